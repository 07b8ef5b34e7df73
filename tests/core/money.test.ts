import { expect, test } from 'vitest'
import { formatEuro, formatEuroBriefly, formatWholeEuro, gross, grossText, priceText } from '#core/shared/money.ts'

test.each([
  [152_800, 19, 181_832],
  [110_862, 19, 131_926],
  [87_546, 19, 104_180],
  [149_000, 19, 177_310],
  [24_900, 19, 29_631],
  [10_000, 7, 10_700],
  [10_000, 0, 10_000],
  [0, 19, 0],
  [50, 19, 60], // 59,5 is rounded up
  [150, 1, 152], // 151,5
  [149, 1, 150], // 150,49
  [1, 49, 1], // 1,49
  [1, 50, 2], // 1,5
  [500, 10.7, 554], // 553,5: a rate with a decimal stays exact
  [1000, 5.55, 1056], // 1055,5
])('%d cents and %d percent VAT are %d cents', (net, rate, cents) => expect(gross({ net, rate })).toBe(cents))

test.each([
  [149_000, '1.490,00\u00a0€'],
  [24_905, '249,05\u00a0€'],
  [7, '0,07\u00a0€'],
  [0, '0,00\u00a0€'],
  [123_456_789, '1.234.567,89\u00a0€'],
])('%d cents are written %s', (cents, text) => expect(formatEuro(cents)).toBe(text))

test.each([
  [5_800_000, '58.000\u00a0€'],
  [5_800_049, '58.000\u00a0€'],
  [5_800_050, '58.001\u00a0€'],
  [0, '0\u00a0€'],
])('%d cents are nearly %s', (cents, text) => expect(formatWholeEuro(cents)).toBe(text))

test.each([
  [60_000, '600\u00a0€'],
  [120_050, '1.200,50\u00a0€'],
  [7, '0,07\u00a0€'],
])('%d cents are written %s where there is little room', (cents, text) => expect(formatEuroBriefly(cents)).toBe(text))

test('a price is net, and gross when asked', () => {
  expect(priceText({ net: 149_000 })).toBe('1.490,00\u00a0€')
  expect(grossText({ net: 149_000, rate: 19 })).toBe('1.773,10\u00a0€')
  expect(priceText({ net: 0 })).toBe('0,00\u00a0€')
})

test('what has no printed price is on request, never free', () => {
  expect(priceText(null)).toBe('auf Anfrage')
  expect(grossText(null)).toBe('auf Anfrage')
})
