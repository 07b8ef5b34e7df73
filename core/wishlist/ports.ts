import type { Day } from '../shared/day.ts'
import type { NotFound, NotSignedIn, Result } from '../shared/result.ts'
import type { Bookmark, BookmarkItem, WishlistEntry } from './wishlist.ts'

export type WhyNotAdded =
  | NotSignedIn
  /** Nothing of that type has that value. */
  | { readonly why: 'unknown-content' }
  /** 500 are kept already. */
  | { readonly why: 'wishlist-full'; readonly most: number }

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
}

/** Keeps bookmarks of users. */
export interface ForStoringBookmarks {
  /** Oldest first. */
  of(userId: string): Promise<readonly Bookmark[]>
  /**
   * Checks and inserts at once: answers the bookmark that is there afterwards, 'unknown-content' when nothing has that
   * value, 'full' when `most` are kept. Returns only after the write is durable.
   */
  add(userId: string, item: BookmarkItem, most: number): Promise<Bookmark | 'unknown-content' | 'full'>
  /** Answers whether the user had it. Returns only after the write is durable. */
  remove(userId: string, id: string): Promise<boolean>
  /**
   * Title, address and second line of each, newest first; what no longer exists is left out. A date has begun when it
   * starts on `today` or earlier.
   */
  entries(userId: string, today: Day): Promise<readonly WishlistEntry[]>
}
