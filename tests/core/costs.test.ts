import { array, assert as check, constantFrom, integer, nat, property, record } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { chosenCosts } from '#core/costs/cost-choices.ts'
import { costQuery, costsAddress } from '#core/costs/cost-query.ts'
import { merged, totalsOf } from '#core/costs/cost-totals.ts'
import {
  amountText,
  exemptText,
  participantsText,
  quantityText,
  rateText,
  sumRows,
  travelText,
} from '#core/costs/cost-words.ts'
import { costItems, type CostChoices, type CostLine, type Traveller } from '#core/costs/costs.ts'
import { legalBasisOf } from '#core/costs/legal-basis.ts'
import { daysOf, nightsOf } from '#core/costs/stay.ts'
import { validUntil } from '#core/costs/valid-until.ts'
import { vatRateOf } from '#core/shared/vat-rates.ts'
import { businessShare, costRules, venueLines } from '#core/costs/venue-lines.ts'
import { valueOf } from './test-core.ts'

const line = (net: number | null, rate: number, quantity = 1): CostLine => ({ item: 'fee', quantity, net, rate })

describe('totals', () => {
  // BAG, 7 February 2024, 7 ABR 8/23, Rn. 4 (two participants), and the sample of domain §4.4.
  it.each([
    ['1.528,00 €', [line(152_800, 19)], 152_800, 181_832],
    ['1.108,62 €', [line(110_862, 19)], 110_862, 131_926],
    ['699,00 € and 3 × 58,82 €', [line(69_900, 19), line(5_882, 19, 3)], 87_546, 104_180],
    ['two persons together', [line(76_400, 19, 2)], 152_800, 181_832],
    ['nothing', [], 0, 0],
    ['a fee without VAT (§ 4 Nr. 22a UStG)', [line(50_000, 0)], 50_000, 50_000],
    ['half a cent of VAT, up', [line(50, 7)], 50, 54],
    ['just under half a cent, down', [line(7, 7)], 7, 7],
  ])('of %s', (_what, lines, net, gross) => {
    expect(totalsOf(lines)).toMatchObject({ net, gross, complete: true, currency: 'EUR' })
  })

  // The market sample of domain §4.4 for three days and ten people: day rate, journey, the teacher's hotel, day
  // packages.
  it.each([
    ['2025', '2025-06-02', '2025-06-04', [[19, 709_700, 134_843]], 844_543],
    [
      '2026',
      '2026-06-01',
      '2026-06-03',
      [
        [19, 573_200, 108_908],
        [7, 136_500, 9_555],
      ],
      828_163,
    ],
  ])('of an inhouse seminar at the rates of %s', (_year, startDate, endDate, byRate, gross) => {
    const packages = venueLines(
      { hotelId: 11, startDate, endDate },
      { ...nobodySpecial, overnight: false },
      { ...prices, dayPackage: { net: 6_500 } },
      usualRules,
    ).map((it) => ({ ...it, quantity: it.quantity * 10 }))
    const totals = totalsOf([line(150_000, 19, 3), line(29_000, 19), line(35_700, 19), ...packages])
    expect(totals.vatByRate.map(({ rate, net, vat }) => [rate, net, vat])).toEqual(byRate)
    expect([totals.net, totals.gross]).toEqual([709_700, gross])
  })

  it('round once per rate, not per line', () => {
    // Ten lines of 0,03 € at 19 %: each alone would round 0,57 cents up to 1.
    const lines = Array.from({ length: 10 }, () => line(3, 19))
    expect(totalsOf(lines)).toMatchObject({ net: 30, gross: 36, vatByRate: [{ rate: 19, net: 30, vat: 6 }] })
  })

  it('keep the rates apart, the highest first', () => {
    expect(totalsOf([line(10_000, 7), line(10_000, 19), line(400, 0), line(5_000, 7)]).vatByRate).toEqual([
      { rate: 19, net: 10_000, vat: 1_900 },
      { rate: 7, net: 15_000, vat: 1_050 },
      { rate: 0, net: 400, vat: 0 },
    ])
  })

  it('are incomplete with a price auf Anfrage, which is never taken for nothing', () => {
    expect(totalsOf([line(10_000, 19), line(null, 7)])).toMatchObject({
      net: 10_000,
      gross: 11_900,
      complete: false,
      vatByRate: [{ rate: 19 }],
    })
    expect(totalsOf([line(0, 19)])).toMatchObject({ gross: 0, complete: true })
  })

  const someLines = array(
    record({
      item: constantFrom(...costItems),
      quantity: integer({ min: 1, max: 50 }),
      net: nat(1_000_000),
      rate: constantFrom(0, 7, 10.7, 19),
    }),
    { maxLength: 30 },
  )

  test('are the sum of their lines, and VAT is off by at most half a cent per rate', () => {
    check(
      property(someLines, (lines) => {
        const { net, gross, vatByRate } = totalsOf(lines)
        expect(net).toBe(lines.reduce((sum, it) => sum + it.quantity * it.net, 0))
        expect(gross).toBe(net + vatByRate.reduce((sum, { vat }) => sum + vat, 0))
        for (const part of vatByRate) {
          expect(Number.isInteger(part.vat)).toBe(true)
          expect(Math.abs(part.vat * 100 - part.net * part.rate)).toBeLessThanOrEqual(50 + 1e-6 * part.net)
        }
      }),
    )
  })

  test('do not depend on the order of the lines, nor on their being merged', () => {
    check(
      property(someLines, (lines) => {
        expect(totalsOf(lines.toReversed())).toEqual(totalsOf(lines))
        expect(totalsOf(merged(lines))).toEqual(totalsOf(lines))
      }),
    )
  })
})

