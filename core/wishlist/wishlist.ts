import type { UnderWay } from '../catalogue/event-lifetime.ts'
import type { Day } from '../shared/day.ts'

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
 * `lexikon-{group}-{url}` (architecture §7).
 */
export interface BookmarkItem {
  readonly type: BookmarkType
  readonly value: string
}

export interface Bookmark extends BookmarkItem {
  readonly id: string
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
}

/** The largest number of bookmarks a person may have (domain §7.4). */
export const mostBookmarks = 500
/** Longest value of a bookmark, in characters (domain §7.4). */
export const longestValue = 255
/** Longest note beside a bookmark, in characters. */
export const longestNote = 500
/** How long what was taken off can be put back, in seconds. */
export const restorableSeconds = 3600
