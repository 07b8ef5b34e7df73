import { describe, expect, test } from 'vitest'
import {
  chipsOf,
  chipsOfFilter,
  choosingSeason,
  offeredRadii,
  offeredSeasons,
  offeredValues,
  withoutChip,
} from '#core/finder/filter-values.view.ts'
import type { Choice } from '#core/finder/finder-address.ts'
import { everyFilter } from '#core/finder/filters.ts'
import type { FoundEvents } from '#core/finder/finder.ts'
import { pageWording } from '#wording/pages.ts'

const nothingCounted = Object.fromEntries(everyFilter().map(([name]) => [name, []])) as unknown as FoundEvents['facets']
const facets: FoundEvents['facets'] = {
  ...nothingCounted,
  targetGroup: [{ value: 'br', count: 4 }],
  rubric: [
    { value: 'auftreten', label: 'Auftreten', count: 1 },
    { value: 'arbeitsrecht', label: 'Arbeitsrecht', count: 3 },
  ],
  month: [{ value: '2027-01', count: 2 }],
  locationId: [{ value: '7', label: 'Köln', count: 2 }],
  mode: [
    { value: 'online', count: 1 },
    { value: 'hotel', count: 3 },
  ],
  duration: [{ value: 'kurz', count: 1 }],
  isNew: [{ value: 'true', count: 1 }],
  free: [{ value: 'true', count: 4 }],
  priceTo: [{ value: '600', count: 2 }],
}
const finding = (understood: Choice, towns: Readonly<Record<string, string>> = {}) => ({
  understood,
  found: { items: [], total: 4, programme: 9, facets },
  towns,
})

describe('what a field of the finder offers', () => {
  test('is what its facet counts, as the address has it', () => {
    expect(offeredValues(finding({ art: 'vor-ort' }), 'art')).toEqual([
      { value: 'online', count: 1, chosen: false },
      { value: 'vor-ort', count: 3, chosen: true },
    ])
    expect(offeredValues(finding({}), 'frei')).toEqual([{ value: 'ja', count: 4, chosen: false }])
  })

  test('has the chosen one first where it leaves nothing', () => {
    const first = (
      understood: Choice,
      parameter: 'ort' | 'rubrik' | 'monat',
      towns?: Readonly<Record<string, string>>,
    ) => offeredValues(finding(understood, towns), parameter)[0]
    expect(first({ ort: '3' }, 'ort', { '3': 'Bonn' })).toEqual({ value: '3', name: 'Bonn', count: 0, chosen: true })
    expect(first({ ort: '3' }, 'ort')).toEqual({ value: '3', count: 0, chosen: true })
    expect(first({ rubrik: 'weg' }, 'rubrik', { weg: 'Bonn' })).toEqual({ value: 'weg', count: 0, chosen: true })
    expect(first({ monat: '2027-02' }, 'monat')).toEqual({ value: '2027-02', count: 0, chosen: true })
  })

  test('has several chosen ones', () => {
    expect(offeredValues(finding({ rubrik: 'arbeitsrecht,weg' }), 'rubrik')).toEqual([
      { value: 'weg', count: 0, chosen: true },
      { value: 'auftreten', name: 'Auftreten', count: 1, chosen: false },
      { value: 'arbeitsrecht', name: 'Arbeitsrecht', count: 3, chosen: true },
    ])
  })

  test('is steps of a price, whatever was typed', () => {
    expect(offeredValues(finding({ preis: '89,90' }), 'preis')).toEqual([{ value: '600', count: 2, chosen: false }])
  })

  test.each([
    [{}, ['25', '50', '100', '200'], undefined],
    [{ umkreis: '50 km' }, ['25', '50', '100', '200'], '50'],
    [{ umkreis: '75' }, ['75', '25', '50', '100', '200'], '75'],
    [{ umkreis: 'weit' }, ['weit', '25', '50', '100', '200'], 'weit'],
  ])('is a few distances and the typed one: %j', (choice, offered, chosen) => {
    const radii = offeredRadii({ choice })
    expect(radii.map(({ value }) => value)).toEqual(offered)
    expect(radii.find((each) => each.chosen)?.value).toBe(chosen)
  })
})

