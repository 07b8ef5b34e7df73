import { expect, test } from 'vitest'
import { iconBox } from '#core/shared/icon.ts'

test('An icon is 48 px wide with strokes of 2 [rule:icon-defaults]', () => {
  expect(iconBox()).toEqual({ size: 48, strokeWidth: 2, padding: 0 })
})

test.each([
  [{ background: true }, 3],
  [{ padding: true }, 3],
  [{ background: true, padding: true }, 3],
  [{ size: 100, background: true }, 7],
  [{ size: 24, padding: true }, 2],
  [{ size: 100 }, 0],
])('An icon with %j gets %i px of padding [rule:icon-padding]', (asked, padding) => {
  expect(iconBox(asked).padding).toBe(padding)
})

test('The padding is about 7 % of the width [rule:icon-padding]', () => {
  for (let size = 16; size <= 512; size += 1) {
    expect(Math.abs(iconBox({ size, padding: true }).padding - size * 0.07)).toBeLessThanOrEqual(0.5)
  }
})
