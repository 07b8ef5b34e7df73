import { describe, expect, test } from 'vitest'
import { chipOf, chipsOf, offeredRadii, offeredValues } from '#core/finder/filter-values.view.ts'
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
const finding = (understood: Choice, town?: string) => ({
  understood,
  found: { items: [], total: 4, facets },
  ...(town !== undefined && { town }),
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
    const first = (understood: Choice, parameter: 'ort' | 'rubrik' | 'monat', town?: string) =>
      offeredValues(finding(understood, town), parameter)[0]
    expect(first({ ort: '3' }, 'ort', 'Bonn')).toEqual({ value: '3', name: 'Bonn', count: 0, chosen: true })
    expect(first({ ort: '3' }, 'ort')).toEqual({ value: '3', count: 0, chosen: true })
    expect(first({ rubrik: 'weg' }, 'rubrik', 'Bonn')).toEqual({ value: 'weg', count: 0, chosen: true })
    expect(first({ monat: '2027-02' }, 'monat')).toEqual({ value: '2027-02', count: 0, chosen: true })
  })

  test('knows the chosen one however it was typed', () => {
    expect(offeredValues(finding({ ort: '007' }), 'ort')).toEqual([
      { value: '7', name: 'Köln', count: 2, chosen: true },
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
      ort: '07',
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
      'Neue Themen',
      'Plätze frei',
      'bis 1.200,50 €',
    ])
  })

  test('name what nobody knows as it stands in the address', () => {
    const said = (understood: Choice, parameter: 'rubrik' | 'ort') =>
      chips[parameter](chipOf(finding(understood), parameter)).replaceAll('\u00a0', ' ')
    expect(said({ rubrik: 'weg' }, 'rubrik')).toBe('Rubrik „weg“')
    expect(said({ ort: '99' }, 'ort')).toBe('Ort Nr. 99')
  })
})
