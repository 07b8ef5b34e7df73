import { usualStay, type CartItem } from '../cart/cart.ts'
import type { OrderOptions } from '../cart/order-options.ts'
import type { ListedEvent } from '../catalogue/catalogue.ts'
import { costRules } from '../costs/venue-lines.ts'
import type { Instant } from '../shared/day.ts'
import type { Booking, Order } from './booking.ts'
import { orderNoFrom } from './order-number.ts'
import { bookingsFrom } from './placing-bookings.ts'

const options: OrderOptions = {
  buyerType: 'gremium',
  contact: { salutationId: 'divers', firstName: 'Toni', lastName: 'Muster', email: 'toni@anderer-betrieb.example' },
  billing: {
    company: 'Anderer Betrieb',
    street: 'Musterweg 1',
    zip: '20095',
    city: 'Hamburg',
    country: 'DE',
    email: 'toni@anderer-betrieb.example',
  },
  // What hotels ask is nobody's business here.
  hotelPayer: 'teilnehmende',
  legalBasis: '37_6',
  newsletter: false,
}

/** An order of somebody else, for so many who are not named yet: the stage lets others book by it. */
export function somebodyElsesOrder(
  event: ListedEvent,
  seats: number,
  mode: CartItem['mode'],
  {
    now,
    newId,
    newToken,
    digest,
  }: {
    readonly now: Instant
    readonly newId: () => string
    readonly newToken: () => string
    readonly digest: (of: string) => string
  },
): { readonly order: Order; readonly bookings: readonly Booking[] } {
  const recipients = Array.from({ length: seats }, () => ({
    id: newId(),
    version: 1,
    pending: true as const,
    stay: usualStay,
  }))
  const item: CartItem = { id: newId(), eventId: event.eventId, mode, recipients }
  const order = { orderNo: orderNoFrom(digest(newToken())), options, placedAt: now }
  const rates = { hotels: {}, rules: costRules({}) }
  return { order, bookings: bookingsFrom([{ item, event }], { ...order, rates, now, newId, newToken }) }
}
