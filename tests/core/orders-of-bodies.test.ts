import { expect, test } from 'vitest'
import { orderForm, whyNotCheckedOut, type SeenCheckout } from '#core/booking/checkout-rules.ts'
import { somebodyElsesOrder } from '#core/booking/somebody-elses-order.ts'
import { whyNotOrdered } from '#core/cart/order-options-rules.ts'
import { aBooking, aListedEvent, someOptions } from './sample-booking.ts'

test.each([
  ['37_6', 'br'],
  ['37_7', 'br'],
  ['179_sgb9', 'sbv'],
  ['65', 'jav'],
  ['keine', 'br'],
] as const)('an order that rests on %s is training of the body %s', (legalBasis, body) =>
  expect(aBooking({ options: someOptions({ legalBasis }) }).body).toBe(body),
)

test('at the checkout every field is missing of which nothing was typed', () => {
  const typed = orderForm({ typed: {} }, { acceptAgb: true, privacyAccepted: true })
  expect(whyNotOrdered(typed)).toEqual({
    why: 'invalid',
    fields: Object.fromEntries(
      [
        'buyerType',
        'salutationId',
        'firstName',
        'lastName',
        'email',
        'company',
        'street',
        'zip',
        'city',
        'country',
        'billingEmail',
        'hotelPayer',
        'legalBasis',
      ].map((field) => [field, 'missing']),
    ),
  })
})

test('an empty cart becomes no order, whatever else is wrong', () => {
  const cart = { id: 'c1', version: 1, items: [], typed: {}, changedAt: '2026-11-21T12:00:00.000Z' }
  const seen = { ask: { cartVersion: 0 }, cart, priced: { items: [] }, today: '2026-11-21' }
  expect(whyNotCheckedOut(seen as unknown as SeenCheckout)).toEqual({ why: 'cart-empty' })
})

test('an order of somebody else is one of another firm, which pays no hotel', () => {
  const making = { now: '2026-11-21T12:00:00.000Z', newId: () => 'id', newToken: () => 'token', digest: () => 'abcdef' }
  const { order, bookings } = somebodyElsesOrder(aListedEvent(), 2, 'reservieren', making)
  expect(order.options).toEqual({
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
    hotelPayer: 'teilnehmende',
    legalBasis: '37_6',
    newsletter: false,
  })
  expect(bookings.map(({ state, recipients }) => [state, recipients.map(({ version }) => version)])).toEqual([
    ['reserviert', [1, 1]],
  ])
})
