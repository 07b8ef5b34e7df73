import type { BookmarkItem } from './wishlist.ts'
import type { WishlistEmitted } from './wishlist-state.ts'

/** What a page tells other scripts on it (spec §7): on the window, or rising from the host of the heart. */
export type Announcement =
  | {
      readonly from: 'window'
      readonly event: 'wishlist'
      readonly detail: BookmarkItem & { readonly action: 'item-added' | 'item-removed' }
    }
  | { readonly from: 'heart'; readonly event: 'addedToWishlist'; readonly detail: BookmarkItem }

/** What is announced, in order, when a bookmark was added or removed. Of a failure nobody hears. */
export const announcementsOf = ({
  type: action,
  item: { type, value },
}: Extract<WishlistEmitted, { readonly item: BookmarkItem }>): readonly Announcement[] => {
  const told: Announcement = { from: 'window', event: 'wishlist', detail: { action, type, value } }
  return action === 'item-added' ? [told, { from: 'heart', event: 'addedToWishlist', detail: { type, value } }] : [told]
}
