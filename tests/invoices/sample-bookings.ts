import type { Booking, CancelledRecipient } from '#core/booking/booking.ts'
import type { InvoiceSeller } from '#core/invoices/invoice.ts'
import type { Recipient } from '#core/cart/cart.ts'
import { usualStay } from '#core/cart/cart.ts'
import type { Billing } from '#core/cart/order-options.ts'
import type { CostLine } from '#core/costs/costs.ts'

export const seller: InvoiceSeller = {
  name: 'Seminarhaus',
  claim: 'Mitbestimmen will gelernt sein.',
  phone: '040 66969-120',
  email: 'beratung@seminarhaus.example',
  company: 'Seminarhaus Bildungsgesellschaft mbH',
  street: 'Kaistraße 19',
  zip: '20457',
  city: 'Hamburg',
  country: 'DE',
  contact: 'Rechnungsstelle',
  court: 'Amtsgericht Hamburg',
  registerNo: 'HRB 000000',
  managers: ['Dr. Marlene Brandis', 'Tarek Yıldız'],
  vatId: 'DE000000000',
  taxNumber: '00/000/00000',
  bank: { name: 'Beispielbank Hamburg', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
}

export const billing: Billing = {
  company: 'Łuczak & Söhne <Werkzeugbau> GmbH',
  department: 'Personal',
  street: 'Hafenstraße 1',
  zip: '20359',
  city: 'Hamburg',
  country: 'DE',
  email: 'rechnung@luczak.example',
}

export const named = (id: string, firstName = 'Änne', lastName = 'Ö’Brien'): Recipient => ({
  id,
  version: 1,
  salutationId: 'frau',
  firstName,
  lastName,
  email: `${id}@luczak.example`,
  function: 'br-mitglied',
  isFirstTerm: false,
  stay: usualStay,
})

export const fee: CostLine = { item: 'fee', quantity: 1, net: 149_000, rate: 19 }
export const hotelLines: readonly CostLine[] = [
  { item: 'night', quantity: 4, net: 9_813, rate: 7 },
  { item: 'food', quantity: 5, net: 4_165, rate: 7 },
  { item: 'drinks', quantity: 5, net: 1_785, rate: 19 },
  { item: 'city-tax', quantity: 4, net: 400, rate: 0 },
]
export const exemptFee: CostLine = { item: 'fee', quantity: 1, net: 99_000, rate: 0 }

export const costing = (lines: readonly CostLine[]): Booking['costs'][string] => ({ lines, hotelLines: [] })

/** Two people on a seminar of five days, confirmed. */
export const booking = (change: Partial<Booking> = {}): Booking => ({
  id: 'booking-1',
  token: 'token-1',
  orderNo: 'B-7KQ4M2',
  position: 1,
  state: 'bestaetigt',
  version: 1,
  event: {
    eventId: 4001,
    url: 'betriebsverfassungsrecht-i-4001',
    themeUrl: 'betriebsverfassungsrecht-i',
    startDate: '2027-01-11',
    endDate: '2027-01-15',
    startTime: '10:00',
    endTime: '14:00',
    isOnlineEvent: false,
    hotel: null,
    modules: [],
    theme: {
      url: 'betriebsverfassungsrecht-i',
      title: 'Betriebsverfassungsrecht I',
      eventType: 2,
      rubric: { url: 'betriebsverfassung', title: 'Betriebsverfassung', position: 1 },
    },
  },
  body: 'br',
  recipients: [named('r1'), named('r2', 'Bo', 'Żak')],
  cancelled: [],
  options: {
    buyerType: 'arbeitgeber',
    contact: { salutationId: 'herr', firstName: 'Bo', lastName: 'Żak', email: 'bo@luczak.example' },
    billing,
    hotelPayer: 'rechnung',
    legalBasis: '37_6',
    newsletter: false,
  },
  costs: { r1: costing([fee]), r2: costing([fee]) },
  placedAt: '2026-11-20T09:00:00.000Z',
  history: [],
  ...change,
})

export const cancelled = (id: string, percent: number, feeNet: number): CancelledRecipient => ({
  recipient: named(id),
  at: '2026-12-28T09:00:00.000Z',
  percent,
  feeNet,
})
