import { beforeEach, describe, expect, test } from 'vitest'
import type { LegalBasisKey } from '#core/cart/order-options.ts'
import { valueOf } from '../core/test-core.ts'
import { faultsIn } from './faults-in-html.ts'
import { openPages, textOf, type Browsing } from './pages-app.ts'

/** The page of a booking, as the demo provider's visitor orders it. */
let pages: Awaited<ReturnType<typeof openPages>>
let browser: Browsing
beforeEach(async () => {
  pages = await openPages()
  browser = pages.visit()
})

const whoOrders = {
  buyerType: 'gremium',
  salutationId: 'frau',
  firstName: 'Mara',
  lastName: 'Amt',
  email: 'mara@werk.example',
  company: 'Werk GmbH',
  street: 'Werkstraße 1',
  zip: '20095',
  city: 'Hamburg',
  country: 'DE',
  billingEmail: 'rechnung@werk.example',
  hotelPayer: 'rechnung',
}

/** Orders seats of an event that has enough of them, and other events of its theme. */
async function ordered(mode: 'buchen' | 'reservieren' = 'reservieren', legalBasis: LegalBasisKey = '37_6') {
  const { cart, orders } = browser.site.booking
  const { items } = valueOf(await browser.site.programme.catalogue.events({}))
  const event = items.find(
    ({ placesLeft, startDate, hotel, price }) => placesLeft > 5 && startDate > '2027-02-15' && hotel && price,
  )
  if (!event) throw new Error('no event has so many seats left')
  valueOf(await cart.addItem({ eventId: event.eventId, quantity: 2, mode }))
  const { version } = valueOf(await cart.updateOrderOptions({ ...whoOrders, legalBasis }))
  valueOf(await orders.checkout({ cartVersion: version, acceptAgb: true, privacyAccepted: true }))
  const [booking] = valueOf(await orders.placed({})).bookings
  if (!booking) throw new Error('nothing was ordered')
  return { booking, address: `/buchung/${booking.token}`, event }
}

test('see', async () => {
  const { address } = await ordered()
  const answer = await browser.get(address)
  console.log(textOf(answer.html))
  expect(await faultsIn(answer.html)).toEqual([])
})
