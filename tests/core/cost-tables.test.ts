import { describe, expect, test } from 'vitest'
import { dayPackageSplits } from '#core/brand/brand.ts'
import { chosenCosts } from '#core/costs/cost-choices.ts'
import { costQuery } from '#core/costs/cost-query.ts'
import { merged } from '#core/costs/cost-totals.ts'
import { costLabels, plusVat, quantityText } from '#core/costs/cost-words.ts'
import type { CostChoices, CostItem, CostLine, TravelMode } from '#core/costs/costs.ts'
import { validUntil } from '#core/costs/valid-until.ts'
import { vatRateOf, type Taxed } from '#core/shared/vat-rates.ts'
import { costRules, venueLines } from '#core/costs/venue-lines.ts'
import { valueOf } from './test-core.ts'

describe('what is paid for', () => {
  const bill: readonly (readonly [CostItem, label: string, one: string, many: string])[] = [
    ['fee', 'Seminargebühr', '1 Person', '2 Personen'],
    ['night', 'Übernachtung im Einzelzimmer', '1 Nacht', '2 Nächte'],
    ['breakfast', 'Frühstück', '1 Mal', '2 Mal'],
    ['day-package', 'Tagungspauschale', '1 Tag', '2 Tage'],
    ['food', 'Tagungspauschale: Speisen', '1 Tag', '2 Tage'],
    ['drinks', 'Tagungspauschale: Getränke', '1 Tag', '2 Tage'],
    ['business', 'Tagungspauschale: übrige Leistungen', '1 Tag', '2 Tage'],
    ['parking', 'Parkplatz', '1 Tag', '2 Tage'],
    ['city-tax', 'Übernachtungssteuer', '1 Nacht', '2 Nächte'],
  ]

  test.each(bill)('%s is called %s, and counted: %s, %s', (item, label, one, many) => {
    const counted = [1, 2].map((quantity) => quantityText({ item, quantity }).replace('\u00A0', ' '))
    expect([costLabels[item], ...counted]).toEqual([label, one, many])
  })

  test('stands in the order of a bill, module by module', () => {
    const lines = ['Erstes', 'Zweites'].flatMap((module) =>
      bill.map(([item]): CostLine => ({ item, quantity: 1, net: 100, rate: 19, module })),
    )
    const mixed = lines.toSorted((one, other) => (one.item < other.item ? 1 : -1))
    const [first] = lines
    expect(merged([...(first ? [first] : []), ...mixed]).map(({ item, module }) => [item, module])).toEqual(
      lines.map(({ item, module }) => [item, module]),
    )
  })
})

test('any VAT, however little, comes on top', () => {
  expect(plusVat({ vatByRate: [{ rate: 1, net: 100, vat: 1 }] })).toBe(', zzgl. MwSt.')
  expect(plusVat({ vatByRate: [{ rate: 0, net: 100, vat: 0 }] })).toBe('')
})

test.each<[Taxed, number]>([
  ['night', 7],
  ['food', 7],
  ['drinks', 19],
  ['business', 19],
  ['parking', 19],
  ['city-tax', 0],
])('the rate of %s is known from 2021 on', (taxed, rate) => {
  expect(vatRateOf(taxed, '2021-01-01')).toBe(rate)
  expect(() => vatRateOf(taxed, '2020-12-31')).toThrow('missing')
})

test('however a hotel splits its day package, the parts are the whole', () => {
  const parts = dayPackageSplits.map((dayPackage) => costRules({ dayPackage }).dayPackage)
  expect(parts.map((of) => of.map(({ item }) => item))).toEqual([
    ['food', 'drinks'],
    ['food', 'business'],
  ])
  expect(parts.map((of) => of.reduce((sum, { percent }) => sum + percent, 0))).toEqual([100, 100])
})

test.each([
  [1, 49, 0],
  [1, 50, 1],
  [3, 50, 2],
  [150, 33, 50],
])('of a day package of %i cents a share of %i %% is %i, rounded half up', (net, percent, share) => {
  const day = { hotelId: 11, startDate: '2026-12-07', endDate: '2026-12-07' }
  const { travellers } = valueOf(chosenCosts({}))
  const dayPackage = [
    { item: 'food', percent: 100 - percent },
    { item: 'drinks', percent },
  ] as const
  const prices = { night: null, breakfast: null, dayPackage: { net }, parking: null, cityTax: 0 }
  const lines = travellers.flatMap((one) => venueLines(day, one, prices, { ...costRules({}), dayPackage }))
  expect(lines.map((line) => [line.item, line.net])).toEqual([
    ['food', net - share],
    ['drinks', share],
  ])
})

describe('choices', () => {
  test.each<TravelMode>(['bahn', 'auto', 'keine'])('know the way %s', (mode) => {
    const chosen = chosenCosts({ travel: [mode] })
    expect(chosen.ok && chosen.value.travellers.map(({ travel }) => travel)).toEqual([mode])
  })

  test('reach to 5.000 km and 2.000 €, and from nothing', () => {
    const chosen = chosenCosts({ participants: '2', km: ['5000', '0'], ticket: ['2000,00', '0'] })
    expect(chosen.ok && chosen.value.travellers.map(({ km, ticket }) => [km, ticket])).toEqual([
      [5_000, 200_000],
      [0, 0],
    ])
  })

  test('of nobody knows how many are those of one', () => {
    expect(chosenCosts({ participants: 'drei', travel: ['rakete', 'boot'] })).toEqual({
      ok: false,
      refusal: { why: 'invalid', fields: { participants: 'malformed', travel: 'unknown' } },
    })
  })

  test.each<[CostChoices, string]>([
    [{ participants: '2' }, 'personen=2'],
    [{ overnight: ['ja'] }, 'uebernachtung=ja'],
    [{ eve: ['ja'] }, 'vorabend=ja'],
    [{ late: ['ja'] }, 'spaeter=ja'],
    [{ breakfast: ['nein'] }, 'fruehstueck=nein'],
    [{ parking: ['ja'] }, 'parken=ja'],
    [{ travel: ['auto', 'bahn'] }, 'anreise=auto&anreise=bahn'],
    [{ km: ['100', '200', '200'] }, 'km=100&km=200'],
    [{ ticket: ['50'] }, 'fahrkarte=50'],
    [{ vat: 'nein' }, 'mwst=nein'],
  ])('%j are told in an address as %s', (choices, query) => {
    expect(
      costQuery(choices)
        .map((pair) => pair.join('='))
        .join('&'),
    ).toBe(query)
  })
})

test.each([
  // To the end of the next month …
  ['2026-11-21', '2027-12-01', '2026-12-31'],
  ['2026-12-01', '2027-12-01', '2027-01-31'],
  ['2027-01-31', '2027-12-01', '2027-02-28'],
  ['2028-01-15', '2029-12-01', '2028-02-29'],
  ['2027-08-31', '2027-12-01', '2027-09-30'],
  // … but never until the event begins.
  ['2026-11-21', '2027-01-01', '2026-12-31'],
  ['2026-11-21', '2026-12-31', '2026-12-30'],
  ['2026-11-21', '2026-12-31T23:30:00Z', '2026-12-31'],
])('an estimate of %s for an event that begins on %s holds until %s', (today, startDate, until) => {
  expect(validUntil(today, startDate)).toBe(until)
})
