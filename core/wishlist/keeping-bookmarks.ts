import { done, refused, type Result } from '../shared/result.ts'
import type { ForChangingBookmarks, WhyNotAdded } from './ports.ts'
import type { Bookmark, BookmarkItem } from './wishlist.ts'

interface WishlistTx {
  readonly bookmarks: ForChangingBookmarks
}
type WhyNotBookmarked = Exclude<WhyNotAdded, { readonly why: 'not-signed-in' }>

/**
 * Bookmarks an item for a user, who may have at most so many; one that is there already answers with its id. Whoever
 * adds to the same list waits, so that two cannot both add the last one.
 */
export const keepBookmark =
  (userId: string, item: BookmarkItem, most: number) =>
  async ({ bookmarks }: WishlistTx): Promise<Result<Bookmark, WhyNotBookmarked>> => {
    await bookmarks.lock(userId)
    const known = await bookmarks.find(userId, item)
    if (known) return done(known)
    if (!(await bookmarks.exists(item))) return refused({ why: 'unknown-content' })
    if ((await bookmarks.count(userId)) >= most) return refused({ why: 'wishlist-full', most })
    return done(await bookmarks.add(userId, item))
  }
