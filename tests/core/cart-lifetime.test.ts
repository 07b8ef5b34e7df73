import { expect, test } from 'vitest'
import { cartEnds, forgottenSince } from '#core/cart/cart-lifetime.ts'

test('a cart of a browser is there for 30 days after its last change, to the second', () => {
  expect(cartEnds('2026-11-21T12:00:00.000Z')).toBe('2026-12-21T12:00:00.000Z')
  expect(forgottenSince('2026-12-21T12:00:00.000Z')).toBe('2026-11-21T12:00:00.000Z')
})