it('lines for the same item become one, module by module in the order of a bill', () => {
  const night = { item: 'night', quantity: 1, net: 9_000, rate: 7 } as const
  expect(
    merged([
      { ...night, module: 'A' },
      { ...line(100, 19), module: 'A' },
      { ...night, module: 'B' },
      { ...night, module: 'A' },
    ]),
  ).toEqual([
    { ...line(100, 19), module: 'A' },
    { ...night, quantity: 2, module: 'A' },
    { ...night, module: 'B' },
  ])
})

describe('the rate of VAT on the day of service', () => {
  it.each([
    ['food', '2023-12-31', 7],
    ['food', '2024-01-01', 19],
    ['food', '2025-12-31', 19],
    ['food', '2026-01-01', 7],
    ['food', '2026-12-07', 7],
    ['night', '2025-06-01', 7],
    ['night', '2026-12-07', 7],
    ['drinks', '2026-12-07', 19],
    ['business', '2026-12-07', 19],
    ['parking', '2026-12-07', 19],
    ['city-tax', '2026-12-07', 0],
  ] as const)('%s on %s: %i %%', (taxed, day, rate) => {
    expect(vatRateOf(taxed, day)).toBe(rate)
  })

  it('is known for no day that nobody can book any more', () => {
    expect(() => vatRateOf('food', '2020-12-31')).toThrow('missing')
  })
})

