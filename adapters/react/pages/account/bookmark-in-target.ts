// Without React: what the actions of two forms do for browsers without JavaScript.
import type { Site } from '#core/site.ts'
import { bookmarkIn, withoutBookmark } from '#core/wishlist/bookmark-in-address.ts'
import { backBookmarked } from '#core/wishlist/wishlist-address.ts'
import type { BookmarkItem } from '#core/wishlist/wishlist.ts'

/**
 * Bookmarks what the target's `add_to_wishlist` asks for, for browsers without JavaScript, where nothing on the target
 * could; `itemsOf` names what the value may stand for, and what there is of it is taken. Answers where to go on, with
 * a sign where something was taken. A refused item is passed over in silence, as everywhere (spec §8).
 */
export async function addBookmarkOf(
  site: Site,
  target: string,
  itemsOf: (value: string) => readonly BookmarkItem[],
): Promise<string> {
  const value = bookmarkIn(target)
  const items = value === undefined ? [] : itemsOf(value)
  for (const item of items)
    if ((await site.account.wishlist.add(item)).ok) return backBookmarked(withoutBookmark(target))
  return items.length > 0 ? withoutBookmark(target) : target
}
