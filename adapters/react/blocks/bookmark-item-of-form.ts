import { bookmarkTypes, longestValue, type BookmarkItem, type BookmarkType } from '#core/wishlist/wishlist.ts'

const isBookmarkType = (text: string | undefined): text is BookmarkType => bookmarkTypes.includes(text as BookmarkType)

/** The item that a form asks to keep; nothing where it names none. */
export const bookmarkItemOf = (type: string | undefined, value: string | undefined): BookmarkItem | undefined =>
  isBookmarkType(type) && value && value.length <= longestValue ? { type, value } : undefined
