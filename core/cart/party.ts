import type { SoldOut } from '../capacity/capacity.ts'
import type { ListedEvent } from '../catalogue/catalogue.ts'
import { done, refused, type Result } from '../shared/result.ts'
import { isPending, mostItems, mostPersons, personsIn, type Cart, type CartMode, type Recipient } from './cart.ts'
import type { CartFull } from './changing-cart.ts'
import { whyNoRoom } from './seats-in-cart.ts'

/** Those whom a Gremium sends to an event. */
export interface Party {
  readonly event: ListedEvent
  readonly mode: CartMode
  readonly recipients: readonly Recipient[]
  /** For which it is ordered, by its number. */
  readonly gremium: string
}

/**
 * The cart with these people on an event, each of them once: whoever is in there already stays, and of seats for
 * 'N. N.' there are at least as many as they need. It is then ordered for their Gremium.
 */
export function withParty(
  cart: Cart,
  { event, mode, recipients, gremium }: Party,
  newId: () => string,
): Result<Cart, SoldOut | CartFull> {
  const { eventId } = event
  const known = cart.items.find((item) => item.eventId === eventId && item.modules === undefined)
  const there = known?.recipients ?? []
  const named = new Set(there.flatMap((one) => (isPending(one) ? [] : [one.email])))
  const coming = [
    ...recipients.filter((one) => !isPending(one) && !named.has(one.email)),
    ...recipients.filter(isPending).slice(there.filter(isPending).length),
  ]
  const noRoom = mode === 'warteliste' ? undefined : whyNoRoom(event, cart.items, { seats: coming.length })
  if (coming.length > 0 && noRoom) return refused(noRoom)
  const item = { ...(known ?? { id: newId(), eventId }), mode, recipients: [...there, ...coming] }
  const items = known ? cart.items.map((one) => (one === known ? item : one)) : [...cart.items, item]
  if (items.length > mostItems) return refused({ why: 'cart-full', of: 'items', most: mostItems })
  if (personsIn({ items }) > mostPersons) return refused({ why: 'cart-full', of: 'persons', most: mostPersons })
  return done({ ...cart, items, typed: { ...cart.typed, gremium } })
}
