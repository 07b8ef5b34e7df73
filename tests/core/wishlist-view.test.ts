import { expect, test } from 'vitest'
import type { WishlistEntry } from '#core/wishlist/wishlist.ts'
import { inOrder } from '#core/wishlist/wishlist.view.ts'

const entry = (id: string, more: Partial<WishlistEntry> = {}): WishlistEntry => ({
  id,
  type: 'event',
  value: id,
  title: id,
  href: '/',
  expired: false,
  ...more,
})
const entries = [
  entry('later', { startDate: '2027-03-01' }),
  entry('theme'),
  entry('begun', { startDate: '2026-01-01', expired: true }),
  entry('hotel'),
  entry('next', { startDate: '2026-12-07' }),
]
const ids = (order: Parameters<typeof inOrder>[1]) => inOrder(entries, order).map(({ id }) => id)

test('a wishlist stands in the order in which its items were bookmarked', () => {
  expect(ids('latest')).toEqual(['later', 'theme', 'begun', 'hotel', 'next'])
})

test('or by date: what begins next first, then what has no date, last what has begun', () => {
  expect(ids('next-event')).toEqual(['next', 'later', 'theme', 'hotel', 'begun'])
})
