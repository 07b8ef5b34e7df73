import type { Event } from '../catalogue/catalogue.ts'
import type { UnderWay } from '../catalogue/event-lifetime.ts'
import type { Level } from '../catalogue/level.ts'
import type { Day } from '../shared/day.ts'
import type { Cents } from '../shared/money.ts'
import type { CartStanding } from './cart-standing.ts'

/** What can be on a wishlist (domain §7.4). */
export const bookmarkTypes = [
  'seminar',
  'event',
  'artikel',
  'hotel',
  'fachtagung',
  'urteil',
  'lexikon',
  'download',
  'video',
] as const
export type BookmarkType = (typeof bookmarkTypes)[number]

export const isBookmarkType = (text: string | undefined): text is BookmarkType =>
  bookmarkTypes.some((type) => type === text)

/**
 * What a heart names. Values are unlike across types: a theme's url, `termin-{eventId}`, `hotel-{internalId}`,
 * `lexikon-{group}-{url}`, `download-{slug}`, `artikel-{id}`, `urteil-{slug}` (architecture §7).
 */
export interface BookmarkItem {
  readonly type: BookmarkType
  readonly value: string
}

export interface Bookmark extends BookmarkItem {
  readonly id: string
}

/** An event to come, in a line. */
export interface OfferedEvent {
  readonly href: string
  /** '11.01.2027 bis 13.01.2027, Köln: Plätze frei' */
  readonly text: string
  /** Net cents of one participant, hotel included, as the Kostenrechner suggests; absent where it is not known. */
  readonly withHotel?: Cents
}

/** What a committee asks first of a seminar or an event that is to come. */
export interface WishlistOffer {
  readonly level?: Level
  /** Net; of a seminar the lowest. Absent where it is auf Anfrage. */
  readonly price?: Cents
  /** Of an event, how its seats stand. */
  readonly seats?: string
  /** Of an event: hotel included. */
  readonly withHotel?: Cents
  /** Of a seminar, and of an event that is over: the next events, at most three. */
  readonly next: readonly OfferedEvent[]
  /** What a comparison knows it by; absent of what is over. */
  readonly compared?: { readonly name: 'event' | 'theme'; readonly value: string }
}

/** An event on a wishlist as it stands in the programme now, with the names that calls of the programme have. */
export interface BookmarkedEvent extends Pick<
  Event,
  'eventId' | 'themeUrl' | 'url' | 'isOnlineEvent' | 'price' | 'placesLeft'
> {
  readonly startDate: Day
  readonly endDate: Day
  /** Of a series the first; absent where it is online. */
  readonly town?: string
}

/** A bookmark as the wishlist page shows it. */
export interface WishlistEntry extends Bookmark {
  readonly title: string
  /** Where it leads; for something past, to its new events. */
  readonly href: string
  /** A second line: days and town of an event, town of a hotel. */
  readonly detail?: string
  /** First day of an event. */
  readonly startDate?: Day
  /** An event whose last day is over. */
  readonly expired: boolean
  /** An event that is being held, or begins today. */
  readonly underWay?: UnderWay
  /** What the visitor wrote beside it. */
  readonly note?: string
  /** Of an event, over or not. */
  readonly event?: BookmarkedEvent
  /** Of a seminar or an event, as long as it lives here. */
  readonly offer?: WishlistOffer
  /** How a seminar or an event stands to his cart. */
  readonly cart?: CartStanding
}

/** The largest number of bookmarks a person may have (domain §7.4). */
export const mostBookmarks = 500
/** Longest value of a bookmark, in characters (domain §7.4). */
export const longestValue = 255
/** Longest note beside a bookmark, in characters. */
export const longestNote = 500
/** How long what was taken off can be put back, in seconds. */
export const restorableSeconds = 3600
