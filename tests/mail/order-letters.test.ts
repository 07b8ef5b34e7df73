import { expect, test } from 'vitest'
import { lettersOfOrder } from '#core/booking/booking-letters.ts'
import type { OrderOptions } from '#core/cart/order-options.ts'
import { letterText } from '#mail/letter-text.ts'
import { aBooking, orderOf, someOptions } from '../core/booking-by-hand.ts'
import { brand, siteOrigin } from './letters-for-tests.ts'

const receivedBy = (buyerType: OrderOptions['buyerType']): string => {
  const bookings = [aBooking({ options: someOptions({ buyerType }) })]
  const [received] = lettersOfOrder(orderOf(bookings), bookings, '')
  return received ? letterText(received, { siteOrigin, brand }).text : ''
}

test('the letter about an order tells a private person how to withdraw, and nobody else', () => {
  expect(receivedBy('privat')).toContain(`${siteOrigin}/widerruf\n`)
  for (const buyerType of ['arbeitgeber', 'gremium'] as const) expect(receivedBy(buyerType)).not.toContain('widerruf')
})
