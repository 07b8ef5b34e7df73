import { mostItems, mostPersons, personsIn, type Cart } from '../cart/cart.ts'
import { whyNotOrderable } from '../cart/why-not-orderable.ts'
import type { Day } from '../shared/day.ts'
import { namedContent } from './bookmarked-content.ts'
import type { WishlistEntry } from './wishlist.ts'

/** How a seminar or an event on a wishlist stands to the cart of whoever keeps it. */
export const cartStandings = [
  /** Can be put in. */
  'open',
  /** Is in it, to be booked or reserved. */
  'in-cart',
  /** Is in it, for the waiting list. */
  'waiting-list',
  /** Has no seats left: can be put in for the waiting list. */
  'sold-out',
  /** Finds no room in it. */
  'cart-full',
  /** Is no event: one of its events is to be chosen first. */
  'choose-event',
  'begun',
  'over',
] as const
export type CartStanding = (typeof cartStandings)[number]

/** As much of a cart as tells how something stands to it. */
type CartItems = Pick<Cart, 'items'>

const isFull = (cart: CartItems): boolean => cart.items.length >= mostItems || personsIn(cart) >= mostPersons

/** How an entry stands to a cart; undefined where nothing of it is ever ordered, or not here any more. */
export function cartStanding(entry: WishlistEntry, cart: CartItems, today: Day): CartStanding | undefined {
  const { event, offer } = entry
  if (!offer) return undefined
  if (namedContent(entry)?.kind === 'theme') return 'choose-event'
  if (!event) return undefined
  const obstacle = whyNotOrderable(event, today)
  if (obstacle) return obstacle.why === 'past' ? 'over' : 'begun'
  const item = cart.items.find(({ eventId }) => eventId === event.eventId)
  if (item) return item.mode === 'warteliste' ? 'waiting-list' : 'in-cart'
  if (isFull(cart)) return 'cart-full'
  return event.placesLeft > 0 ? 'open' : 'sold-out'
}
