import type { Bookmark, BookmarkItem } from './wishlist.ts'
import { bookmarkOf, type WantedBookmark } from './wanted-bookmarks.ts'

export interface WishlistInput {
  readonly signedIn: boolean
  /** Full address of the page. */
  readonly address: string
}

export type WishlistEvent =
  | { readonly type: 'heart.shown'; readonly item: BookmarkItem }
  | { readonly type: 'heart.clicked'; readonly item: BookmarkItem }
  | { readonly type: 'dialog.closed' }
  /** Another tab of this browser has changed the list. */
  | { readonly type: 'list.changed' }

export type WishlistEmitted =
  | { readonly type: 'item-added'; readonly item: BookmarkItem }
  | { readonly type: 'item-removed'; readonly item: BookmarkItem }
  | { readonly type: 'warned'; readonly message: 'cannot add to wishlist' | 'cannot remove to wishlist' }
  /** The address without `add_to_wishlist`, to be put in place of the present one. */
  | { readonly type: 'address.changed'; readonly address: string }

/** What the wishlist of a page knows. */
export interface WishlistContext extends WishlistInput {
  /** The list as last heard from the store. */
  readonly bookmarks: readonly Bookmark[]
  /** Whether a list was ever heard; until then nothing is known to be bookmarked or not. */
  readonly heard: boolean
  /** The shown item for which the address asks, and whether it has been tried to add it. */
  readonly asked: BookmarkItem | undefined
  readonly tried: boolean
  /** In the order of their clicks, at most one for an item. */
  readonly waiting: readonly WantedBookmark[]
  /** The item that is being written, until the list has been reloaded. */
  readonly current: BookmarkItem | undefined
  /** The list was changed in another tab since it was asked for last. */
  readonly outdated: boolean
  /** The item for which the login dialog is open. */
  readonly dialogFor: BookmarkItem | undefined
}

/** The item that is being written. Throws where there is none. */
export const beingWritten = ({ current }: WishlistContext): BookmarkItem => {
  if (current === undefined) throw new Error('No bookmark is being written')
  return current
}

/** The bookmark that is being removed. */
export const onTheList = (context: WishlistContext): Bookmark => {
  const bookmark = bookmarkOf(context.bookmarks, beingWritten(context))
  if (bookmark === undefined) throw new Error('What is to be removed is not on the list')
  return bookmark
}
