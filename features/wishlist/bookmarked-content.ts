import type { BookmarkItem } from '#core/wishlist/wishlist.ts'
import { slugOf } from '#features/support/content-builder.ts'

/** Content of a scenario as hearts name it. */
export const themeContent = (title: string): BookmarkItem => ({ type: 'seminar', value: slugOf(title) })
export const eventContent = (number: number): BookmarkItem => ({ type: 'event', value: `termin-${number}` })
