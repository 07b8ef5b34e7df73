import { assert as check, constantFrom, nat, property } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { totalsOf } from '#core/costs/cost-totals.ts'
import { amountText, participantsText, quantityText, rateText, travelText } from '#core/costs/cost-words.ts'
import { type Traveller } from '#core/costs/costs.ts'
import { legalBasisOf } from '#core/costs/legal-basis.ts'
import { daysOf, nightsOf } from '#core/costs/stay.ts'
import { businessShare, costRules, venueLines } from '#core/costs/venue-lines.ts'
import { nobodySpecial, prices, usualRules } from './stay-costs.ts'

const week = { hotelId: 11, startDate: '2026-12-07', endDate: '2026-12-11' }
const oneDay = { hotelId: 11, startDate: '2026-12-07', endDate: '2026-12-07' }

describe('a stay', () => {
  it.each<readonly [string, typeof week, Partial<Traveller>, readonly string[]]>([
    ['a week', week, {}, ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10']],
    ['a week without nights', week, { overnight: false }, []],
    ['only the evening before', week, { overnight: false, eve: true }, ['2026-12-06']],
    ['only the morning after', week, { overnight: false, late: true }, ['2026-12-11']],
    ['one day', oneDay, {}, []],
    ['one day, overnight: the evening before', oneDay, { overnight: true }, ['2026-12-06']],
    ['one day, the evening before, once', oneDay, { overnight: true, eve: true }, ['2026-12-06']],
    ['one day with both nights', oneDay, { eve: true, late: true }, ['2026-12-06', '2026-12-07']],
  ])('%s', (_what, meeting, chosen, nights) => {
    expect(nightsOf(meeting, { ...nobodySpecial, ...chosen })).toEqual(nights)
  })

  it('has every day from the first to the last, over the end of a year and a clock change', () => {
    expect(daysOf({ startDate: '2026-12-30', endDate: '2027-01-02' })).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ])
    expect(daysOf({ startDate: '2027-03-27', endDate: '2027-03-29' })).toHaveLength(3)
  })
})

describe('what a hotel asks', () => {
  it('for a week: nights, breakfasts, five day packages in two parts, city tax', () => {
    expect(venueLines(week, nobodySpecial, prices, usualRules)).toEqual([
      { item: 'night', quantity: 4, net: 9_500, rate: 7 },
      { item: 'breakfast', quantity: 4, net: 1_550, rate: 7 },
      { item: 'food', quantity: 5, net: 4_551, rate: 7 },
      { item: 'drinks', quantity: 5, net: 1_950, rate: 19 },
      { item: 'city-tax', quantity: 4, net: 250, rate: 0 },
    ])
  })

  it('takes the rate of each day: a stay over New Year 2025 has two of them', () => {
    const overNewYear = { hotelId: 11, startDate: '2025-12-30', endDate: '2026-01-02' }
    const food = venueLines(overNewYear, nobodySpecial, prices, usualRules).filter(({ item }) => item === 'food')
    expect(food.map(({ quantity, rate }) => [quantity, rate])).toEqual([
      [2, 19],
      [2, 7],
    ])
    const breakfasts = venueLines(overNewYear, nobodySpecial, prices, usualRules).filter(
      ({ item }) => item === 'breakfast',
    )
    expect(breakfasts.map(({ quantity, rate }) => [quantity, rate])).toEqual([
      [1, 19],
      [2, 7],
    ])
  })

  it('is reckoned as the provider sets it, and the usual way where he sets nothing', () => {
    expect(costRules({ perKm: 38 })).toEqual({ ...usualRules, perKm: 38 })
    expect(costRules({ dayPackage: 'drinks' })).toEqual(usualRules)
    expect(usualRules.perKm).toBe(30)
  })

  it('splits the day package as it is told', () => {
    const lines = venueLines(oneDay, nobodySpecial, prices, costRules({ dayPackage: 'business' }))
    expect(lines).toEqual([
      { item: 'food', quantity: 1, net: 5_526, rate: 7 },
      { item: 'business', quantity: 1, net: 975, rate: 19 },
    ])
  })

  it('for parking: every day, and one more for the evening before and the morning after', () => {
    const parked = (chosen: Partial<Traveller>) =>
      venueLines(week, { ...nobodySpecial, parking: true, ...chosen }, prices, usualRules).find(
        ({ item }) => item === 'parking',
      )?.quantity
    expect([
      parked({}),
      parked({ eve: true }),
      parked({ eve: true, late: true }),
      parked({ overnight: false }),
    ]).toEqual([5, 6, 7, 5])
  })

  it('nothing for nights where nobody stays, and no city tax where there is none', () => {
    expect(venueLines(oneDay, nobodySpecial, prices, usualRules).map(({ item }) => item)).toEqual(['food', 'drinks'])
    expect(
      venueLines(week, nobodySpecial, { ...prices, cityTax: 0 }, usualRules).some(({ item }) => item === 'city-tax'),
    ).toBe(false)
  })

  it('is auf Anfrage where it gives no price, or where nothing is known of it', () => {
    const unpriced = venueLines(week, nobodySpecial, { ...prices, night: null, dayPackage: null }, usualRules)
    expect(unpriced.filter(({ net }) => net === null).map(({ item }) => item)).toEqual(['night', 'day-package'])
    const unknown = venueLines(week, { ...nobodySpecial, parking: true }, undefined, usualRules)
    expect(unknown.map(({ item, net }) => [item, net])).toEqual([
      ['night', null],
      ['breakfast', null],
      ['day-package', null],
      ['parking', null],
      ['city-tax', null],
    ])
    expect(totalsOf(unknown).complete).toBe(false)
  })

  test('the parts of a day package are its price, whatever it is', () => {
    check(
      property(nat(100_000), constantFrom(usualRules.dayPackage, businessShare), (net, dayPackage) => {
        const lines = venueLines(
          oneDay,
          nobodySpecial,
          { ...prices, dayPackage: { net } },
          { ...usualRules, dayPackage },
        )
        expect(lines.reduce((sum, it) => sum + (it.net ?? 0), 0)).toBe(net)
      }),
    )
  })
})

