import { expect, test } from 'vitest'
import { lettersOfOrder } from '#core/booking/booking-letters.ts'
import type { OrderOptions } from '#core/cart/order-options.ts'
import { letterText } from '#mail/letter-text.ts'
import { aBooking, orderOf, someOptions } from '../core/booking-by-hand.ts'
import { brand, siteOrigin } from './letters-for-tests.ts'

const received = (booking: Parameters<typeof aBooking>[0]): string => {
  const bookings = [aBooking(booking)]
  const [letter] = lettersOfOrder(orderOf(bookings), bookings, '')
  return letter ? letterText(letter, { siteOrigin, brand }).text : ''
}

const receivedBy = (buyerType: OrderOptions['buyerType']): string => received({ options: someOptions({ buyerType }) })

test('the letter about an order tells a private person how to withdraw, and nobody else', () => {
  expect(receivedBy('privat')).toContain(`${siteOrigin}/widerruf\n`)
  for (const buyerType of ['arbeitgeber', 'gremium'] as const) expect(receivedBy(buyerType)).not.toContain('widerruf')
})

test('the letter about an order accepts what is booked, and nothing that binds nobody yet (terms, § 2)', () => {
  const accepted = 'ist damit verbindlich gebucht'
  expect(received({ state: 'bestaetigt' })).toContain(accepted)
  for (const state of ['angefragt', 'reserviert', 'warteliste'] as const)
    expect(received({ state })).not.toContain(accepted)
})
