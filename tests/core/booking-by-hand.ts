import type { Booking, BookedEvent, Order } from '#core/booking/booking.ts'
import type { NamedRecipient, PendingRecipient, Recipient } from '#core/cart/cart.ts'
import type { OrderOptions } from '#core/cart/order-options.ts'
import { required } from '#core/shared/required.ts'
import { aHotel } from './sample-theme.ts'

const stay = { overnight: null, arrivalEve: false, departureLate: false }

export const aRecipient = (change: Partial<NamedRecipient> = {}): NamedRecipient => ({
  id: 'r1',
  version: 1,
  salutationId: 'frau',
  firstName: 'Kim',
  lastName: 'Sommer',
  email: 'kim.sommer@muster.example',
  function: 'br-mitglied',
  isFirstTerm: false,
  stay,
  ...change,
})

/** A seat whose holder is named later. */
export const unnamed = (id: string): PendingRecipient => ({ id, version: 1, pending: true, stay })

export const someOptions = (change: Partial<OrderOptions> = {}): OrderOptions => ({
  buyerType: 'gremium',
  contact: {
    salutationId: 'herr',
    firstName: 'Jörg',
    lastName: 'Beispiel',
    email: 'br@muster.example',
    phone: '0341 5550',
  },
  billing: {
    company: 'Muster Maschinenbau GmbH',
    department: 'Betriebsrat',
    street: 'Werkstraße 5',
    zip: '04103',
    city: 'Leipzig',
    country: 'DE',
    email: 'rechnung@muster.example',
  },
  hotelPayer: 'rechnung',
  legalBasis: '37_6',
  newsletter: false,
  ...change,
})

export const aBookedEvent = (change: Partial<BookedEvent> = {}): BookedEvent => ({
  eventId: 4001,
  url: 'arbeitsrecht-1-4001',
  themeUrl: 'arbeitsrecht-1',
  startDate: '2027-03-08',
  endDate: '2027-03-12',
  startTime: '13:00',
  endTime: '12:00',
  isOnlineEvent: false,
  hotel: aHotel(),
  modules: [],
  theme: {
    url: 'arbeitsrecht-1',
    title: 'Arbeitsrecht I',
    eventType: 2,
    rubric: { url: 'arbeitsrecht', title: 'Arbeitsrecht', position: 2 },
  },
  ...change,
})

const usualCosts = {
  lines: [
    { item: 'fee', quantity: 1, net: 149_000, rate: 19 },
    { item: 'night', quantity: 4, net: 9_000, rate: 7 },
  ],
  hotelLines: [],
} as const

/** Bound on 23 November 2026, to begin on 8 March 2027. */
export const aBooking = (change: Partial<Booking> = {}): Booking => {
  const recipients: readonly Recipient[] = change.recipients ?? [aRecipient()]
  return {
    id: 'b1',
    token: 'token-b1',
    orderNo: 'AB-2X7-K9Q',
    position: 1,
    state: 'bestaetigt',
    version: 3,
    event: aBookedEvent(),
    body: 'br',
    recipients,
    cancelled: [],
    options: someOptions(),
    costs: Object.fromEntries(recipients.map(({ id }) => [id, usualCosts])),
    placedAt: '2026-11-20T09:00:00.000Z',
    boundAt: '2026-11-23T09:00:00.000Z',
    history: [{ at: '2026-11-20T09:00:00.000Z', by: 'orderer', what: 'ordered' }],
    ...change,
  }
}

/** The order to which bookings belong. */
export const orderOf = (bookings: readonly Booking[]): Order => {
  const { orderNo, options, placedAt } = required(bookings[0])
  return { orderNo, options, placedAt }
}
