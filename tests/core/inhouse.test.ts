import { describe, expect, test } from 'vitest'
import { inhouseDays, inhousePaysFrom, inhousePrice } from '#core/catalogue/inhouse.ts'
import { aModule, anEvent, aTheme, someContent } from './sample-theme.ts'

const rates = { day: 1_500_00, journey: 290_00, material: 39_00, vat: 19 }
const lasting = (duration: number) => aTheme({ content: [someContent({ duration })] })

describe('a seminar at the customer’s', () => {
  test('costs by days, not by heads; journey once, documents for each', () => {
    const price = inhousePrice({ days: 3, participants: 10 }, rates)
    expect(price.lines.map(({ item, count, net }) => [item, count, net])).toEqual([
      ['days', 3, 4_500_00],
      ['journey', 1, 290_00],
      ['material', 10, 390_00],
    ])
    expect([price.total.net, price.vat, price.gross]).toEqual([5_180_00, 984_20, 6_164_20])
    expect(price.perPerson).toBe(518_00)
  })

  test('its VAT is reckoned on the sum and rounded once', () => {
    const odd = inhousePrice({ days: 0.5, participants: 3 }, { day: 33, journey: 3, material: 1, vat: 19 })
    expect(odd.total.net).toBe(17 + 3 + 3)
    expect(odd.gross).toBe(odd.total.net + odd.vat)
    expect(odd.vat).toBe(4)
  })

  test.each([
    [5, 5],
    [3.5, 3.5],
    [0.25, 0.5],
    [90, 1],
  ])('a theme of %d charges %d days', (duration, days) => expect(inhouseDays(lasting(duration))).toBe(days))

  test('a series charges the days of its modules, a theme that tells nothing one', () => {
    const modules = [aModule({ duration: 3 }), aModule({ duration: 90 }), aModule()]
    expect(inhouseDays(aTheme({ events: [anEvent({ modules })] }))).toBe(4)
    expect(inhouseDays(aTheme({ content: [] }))).toBe(1)
  })

  test('pays from the first group whose fees come to as much', () => {
    const days = 2
    const fee = 1_000_00
    const count = inhousePaysFrom(days, fee, rates) ?? 0
    expect(inhousePrice({ days, participants: count }, rates).total.net).toBeLessThanOrEqual(count * fee)
    expect(inhousePrice({ days, participants: count - 1 }, rates).total.net).toBeGreaterThan((count - 1) * fee)
    expect(inhousePaysFrom(days, 50_00, rates)).toBeUndefined()
  })
})
