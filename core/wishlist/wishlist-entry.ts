import * as addressOf from '../shared/addresses.ts'
import { dateRange } from '../shared/date-texts.ts'
import type { Day } from '../shared/day.ts'
import { keyedSegment } from '../shared/keyed-address.ts'
import type { Bookmark, WishlistEntry } from './wishlist.ts'

/** What a store knows of a thing on a wishlist. */
export type FoundContent =
  | { readonly kind: 'theme'; readonly title: string; readonly url: string; readonly redirect_url: string | null }
  | {
      readonly kind: 'event'
      readonly title: string
      readonly url: string
      readonly theme_url: string
      readonly redirect_url: string | null
      readonly start_date: Day
      readonly end_date: Day
      readonly town: string | null
    }
  | { readonly kind: 'hotel'; readonly internal_id: number; readonly name: string; readonly town: string }
  | {
      readonly kind: 'lexicon'
      readonly product: string
      readonly group: string
      readonly slug: string
      readonly title: string
    }

/** A bookmark as a store keeps it: with the visitor's note, if he wrote one. */
export interface NotedBookmark extends Bookmark {
  readonly note?: string
}

/** A bookmark with what the wishlist says of the thing; a date has begun when it starts on `today` or earlier. */
export function wishlistEntry(bookmark: NotedBookmark, thing: FoundContent, today: Day): WishlistEntry {
  if (thing.kind === 'theme')
    return { ...bookmark, title: thing.title, href: thing.redirect_url ?? addressOf.theme(thing.url), expired: false }
  if (thing.kind === 'event') {
    const expired = thing.start_date <= today
    const newDates = thing.redirect_url ?? addressOf.themeEvents(thing.theme_url)
    const detail = `${dateRange(thing.start_date, thing.end_date)}, ${thing.town ?? 'online'}`
    const href = expired ? newDates : addressOf.event(thing.url)
    return { ...bookmark, title: thing.title, href, detail, startDate: thing.start_date, expired }
  }
  if (thing.kind === 'hotel') {
    const href = addressOf.hotel(keyedSegment(thing.name, thing.internal_id))
    return { ...bookmark, title: thing.name, href, detail: thing.town, expired: false }
  }
  const href = addressOf.lexiconEntry(thing.product, thing.group, thing.slug)
  return { ...bookmark, title: thing.title, href, expired: false }
}
