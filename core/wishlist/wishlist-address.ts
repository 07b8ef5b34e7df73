import { wishlist } from '../shared/addresses.ts'
import type { WishlistOrder } from './wishlist.view.ts'

/** Where the wishlist stands. */
export const here = wishlist
/** Names the order in its address. */
export const orderField = 'sortierung'

export const orderIn = (url: URL): WishlistOrder =>
  url.searchParams.get(orderField) === 'termin' ? 'next-event' : 'latest'

export const inOrderHref = (order: WishlistOrder): string =>
  order === 'next-event' ? `${here}?${orderField}=termin` : here
