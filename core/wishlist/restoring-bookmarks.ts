import { addSeconds } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'
import { done, refused, type Result } from '../shared/result.ts'
import type { ForChangingBookmarks, WhyNotRestored } from './ports.ts'
import { restorableSeconds, type Bookmark } from './wishlist.ts'

interface WishlistTx {
  readonly bookmarks: ForChangingBookmarks
}
type WhyNotPutBack = Exclude<WhyNotRestored, { readonly why: 'not-signed-in' }>

/** Whatever was taken off later than this can be put back at `now`. */
export const restorableSince = (now: Instant): Instant => addSeconds(now, -restorableSeconds)

/**
 * Puts back what a user took off within the last hour, as it was. What is on the list by now, put back before or added
 * again, is answered; only its missing note is made up for. Refuses where the list has filled up meanwhile.
 */
export const restoreBookmark =
  (userId: string, id: string, now: Instant, most: number) =>
  async ({ bookmarks }: WishlistTx): Promise<Result<Bookmark, WhyNotPutBack>> => {
    await bookmarks.lock(userId)
    const known = await bookmarks.byId(userId, id)
    if (known) return done(known)
    const removed = await bookmarks.removed(userId, id)
    if (!removed || removed.removedAt <= restorableSince(now)) return refused({ why: 'not-found' })
    const { type, value, note } = removed
    const addedAgain = await bookmarks.find(userId, { type, value })
    if (addedAgain) {
      if (note !== undefined) await bookmarks.addNote(userId, addedAgain.id, note)
      return done(addedAgain)
    }
    if ((await bookmarks.count(userId)) >= most) return refused({ why: 'wishlist-full', most })
    await bookmarks.putBack(userId, id)
    return done({ id, type, value })
  }
