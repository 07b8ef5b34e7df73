import { expect, test } from 'vitest'
import type { CartItem } from '#core/cart/cart.ts'
import { cartStanding, cartStandings } from '#core/wishlist/cart-standing.ts'
import type { BookmarkedEvent, BookmarkType, WishlistEntry } from '#core/wishlist/wishlist.ts'
import { unnamed } from './booking-by-hand.ts'
import { aCartItem } from './cart-by-hand.ts'

const event: BookmarkedEvent = {
  eventId: 4001,
  themeUrl: 'arbeitsrecht-1',
  url: 'arbeitsrecht-1-4001',
  startDate: '2026-12-07',
  endDate: '2026-12-11',
  isOnlineEvent: false,
  price: null,
  placesLeft: 1,
}
const entry = (change: Partial<BookmarkedEvent> = {}): WishlistEntry => ({
  id: 'b1',
  type: 'event',
  value: 'termin-4001',
  title: 'Arbeitsrecht I',
  href: '/',
  expired: false,
  event: { ...event, ...change },
  offer: { next: [] },
})
const seats = (count: number) => Array.from({ length: count }, (_, nth) => unnamed(`r${nth}`))
const others = (items: number, persons: number): readonly CartItem[] =>
  Array.from({ length: items }, (_, nth) =>
    aCartItem({ id: `i${nth}`, eventId: 5000 + nth, recipients: seats(nth === 0 ? persons - items + 1 : 1) }),
  )
const standing = (of: WishlistEntry, items: readonly CartItem[] = [], today = '2026-11-21') =>
  cartStanding(of, { items }, today)

test.each([
  [2, 'open'],
  [1, 'open'],
  [0, 'sold-out'],
])('with %i seats left an event is %s', (placesLeft, word) => expect(standing(entry({ placesLeft }))).toBe(word))

test.each([
  [19, 49, 'open'],
  [20, 20, 'cart-full'],
  [1, 49, 'open'],
  [1, 50, 'cart-full'],
])('beside %i items for %i persons it is %s', (items, persons, word) =>
  expect(standing(entry(), others(items, persons))).toBe(word),
)

test.each([
  ['buchen', 'in-cart'],
  ['reservieren', 'in-cart'],
  ['warteliste', 'waiting-list'],
] as const)('in the cart to %s it is %s, though the cart be full', (mode, word) =>
  expect(standing(entry(), [aCartItem({ mode, recipients: seats(50) })])).toBe(word),
)

test.each([
  ['2026-12-06', 'open'],
  ['2026-12-07', 'begun'],
  ['2026-12-11', 'begun'],
  ['2026-12-12', 'over'],
])('on %s it is %s', (today, word) => expect(standing(entry(), [], today)).toBe(word))

test('what is no event, or left the programme, does not stand to a cart', () => {
  const { event: _, ...noEvent } = entry()
  expect(standing(noEvent)).toBeUndefined()
  const { offer: __, ...gone } = entry()
  expect(standing(gone)).toBeUndefined()
})

test.each<[type: BookmarkType, value: string, word: string | undefined]>([
  ['seminar', 'arbeitsrecht', 'choose-event'],
  ['fachtagung', 'sbv-tage', 'choose-event'],
  ['event', 'termin-4001', undefined],
  ['hotel', 'hotel-11', undefined],
])('of a theme an event is chosen first: %s', (type, value, word) => {
  const one = { id: '1', type, value, title: 'T', href: '/', expired: false }
  expect(standing({ ...one, offer: { next: [] } })).toBe(word)
  expect(standing(one)).toBeUndefined()
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
