import type { Booking, Order } from '#core/booking/booking.ts'
import { bookingsFrom } from '#core/booking/placing-bookings.ts'
import { usualStay, type CartItem, type NamedRecipient } from '#core/cart/cart.ts'
import type { OrderOptions } from '#core/cart/order-options.ts'
import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import { costRules } from '#core/costs/venue-lines.ts'
import { anEvent } from './sample-theme.ts'

/** An event with its theme, online, at 1,000 euros. */
export const aListedEvent = (change: Parameters<typeof anEvent>[0] = {}): ListedEvent => ({
  ...anEvent({
    hotel: null,
    price: { net: 100_000, rate: 19 },
    startDate: '2027-03-08',
    endDate: '2027-03-10',
    ...change,
  }),
  theme: { url: 'recht', title: 'Recht', eventType: 2, rubric: { url: 'recht', title: 'Recht', position: 1 } },
})

export const someOptions = (change: Partial<OrderOptions> = {}): OrderOptions => ({
  buyerType: 'arbeitgeber',
  contact: { salutationId: 'frau', firstName: 'Mara', lastName: 'Amt', email: 'mara@werk.example' },
  billing: {
    company: 'Werk GmbH',
    street: 'Werkstraße 1',
    zip: '20095',
    city: 'Hamburg',
    country: 'DE',
    email: 'rechnung@werk.example',
  },
  hotelPayer: 'rechnung',
  legalBasis: '37_6',
  newsletter: false,
  ...change,
})

export const aRecipient = (firstName: string, change: Partial<NamedRecipient> = {}): NamedRecipient => ({
  id: `seat-${firstName}`,
  version: 1,
  salutationId: 'divers',
  firstName,
  lastName: 'Werk',
  email: `${firstName.toLowerCase()}@werk.example`,
  function: 'br-mitglied',
  isFirstTerm: false,
  stay: usualStay,
  ...change,
})

const ordered = '2026-11-21T12:00:00.000Z'

export const anOrder = (change: Partial<Order> = {}): Order => ({
  orderNo: 'B-00000-00001',
  options: someOptions(),
  placedAt: ordered,
  ...change,
})

/** What is different about a booking of a test. */
export type BookingDraft = Partial<Omit<Booking, 'event'>> & {
  readonly event?: ListedEvent
  readonly mode?: CartItem['mode']
}

/** A booking as an order makes it, for Ada and Ben unless others are named. */
export function aBooking({
  mode = 'buchen',
  recipients = [aRecipient('Ada'), aRecipient('Ben')],
  event = aListedEvent(),
  options = someOptions(),
  ...change
}: BookingDraft = {}): Booking {
  const item: CartItem = { id: 'item-1', eventId: event.eventId, mode, recipients }
  const [booking] = bookingsFrom([{ item, event }], {
    orderNo: 'B-00000-00001',
    options,
    rates: { hotels: {}, rules: costRules({}) },
    now: ordered,
    newId: () => 'booking-1',
    newToken: () => 'token-1',
  })
  if (!booking) throw new Error('an item makes a booking')
  return { ...booking, ...change }
}
