import { array, assert as check, constantFrom, integer, nat, property, record } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { merged, totalsOf } from '#core/costs/cost-totals.ts'
import { exemptText, sumRows } from '#core/costs/cost-words.ts'
import { costItems, type CostLine } from '#core/costs/costs.ts'
import { vatRateOf } from '#core/shared/vat-rates.ts'
import { venueLines } from '#core/costs/venue-lines.ts'
import { nobodySpecial, prices, usualRules } from './stay-costs.ts'

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
