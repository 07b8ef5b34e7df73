import { cartModes, isPending, type CartMode, type Recipient } from './cart.ts'
import type { ShownCart, ShownItem } from './ports.ts'

/** What else may become of an item: of what is sold out only waiting is left, and nobody waits where seats are free. */
export function otherModes({ mode, obstacle, event, recipients }: ShownItem): readonly CartMode[] {
  if (obstacle === 'gone' || obstacle === 'begun' || !event) return []
  const seatsAreLeft = event.placesLeft >= recipients.length
  return cartModes.filter((other) => other !== mode && (other === 'warteliste') !== seatsAreLeft)
}

/** Whether seats may be added to an item. */
export const takesMore = ({ mode, obstacle, event, recipients }: ShownItem): boolean =>
  obstacle === undefined && (mode === 'warteliste' || (event?.placesLeft ?? 0) > recipients.length)

/** The seat that is given back first: the last one that nobody is named for. */
export const seatToGiveBack = ({ recipients }: Pick<ShownItem, 'recipients'>): Recipient | undefined =>
  recipients.findLast(isPending)

/** Whether all items can be ordered as they are. */
export const isOrderable = ({ items }: Pick<ShownCart, 'items'>): boolean =>
  items.length > 0 && items.every(({ obstacle }) => obstacle === undefined)

/** What becomes of an item: what is booked at a price that is not known yet is only asked for. */
export type ShownMode = CartMode | 'anfragen'

/** How an item is shown. */
export const shownMode = ({ mode, totals }: Pick<ShownItem, 'mode' | 'totals'>): ShownMode =>
  mode === 'buchen' && !totals.complete ? 'anfragen' : mode

/** What an order of these items is: binding where anything is booked, else a reservation, else only waiting. */
export const orderMode = (items: readonly { readonly mode: CartMode }[]): CartMode =>
  cartModes.find((mode) => items.some((item) => item.mode === mode)) ?? 'buchen'

/** A recipient as he is called; undefined where nobody is named yet. */
export const nameOf = (recipient: Recipient): string | undefined =>
  isPending(recipient) ? undefined : `${recipient.firstName} ${recipient.lastName}`