describe('the sums', () => {
  const lines = [line(99_000, 19), line(35_750, 7), line(500, 0)]
  const shown = (vat: boolean, of = lines) =>
    sumRows(totalsOf(of), vat).map(({ label, amount, strong }) =>
      [label, amount, ...(strong ? ['!'] : [])].join(' | ').replaceAll('\u00A0', ' '),
    )

  it('with VAT end gross, without it net and say so; the net per rate is the same in both', () => {
    expect(shown(true)).toEqual([
      'Summe netto | 1.352,50 € | !',
      '19 % MwSt. auf 990,00 € | 188,10 €',
      '7 % MwSt. auf 357,50 € | 25,03 €',
      'Summe brutto | 1.565,63 € | !',
    ])
    expect(shown(false)).toEqual([
      'Netto zu 19 % MwSt. | 990,00 €',
      'Netto zu 7 % MwSt. | 357,50 €',
      'Netto ohne MwSt. | 5,00 €',
      'Summe netto, zzgl. MwSt. | 1.352,50 € | !',
    ])
  })

  it('show net big, for employers reckon with it', () => {
    for (const vat of [true, false])
      expect(
        sumRows(totalsOf(lines), vat)
          .filter(({ big }) => big)
          .map(({ label }) => label.split(',')[0]),
        String(vat),
      ).toEqual(['Summe netto'])
  })

  it('say where a price is missing, and add no VAT where there is none', () => {
    expect(shown(true, [...lines, line(null, 7)]).at(-1)).toBe('Summe brutto, soweit bekannt | 1.565,63 € | !')
    expect(shown(false, [...lines, line(null, 7)]).at(-1)).toBe(
      'Summe netto, zzgl. MwSt., soweit bekannt | 1.352,50 € | !',
    )
    expect(shown(false, [line(50_000, 0)]).at(-1)).toBe('Summe netto | 500,00 € | !')
  })

  it('are auf Anfrage, and never 0, where no price is known', () => {
    expect(shown(true, [line(null, 19)])).toEqual(['Summe brutto | auf Anfrage | !'])
    expect(shown(false, [line(null, 19)])).toEqual(['Summe netto | auf Anfrage | !'])
    expect(shown(true, [line(0, 19)]).at(-1)).toBe('Summe brutto | 0,00 € | !')
  })

  it('a fee without VAT names the law, one with VAT or auf Anfrage does not', () => {
    expect(exemptText({ price: { net: 50_000, rate: 0 } })?.replaceAll('\u00A0', ' ')).toContain(
      '§ 4 Nr. 22 Buchst. a UStG',
    )
    expect([exemptText({ price: { net: 50_000, rate: 19 } }), exemptText({ price: null })]).toEqual([
      undefined,
      undefined,
    ])
  })
})

const usualRules = costRules({})

const nobodySpecial: Traveller = {
  overnight: null,
  eve: false,
  late: false,
  breakfast: true,
  parking: false,
  travel: 'keine',
  km: 0,
  ticket: 0,
}
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

const prices = {
  night: { net: 9_500, rate: 7 },
  breakfast: { net: 1_550, rate: 7 },
  dayPackage: { net: 6_501 },
  parking: { net: 1_000, rate: 19 },
  cityTax: 250,
}

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

const travellersOf = (choices: CostChoices) => {
  const chosen = chosenCosts(choices)
  return chosen.ok ? { ok: true as const, value: chosen.value.travellers } : chosen
}

describe('choices', () => {
  it('without any: one person as the event suggests, who does not travel', () => {
    expect(travellersOf({})).toEqual({ ok: true, value: [nobodySpecial] })
    expect(travellersOf({ participants: '', overnight: [''], km: [' '] })).toEqual({ ok: true, value: [nobodySpecial] })
  })

  it('of one value count for all', () => {
    const travellers = valueOf(travellersOf({ participants: '3', overnight: ['nein'], travel: ['auto'], km: ['240'] }))
    expect(travellers).toEqual(
      Array.from({ length: 3 }, () => ({
        ...nobodySpecial,
        overnight: false,
        travel: 'auto',
        km: 240,
        parking: true,
      })),
    )
  })

  it('of several count for each in turn, the last for all who follow; more than there are people are ignored', () => {
    const travellers = valueOf(travellersOf({ participants: '4', eve: ['nein', 'ja', ''], parking: ['ja'] }))
    expect(travellers.map(({ eve }) => eve)).toEqual([false, true, false, false])
    expect(valueOf(travellersOf({ participants: '1', eve: ['ja', 'quatsch'] }))).toHaveLength(1)
  })

  it.each([
    ['89,90', 8_990],
    ['89.90', 8_990],
    ['89,9', 8_990],
    ['89', 8_900],
    ['0', 0],
    ['1.234', 123_400],
    ['1.234,50 €', 123_450],
    [' 12,00\u00A0€ ', 1_200],
  ])('a ticket of %j is %i cents', (typed, cents) => {
    expect(valueOf(travellersOf({ ticket: [typed] }))[0]?.ticket).toBe(cents)
  })

  it.each([
    [{ participants: '0' }, { participants: 'too-low' }],
    [{ participants: '51' }, { participants: 'too-high' }],
    [{ participants: '2,5' }, { participants: 'malformed' }],
    [{ participants: 'drei' }, { participants: 'malformed' }],
    [{ participants: '-1' }, { participants: 'malformed' }],
    [{ overnight: ['vielleicht'] }, { overnight: 'unknown' }],
    [{ vat: 'manchmal' }, { vat: 'unknown' }],
    [{ travel: ['rakete'] }, { travel: 'unknown' }],
    [{ km: ['weit'] }, { km: 'malformed' }],
    [{ km: ['5001'] }, { km: 'too-high' }],
    [{ ticket: ['12,345'] }, { ticket: 'malformed' }],
    [{ ticket: ['1e3'] }, { ticket: 'malformed' }],
    [{ ticket: ['-5'] }, { ticket: 'malformed' }],
    [{ ticket: ['2000,01'] }, { ticket: 'too-high' }],
    [
      { participants: '2', km: ['100', 'x'], eve: ['ja', 'na'] },
      { 'km-2': 'malformed', 'eve-2': 'unknown' },
    ],
    [
      { participants: '99', travel: ['x'] },
      { participants: 'too-high', travel: 'unknown' },
    ],
  ])('%j is refused with %j', (choices, fields) => {
    expect(travellersOf(choices)).toEqual({ ok: false, refusal: { why: 'invalid', fields } })
  })

  it.each([
    [{}, true],
    [{ vat: '' }, true],
    [{ vat: 'ja' }, true],
    [{ vat: 'nein' }, false],
  ])('%j: VAT is shown: %s', (choices, shown) => {
    expect(valueOf(chosenCosts(choices)).vatShown).toBe(shown)
  })

  it.each(['1', '50', ' 7 '])('%j participants are possible', (participants) => {
    expect(valueOf(travellersOf({ participants }))).toHaveLength(Number(participants))
  })
})

