import type { Day } from '../shared/day.ts'
import type { Invalid, NotFound, NotSignedIn, Result } from '../shared/result.ts'
import type { Bookmark, BookmarkItem, WishlistEntry } from './wishlist.ts'

export type WhyNotAdded =
  | NotSignedIn
  /** Nothing of that type has that value. */
  | { readonly why: 'unknown-content' }
  /** 500 are kept already. */
  | { readonly why: 'wishlist-full'; readonly most: number }

export type WhyNotNoted = NotSignedIn | NotFound | Invalid<'note'>

/** What a visitor does with the wishlist. Refuses with 'not-signed-in' for everyone who is not. */
export interface ForKeepingBookmarks {
  /** His bookmarks, oldest first. */
  list(ask: {}): Promise<Result<readonly Bookmark[], NotSignedIn>>
  /** His bookmarks with what a page says of them, newest first. */
  entries(ask: {}): Promise<Result<readonly WishlistEntry[], NotSignedIn>>
  /** Keeps an item; what is kept already answers with the id it has. */
  add(ask: BookmarkItem): Promise<Result<Bookmark, WhyNotAdded>>
  /** Takes one off his list. Refuses what is not on it. */
  remove(ask: { readonly id: string }): Promise<Result<void, NotSignedIn | NotFound>>
  /** Writes a note of at most 500 characters beside a bookmark of his; an empty one takes it away. */
  note(ask: { readonly id: string; readonly note: string }): Promise<Result<void, WhyNotNoted>>
}

/** Keeps bookmarks of users. */
export interface ForStoringBookmarks {
  /** Oldest first. */
  of(userId: string): Promise<readonly Bookmark[]>
  /** Answers whether the user had it. Returns only after the write is durable. */
  remove(userId: string, id: string): Promise<boolean>
  /** Keeps a note beside a bookmark, or takes it away when it is empty. Answers whether the user has that bookmark. */
  note(userId: string, id: string, note: string): Promise<boolean>
  /**
   * Title, address and second line of each, newest first; what no longer exists is left out. A date has begun when it
   * starts on `today` or earlier.
   */
  entries(userId: string, today: Day): Promise<readonly WishlistEntry[]>
}

/** Changes wishlists within a transaction. */
export interface ForChangingBookmarks {
  /** Keeps others from changing this user's list until the transaction ends. Throws where nobody has the id. */
  lock(userId: string): Promise<void>
  /** The user's bookmark of an item. */
  find(userId: string, item: BookmarkItem): Promise<Bookmark | undefined>
  /** Whether there is what an item names. */
  exists(item: BookmarkItem): Promise<boolean>
  /** How many the user has. */
  count(userId: string): Promise<number>
  /** Adds a bookmark, under a number of its own; one of the same item must not be there. */
  add(userId: string, item: BookmarkItem): Promise<Bookmark>
}
