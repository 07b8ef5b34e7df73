import { bookmarkIn } from './bookmark-in-address.ts'
import { wantedByClick } from './wanted-bookmarks.ts'
import { onTheList, type WishlistContext } from './wishlist-state.ts'
import type { Bookmark, BookmarkItem } from './wishlist.ts'

/** What becomes different in what the wishlist of a page knows. */
type Change = Partial<WishlistContext>

/** A heart stands on the page: the first with the value that the address asks for is the one it means. */
export const shown = ({ asked, address }: WishlistContext, item: BookmarkItem): Change => ({
  asked: asked ?? (bookmarkIn(address) === item.value ? item : undefined),
})

export const queued = ({ waiting, bookmarks }: WishlistContext, item: BookmarkItem): Change => ({
  waiting: [...waiting, wantedByClick(bookmarks, item)],
})

export const withoutNext = ({ waiting }: WishlistContext): Change => ({ waiting: waiting.slice(1) })

export const nextBegun = ({ waiting }: WishlistContext): Change => ({
  current: waiting[0]?.item,
  waiting: waiting.slice(1),
})

export const addressBegun = ({ asked }: WishlistContext): Change => ({ current: asked, tried: true })

/** A port may acknowledge without saying what it has stored; the reload will tell. */
export const added = ({ bookmarks }: WishlistContext, bookmark: Bookmark | void): Change => ({
  bookmarks: bookmark ? [...bookmarks, bookmark] : bookmarks,
})

export const removed = (context: WishlistContext): Change => ({
  bookmarks: context.bookmarks.filter((bookmark) => bookmark !== onTheList(context)),
})

/** A click has met the end of the session, and asks for the dialog; what the address asks stays in the address. */
export const dialogFor = ({ tried, current }: WishlistContext): Change => ({
  dialogFor: tried ? undefined : current,
})

export const turnedSignedOut = ({ waiting, dialogFor }: WishlistContext): Change => ({
  signedIn: false,
  bookmarks: [],
  waiting: [],
  current: undefined,
  dialogFor: dialogFor ?? waiting[0]?.item,
})