describe('an address', () => {
  const page = '/kostenrechner/rhetorik-4711'

  it.each<readonly [CostChoices, string]>([
    [{}, page],
    [{ participants: '2', overnight: [''], km: [] }, `${page}?personen=2`],
    [{ ticket: ['89,90 €'], vat: 'nein' }, `${page}?fahrkarte=89%2C90%20%E2%82%AC&mwst=nein`],
    [{ travel: ['auto', 'bahn', 'bahn', 'bahn'] }, `${page}?anreise=auto&anreise=bahn`],
    [{ eve: ['ja', '', ''] }, `${page}?vorabend=ja&vorabend=`],
    [{ eve: ['ja', 'ja', 'ja'], km: ['', '', ''] }, `${page}?vorabend=ja`],
  ])('of %j is %s', (choices, address) => {
    expect(costsAddress(page, choices)).toBe(address)
  })

  test('carries the whole calculation, for as many people as there may be', () => {
    const answers = { maxLength: 50 }
    check(
      property(
        integer({ min: 1, max: 50 }),
        record({
          overnight: array(constantFrom('', 'ja', 'nein'), answers),
          travel: array(constantFrom('', 'auto', 'bahn', 'keine'), answers),
          km: array(constantFrom('', '12', '240'), answers),
          ticket: array(constantFrom('', '89,90'), answers),
        }),
        constantFrom('ja', 'nein'),
        (people, lists, vat) => {
          const choices = { participants: String(people), ...lists, vat }
          const told: Record<string, string[]> = {}
          for (const [name, value] of costQuery(choices)) (told[name] ??= []).push(value)
          const read = {
            participants: told['personen']?.[0] ?? '',
            overnight: told['uebernachtung'] ?? [],
            travel: told['anreise'] ?? [],
            km: told['km'] ?? [],
            ticket: told['fahrkarte'] ?? [],
            vat: told['mwst']?.[0] ?? '',
          }
          expect(chosenCosts(read)).toEqual(chosenCosts(choices))
        },
      ),
    )
  })
})

describe('an estimate holds', () => {
  it.each([
    ['2026-11-21', '2027-03-01', '2026-12-31'],
    ['2026-11-21', '2026-12-07', '2026-12-06'],
    ['2026-12-01', '2027-06-01', '2027-01-31'],
    ['2027-01-31', '2027-06-01', '2027-02-28'],
    ['2026-10-31', '2027-06-01', '2026-11-30'],
  ])('told on %s for an event from %s: until %s', (today, start, until) => {
    expect(validUntil(today, start)).toBe(until)
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
