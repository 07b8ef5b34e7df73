import { expect, test } from 'vitest'
import { cartStanding, cartStandings } from '#core/wishlist/cart-standing.ts'
import type { BookmarkType } from '#core/wishlist/wishlist.ts'

test.each<[type: BookmarkType, value: string, standing: string | undefined]>([
  ['seminar', 'arbeitsrecht', 'choose-event'],
  ['fachtagung', 'sbv-tage', 'choose-event'],
  ['event', 'termin-4001', undefined],
  ['hotel', 'hotel-11', undefined],
])('of a theme an event is chosen first: %s', (type, value, standing) => {
  const entry = { id: '1', type, value, title: 'T', href: '/', expired: false }
  expect(cartStanding({ ...entry, offer: { next: [] } }, { items: [] }, '2026-11-21')).toBe(standing)
  expect(cartStanding(entry, { items: [] }, '2026-11-21')).toBeUndefined()
})

test('how something stands to a cart is said in eight words', () => {
  expect(cartStandings).toEqual([
    'open',
    'in-cart',
    'waiting-list',
    'sold-out',
    'cart-full',
    'choose-event',
    'begun',
    'over',
  ])
})
