import type { Instant } from '../shared/day.ts'
import type { Invalid, NotFound, NotSignedIn, Result, TooMany } from '../shared/result.ts'
import type { CartStanding } from './cart-standing.ts'
import type { groupedEntries } from './grouped-entries.ts'
import type { NotedBookmark } from './wishlist-entry.ts'
import type { Bookmark, BookmarkItem, WishlistEntry } from './wishlist.ts'

/** 500 are on the list already. */
export interface WishlistFull {
  readonly why: 'wishlist-full'
  readonly most: number
}

export type WhyNotAdded =
  | NotSignedIn
  /** Nothing of that type has that value. */
  | { readonly why: 'unknown-content' }
  | WishlistFull

export type WhyNotRestored = NotSignedIn | NotFound | WishlistFull

/** Only who is not signed in any more meets a limit. */
export type WhyNotPut = NotSignedIn | NotFound | TooMany

export type WhyNotNoted = NotSignedIn | NotFound | Invalid<'note'>

/** How a bookmark stands to the cart of whoever keeps it. */
export interface BookmarkAtCart {
  readonly id: string
  readonly standing: CartStanding
}

/** What a visitor does with the wishlist. Refuses with 'not-signed-in' for everyone who is not. */
export interface ForKeepingBookmarks {
  /** His bookmarks, oldest first. */
  list(ask: {}): Promise<Result<readonly Bookmark[], NotSignedIn>>
  /** Their ids alone, in the same order. */
  ids(ask: {}): Promise<Result<{ readonly items: readonly string[] }, NotSignedIn>>
  /** His bookmarks with what a page says of them and what the programme offers now, newest first. */
  entries(ask: {}): Promise<Result<{ readonly items: readonly WishlistEntry[] }, NotSignedIn>>
  /** The same in their groups. */
  grouped(ask: {}): Promise<Result<{ readonly items: ReturnType<typeof groupedEntries> }, NotSignedIn>>
  /** Bookmarks an item; what is bookmarked already answers with the id it has. */
  add(ask: BookmarkItem): Promise<Result<Bookmark, WhyNotAdded>>
  /** Bookmarks an event, named by its value or by its number alone ('termin-4001', '4001'). */
  addEvent(ask: { readonly event: string }): Promise<Result<Bookmark, WhyNotAdded>>
  /** Takes one off his list. Refuses what is not on it. */
  remove(ask: { readonly id: string }): Promise<Result<void, NotSignedIn | NotFound>>
  /** What he took off within the last hour and has not on his list again, the last first: it can be put back. */
  removed(ask: {}): Promise<Result<readonly WishlistEntry[], NotSignedIn>>
  /**
   * Puts back what he took off within the last hour, with its note and at its old position. Where it is on his list
   * again, that bookmark is answered, and takes the note if it has none. Refuses what is not his, and what is longer
   * ago.
   */
  restore(ask: { readonly id: string }): Promise<Result<Bookmark, WhyNotRestored>>
  /** Writes a note of at most 500 characters beside a bookmark of his; an empty one takes it away. */
  note(ask: { readonly id: string; readonly note: string }): Promise<Result<void, WhyNotNoted>>
  /**
   * Puts a seat of each of these bookmarked events into his cart, of all where none are named; sold out ones for the
   * waiting list, and only where that is wished. What is in the cart already stays as it is. Answers how each seminar
   * and event of them stands to the cart then. Refuses where none of them is on his list.
   */
  intoCart(ask: {
    readonly ids?: readonly string[]
    readonly waitingList?: boolean
  }): Promise<Result<{ readonly items: readonly BookmarkAtCart[] }, WhyNotPut>>
}

/** Tells of entries, in their order, what the programme offers now of the seminars and events among them. */
export type ForTellingOffers = (entries: readonly WishlistEntry[]) => Promise<readonly WishlistEntry[]>

/** Stores bookmarks of users. */
export interface ForStoringBookmarks {
  /** Everything there is, oldest first: with notes, and what was taken off and is not forgotten yet. */
  stored(userId: string): Promise<{
    readonly bookmarks: readonly NotedBookmark[]
    readonly removed: readonly RemovedBookmark[]
  }>
  /** Oldest first. */
  of(userId: string): Promise<readonly Bookmark[]>
  /**
   * Takes one off the list at an instant; it can be put back until it is tidied away. Answers whether the user had it.
   * Returns only after the write is durable.
   */
  remove(userId: string, id: string, at: Instant): Promise<boolean>
  /** Stores a note beside a bookmark, or takes it away when it is empty. Answers whether the user has that bookmark. */
  note(userId: string, id: string, note: string): Promise<boolean>
  /**
   * Title, address and second line of each, newest first; what no longer exists is left out. Of events how they stand
   * at that instant.
   */
  entries(userId: string, now: Instant): Promise<readonly WishlistEntry[]>
  /** The same of what was taken off later than an instant and is not on the list again, the last first. */
  removedSince(userId: string, since: Instant, now: Instant): Promise<readonly WishlistEntry[]>
}

/** A bookmark that was taken off. */
export interface RemovedBookmark extends NotedBookmark {
  readonly removedAt: Instant
}

/** Changes wishlists within a transaction. */
export interface ForChangingBookmarks {
  /** Keeps others from changing this user's list until the transaction ends. Throws where nobody has the id. */
  lock(userId: string): Promise<void>
  /** The user's bookmark of an item. */
  find(userId: string, item: BookmarkItem): Promise<Bookmark | undefined>
  /** The user's bookmark of an id. */
  byId(userId: string, id: string): Promise<Bookmark | undefined>
  /** What the user took off, for as long as the store remembers it; of one item the last that was taken off. */
  removed(userId: string, id: string): Promise<RemovedBookmark | undefined>
  /** Whether there is what an item names. */
  exists(item: BookmarkItem): Promise<boolean>
  /** How many the user has. */
  count(userId: string): Promise<number>
  /** Adds a bookmark, under a number of its own; one of the same item must not be there. */
  add(userId: string, item: BookmarkItem): Promise<Bookmark>
  /** Puts back what was taken off, as it was: id, note, position in the order. Its item must not be on the list. */
  putBack(userId: string, id: string): Promise<void>
  /** Writes a note beside a bookmark that has none. */
  addNote(userId: string, id: string, note: string): Promise<void>
}
