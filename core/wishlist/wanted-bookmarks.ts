import type { Bookmark, BookmarkItem } from './wishlist.ts'

/**
 * What a person wants of an item. A click asks for the opposite of what the heart shows at that moment: whoever clicks
 * 'Merken' before the list has come never loses a bookmark that he already has.
 */
export interface WantedBookmark {
  readonly item: BookmarkItem
  readonly wants: 'bookmarked' | 'gone'
}

export const isSameItem = (one: BookmarkItem, other: BookmarkItem): boolean =>
  one.type === other.type && one.value === other.value

/** The bookmark of an item: the one that matches both type and value (spec §3). */
export const bookmarkOf = (bookmarks: readonly Bookmark[], item: BookmarkItem): Bookmark | undefined =>
  bookmarks.find((bookmark) => isSameItem(bookmark, item))

export const wantedByClick = (bookmarks: readonly Bookmark[], item: BookmarkItem): WantedBookmark => ({
  item,
  wants: bookmarkOf(bookmarks, item) ? 'gone' : 'bookmarked',
})

/** Whether what is wanted is so already, so that nothing need be written. */
export const isGranted = (bookmarks: readonly Bookmark[], { item, wants }: WantedBookmark): boolean =>
  (bookmarkOf(bookmarks, item) !== undefined) === (wants === 'bookmarked')
