import { describe, expect, test } from 'vitest'
import { exampleGroup, inhouseDays, inhousePaysFrom, inhousePrice, inhouseRates } from '#core/catalogue/inhouse.ts'
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
    [14, 14],
    [15, 1],
    [90, 1],
  ])('a theme of %d charges %d days', (duration, days) => expect(inhouseDays(lasting(duration))).toBe(days))

  test('a series charges the days of its modules, a theme that tells nothing one', () => {
    const modules = [aModule({ duration: 3 }), aModule({ duration: 90 }), aModule()]
    expect(inhouseDays(aTheme({ events: [anEvent({ modules })] }))).toBe(4)
    expect(inhouseDays(aTheme({ events: [anEvent({ modules: [aModule({ duration: 3 })] })] }))).toBe(3)
    expect(inhouseDays(aTheme({ content: [] }))).toBe(1)
  })

  test('by the rates of the provider, for the twelve people of the example', () => {
    const { lines, total, gross } = inhousePrice({ days: 2, participants: exampleGroup }, inhouseRates)
    expect(lines.map(({ net }) => net)).toEqual([4_900_00, 290_00, 468_00])
    expect([exampleGroup, total.net, gross]).toEqual([12, 5_658_00, 6_733_02])
  })

  test.each([
    [5_658_00, 1],
    [1_000_00, 2],
    [999_99, 3],
    [100_00, 20],
    // Twenty pay a cent too little each, and more would be a talk.
    [99_99, undefined],
  ])('of 2.000 € pays beside a fee of %i cents from %s people on', (fee, participants) =>
    expect(inhousePaysFrom(2, fee, { day: 1_000_00, journey: 0, material: 0, vat: 19 })).toBe(participants),
  )

  test('that costs nothing pays for anybody who comes', () =>
    expect(inhousePaysFrom(1, 0, { day: 0, journey: 0, material: 0, vat: 19 })).toBe(1))
})
