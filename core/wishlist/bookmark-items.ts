import type { Event, Theme } from '../catalogue/catalogue.ts'
import { themeKind } from '../catalogue/theme-kind.ts'
import { namedContent } from './bookmarked-content.ts'
import { isBookmarkType, longestValue, type BookmarkItem } from './wishlist.ts'

/** What a heart of a theme bookmarks. */
export const themeItem = (theme: Pick<Theme, 'url' | 'eventType'>): BookmarkItem => ({
  type: themeKind(theme) === 'Fachtagung' ? 'fachtagung' : 'seminar',
  value: theme.url,
})

/** What a heart of an event bookmarks (architecture §7, wishlist values). */
export const eventItem = ({ eventId }: Pick<Event, 'eventId'>): BookmarkItem => ({
  type: 'event',
  value: `termin-${eventId}`,
})

/** What a heart of an article bookmarks. */
export const articleItem = ({ id }: { readonly id: number }): BookmarkItem => ({
  type: 'artikel',
  value: `artikel-${id}`,
})

/** What a heart of a decision bookmarks. */
export const rulingItem = ({ slug }: { readonly slug: string }): BookmarkItem => ({
  type: 'urteil',
  value: `urteil-${slug}`,
})

/** What a number of an event, or its value, bookmarks; whether there is such an event is not known yet. */
export const eventItemNamed = (event: string): BookmarkItem =>
  /^\d+$/.test(event) ? { type: 'event', value: `termin-${event}` } : { type: 'event', value: event }

/** Types that have content, in the order in which a value is tried: only themes share the shape of theirs. */
const typesOfContent = ['event', 'hotel', 'lexikon', 'download', 'artikel', 'urteil', 'seminar', 'fachtagung'] as const

/** What a value alone may name; values are unlike across types (architecture §7), but for seminars and conferences. */
export const itemsNamed = (value: string): readonly BookmarkItem[] =>
  value.length > longestValue
    ? []
    : typesOfContent.map((type) => ({ type, value })).filter((item) => namedContent(item) !== undefined)

/** The item that a form asks to bookmark; nothing where it names none. */
export const bookmarkItemOf = (type: string | undefined, value: string | undefined): BookmarkItem | undefined =>
  isBookmarkType(type) && value && value.length <= longestValue ? { type, value } : undefined
