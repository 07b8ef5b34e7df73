import { expect, test } from 'vitest'
import { breakpoints, isMobile } from '#core/shared/breakpoints.ts'

test.each([
  [0, true],
  [767, true],
  [767.5, true],
  [768, false],
  [1440, false],
])('A window of %d px is mobile: %s [rule:mobile-below-768]', (width, expected) => {
  expect(isMobile(width)).toBe(expected)
})

test('The breakpoints are those of the specification', () => {
  expect(breakpoints).toEqual({ oneColumn: 576, mobile: 768, twoColumns: 1200 })
})
