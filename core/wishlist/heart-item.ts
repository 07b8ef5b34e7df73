import { isBookmarkType, longestValue, type BookmarkItem } from './wishlist.ts'

/** What the data attributes of a heart's host name, as in `dataset`; undefined where it is nothing to bookmark. */
export const heartItem = (raw: Readonly<Record<string, string | undefined>>): BookmarkItem | undefined => {
  const type = raw['type']?.trim()
  const value = raw['value']?.trim() ?? ''
  return isBookmarkType(type) && value !== '' && value.length <= longestValue ? { type, value } : undefined
}