it('rests on the law of each office', () => {
  expect(legalBasisOf(['br', 'sbv', 'jav']).map(({ training, costs }) => [training, costs].join(' | '))).toEqual(
    [
      '§ 37 Abs. 6 BetrVG | § 40 Abs. 1 BetrVG',
      '§ 179 Abs. 4 S. 3 SGB IX | § 179 Abs. 8 SGB IX',
      '§ 65 Abs. 1 BetrVG mit § 37 Abs. 6 BetrVG | § 65 Abs. 1 BetrVG mit § 40 Abs. 1 BetrVG',
    ].map((text) => text.replaceAll(/(?<=[§\d.]|Abs\.|SGB|S\.) (?!mit|\|)/g, '\u00A0')),
  )
})

it('is told in German words', () => {
  expect(quantityText({ item: 'night', quantity: 1 })).toBe('1\u00A0Nacht')
  expect(quantityText({ item: 'food', quantity: 5 })).toBe('5\u00A0Tage')
  expect([amountText(null), amountText(149_000)]).toEqual(['auf Anfrage', '1.490,00\u00A0€'])
  expect([rateText(19), rateText(10.7)]).toEqual(['19\u00A0%', '10,7\u00A0%'])
  expect(travelText({ mode: 'keine', journeys: 0, km: 0, cents: 0 })).toBeUndefined()
  expect(travelText({ mode: 'auto', journeys: 1, km: 0, cents: 0 })).toBeUndefined()
  expect(travelText({ mode: 'auto', journeys: 1, km: 240, cents: 7_200 })).toBe('Auto, 240\u00A0km hin und zurück')
  expect(travelText({ mode: 'bahn', journeys: 3, km: 0, cents: 9_000 })).toBe('Bahn, 3\u00A0Reisen, je hin und zurück')
  expect(participantsText([1], 1)).toBe('Eine Person')
  expect(participantsText([1, 2], 2)).toBe('Je Person')
  expect(participantsText([2], 3)).toBe('Person 2')
  expect(participantsText([1, 3, 4], 5)).toBe('Je Person: Nummer 1, 3 und 4')
})
