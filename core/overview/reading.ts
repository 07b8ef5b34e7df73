import type { Booking } from '../booking/booking.ts'
import { berlinDay } from '../shared/dates.ts'
import type { Bookmark, BookmarkType } from '../wishlist/wishlist.ts'

/** Bookmarks that an overview shows: what one can book. */
export const shownBookmarkTypes: readonly BookmarkType[] = ['seminar', 'fachtagung', 'event']

export const isShownBookmark = ({ type }: Bookmark): boolean => shownBookmarkTypes.includes(type)

/** Those that begin first come first; of one day by their numbers, so that the order is always the same. */
export const byBeginning = (one: Booking, other: Booking): number => {
  const [day, otherDay] = [berlinDay(one.event.startDate), berlinDay(other.event.startDate)]
  if (day !== otherDay) return day < otherDay ? -1 : 1
  return one.id < other.id ? -1 : 1
}
