import { themeEvents, wishlist } from '../shared/addresses.ts'
import type { WishlistEntry } from './wishlist.ts'
import type { WishlistOrder } from './wishlist.view.ts'

/** Where the wishlist stands. */
export const here = wishlist
/** Names the order in its address. */
export const orderField = 'sortierung'
/** Names in its address what was to be put into the cart: the id of a bookmark, or all. */
export const cartField = 'warenkorb'
export const everything = 'alle'

/** What every page shows where its address names it: a heart that led back there has done its work. */
export const bookmarkedSign = 'gemerkt'

/** The page on which a heart was pressed, now with that sign: nothing that a cache would tell apart. */
export const backBookmarked = (page: string): string => `${page.replace(/#.*/s, '')}#${bookmarkedSign}`

export const orderIn = (url: URL): WishlistOrder =>
  url.searchParams.get(orderField) === 'termin' ? 'next-event' : 'latest'

export const inOrderHref = (order: WishlistOrder): string =>
  order === 'next-event' ? `${here}?${orderField}=termin` : here

/** The list in its order, telling what became of a bookmark, or of all, that was to be put into the cart. */
export const cartAnswerHref = (order: WishlistOrder, wished: string): string => {
  const href = inOrderHref(order)
  return `${href}${href.includes('?') ? '&' : '?'}${cartField}=${encodeURIComponent(wished)}`
}

/** All events of what is bookmarked, where one of them is to be chosen: the value of a theme is its url. */
export const eventsOfEntry = ({ cart, value }: WishlistEntry): string | undefined =>
  cart === 'choose-event' ? themeEvents(value) : undefined
