import type { BookmarkItem } from '#core/wishlist/wishlist.ts'
import { slugOf } from '#features/support/content-builder.ts'

/** Things of a scenario as hearts name them. */
export const themeContent = (title: string): BookmarkItem => ({ type: 'seminar', value: slugOf(title) })
export const eventContent = (number: number): BookmarkItem => ({ type: 'event', value: `termin-${number}` })