describe('the chips of a choice', () => {
  const { chips } = pageWording.finder

  test('say each filter as a reader knows it', () => {
    const understood = {
      zielgruppe: 'sbv',
      rubrik: 'arbeitsrecht',
      monat: '2027-01',
      ort: '7',
      plz: '20095',
      umkreis: '50 km',
      art: 'vor-ort',
      dauer: 'lang',
      neu: 'ja',
      frei: 'ja',
      preis: '1.200,50',
    }
    const said = chipsOf(finding(understood)).map((chip) => chips[chip.parameter](chip).replaceAll('\u00a0', ' '))
    expect(said).toEqual([
      'Schwerbehindertenvertretung',
      'Arbeitsrecht',
      'Januar 2027',
      'Köln',
      '50 km um 20095',
      'Im Seminar-Hotel',
      'Ab vier Tagen und Reihen',
      'Plätze frei',
      'Neue Themen',
      'bis 1.200,50 €',
    ])
  })

  test('name what nobody knows as it stands in the address', () => {
    const said = (understood: Choice, parameter: 'rubrik' | 'ort') =>
      chipsOfFilter(finding(understood), parameter).map(chips[parameter]).join().replaceAll('\u00a0', ' ')
    expect(said({ rubrik: 'weg' }, 'rubrik')).toBe('Rubrik „weg“')
    expect(said({ ort: '99' }, 'ort')).toBe('Ort Nr. 99')
  })

  const months = ['2027-03', '2027-04', '2027-05', '2027-07']

  test('are one for each value, and one for three months that are a season', () => {
    const of = finding({ zielgruppe: 'br,sbv', monat: months.join() })
    expect(chipsOf(of).map((chip) => chips[chip.parameter](chip))).toEqual([
      'Betriebsrat',
      'Schwerbehindertenvertretung',
      'Frühjahr 2027',
      'Juli 2027',
    ])
    const [group, , spring] = chipsOf(of)
    expect(group && withoutChip(of, group)).toEqual({ zielgruppe: 'sbv', monat: months.join() })
    expect(spring && withoutChip(of, spring)).toEqual({ zielgruppe: 'br,sbv', monat: '2027-07' })
  })

  test('take the whole filter away with its last value, and a postcode with its radius', () => {
    const of = finding({ monat: '2027-01', plz: '20095', umkreis: '50' })
    const [month, radius] = chipsOf(of)
    expect(month && withoutChip(of, month)).toEqual({ plz: '20095', umkreis: '50' })
    expect(radius && withoutChip(of, radius)).toEqual({ monat: '2027-01' })
  })
})

describe('seasons that a field of months offers', () => {
  const ofMonths = (counts: Readonly<Record<string, number>>, understood: Choice = {}) => ({
    ...finding(understood),
    found: {
      items: [],
      total: 4,
      programme: 9,
      facets: { ...facets, month: Object.entries(counts).map(([value, count]) => ({ value, count })) },
    },
  })

  test('hold the events of their months', () => {
    const seasons = offeredSeasons(ofMonths({ '2026-12': 2, '2027-02': 3, '2027-05': 1, '2027-06': 7 }))
    expect(seasons.map(({ count, ...season }) => [pageWording.finder.season(season), count])).toEqual([
      ['Winter 2026/27', 5],
      ['Frühjahr 2027', 1],
      ['Sommer 2027', 7],
    ])
  })

  test('take the place of the months chosen before, and are taken away alone', () => {
    const before = ofMonths({ '2027-03': 2, '2027-08': 1 }, { monat: '2027-04,2027-08', weiter: 'x' })
    const [spring] = offeredSeasons(before)
    const after = spring && choosingSeason(before, spring)
    expect(after).toEqual({ monat: '2027-03,2027-04,2027-05' })
    const chosen = ofMonths({ '2027-03': 2, '2027-08': 1 }, { monat: '2027-03,2027-04,2027-05,2027-08' })
    const [again, summer] = offeredSeasons(chosen)
    expect([again?.chosen, summer?.chosen]).toEqual([true, false])
    expect(again && choosingSeason(chosen, again)).toEqual({ monat: '2027-08' })
  })
})
