import type { Event, Theme } from '../catalogue/catalogue.ts'
import { themeKind } from '../catalogue/theme-kind.ts'
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

/** The item that a form asks to bookmark; nothing where it names none. */
export const bookmarkItemOf = (type: string | undefined, value: string | undefined): BookmarkItem | undefined =>
  isBookmarkType(type) && value && value.length <= longestValue ? { type, value } : undefined
