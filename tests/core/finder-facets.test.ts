import { describe, expect, test } from 'vitest'
import type { FacetName } from '#core/finder/filters.ts'
import type { FinderFilter } from '#core/finder/finder.ts'
import { anEventFact } from './finder-store.ts'
import { counted, finderOver, find, oneTheme } from './finder-sample.ts'

describe('how many events there would be with another value', () => {
  test('every facet has all its values in their order, months and towns those with events', async () => {
    expect((await find()).facets).toEqual({
      targetGroup: [
        { value: 'br', count: 2 },
        { value: 'sbv', count: 1 },
        { value: 'jav', count: 1 },
      ],
      rubric: [
        { value: 'rede', label: 'Rede', count: 4 },
        { value: 'recht', label: 'Recht', count: 2 },
        { value: 'amt', label: 'Amt', count: 0 },
        { value: 'wahl', label: 'Wahl', count: 0 },
      ],
      level: [
        { value: 'grundlagen', count: 1 },
        { value: 'aufbau', count: 1 },
        { value: 'spezial', count: 0 },
      ],
      accessibility: [
        { value: 'step-free', count: 1 },
        { value: 'lift', count: 3 },
        { value: 'wheelchair-rooms', count: 0 },
        { value: 'accessible-toilet', count: 0 },
        { value: 'accessible-parking', count: 0 },
        { value: 'hearing-loop', count: 0 },
        { value: 'tactile-guidance', count: 0 },
        { value: 'assistance-dogs', count: 0 },
      ],
      guaranteed: [{ value: 'true', count: 1 }],
      month: [
        { value: '2027-01', count: 1 },
        { value: '2027-02', count: 2 },
        { value: '2027-03', count: 2 },
        { value: '2027-12', count: 1 },
      ],
      locationId: [
        { value: '2', label: 'Aachen', count: 2 },
        { value: '3', label: 'Ödland', count: 1 },
        { value: '1', label: 'Ulm', count: 1 },
      ],
      mode: [
        { value: 'online', count: 2 },
        { value: 'hotel', count: 4 },
      ],
      duration: [
        { value: 'kurz', count: 2 },
        { value: 'mittel', count: 2 },
        { value: 'lang', count: 2 },
      ],
      isNew: [{ value: 'true', count: 1 }],
      seats: [5, 4, 4, 4, 4, 3, 3, 3, 3].map((count, index) => ({ value: String(index + 1), count })),
      free: [{ value: 'true', count: 5 }],
      priceTo: [
        { value: '300', count: 2 },
        { value: '600', count: 3 },
        { value: '1000', count: 3 },
        { value: '1500', count: 3 },
        { value: '2000', count: 4 },
      ],
    })
  })

  test.each<[FinderFilter, FacetName, Readonly<Record<string, number>>]>([
    // Its own value does not narrow a facet …
    [{ targetGroup: ['sbv'] }, 'targetGroup', { br: 2, sbv: 1, jav: 1 }],
    [{ rubric: ['amt'] }, 'rubric', { rede: 4, recht: 2, amt: 0, wahl: 0 }],
    [{ month: ['2027-03'] }, 'month', { '2027-01': 1, '2027-02': 2, '2027-03': 2, '2027-12': 1 }],
    [{ month: ['2099-01'] }, 'month', { '2027-01': 1, '2027-02': 2, '2027-03': 2, '2027-12': 1 }],
    [{ locationId: [1] }, 'locationId', { 1: 1, 2: 2, 3: 1 }],
    [{ mode: ['online'] }, 'mode', { online: 2, hotel: 4 }],
    [{ duration: ['kurz'] }, 'duration', { kurz: 2, mittel: 2, lang: 2 }],
    [{ isNew: true }, 'isNew', { true: 1 }],
    [{ free: true }, 'free', { true: 5 }],
    [{ seats: 6 }, 'seats', { 1: 5, 2: 4, 3: 4, 4: 4, 5: 4, 6: 3, 7: 3, 8: 3, 9: 3 }],
    [{ seats: 6 }, 'mode', { online: 1, hotel: 2 }],
    [{ priceTo: 300 }, 'priceTo', { 300: 2, 600: 3, 1000: 3, 1500: 3, 2000: 4 }],
    // … but every other filter does.
    [{ month: ['2027-03'] }, 'targetGroup', { br: 1, sbv: 0, jav: 0 }],
    [{ month: ['2027-03'] }, 'locationId', { 2: 1, 3: 1 }],
    [{ month: ['2027-03'] }, 'mode', { online: 0, hotel: 2 }],
    [{ month: ['2099-01'] }, 'mode', { online: 0, hotel: 0 }],
    [{ month: ['2099-01'] }, 'rubric', { rede: 0, recht: 0, amt: 0, wahl: 0 }],
    [{ targetGroup: ['br'] }, 'month', { '2027-01': 1, '2027-03': 1 }],
    [{ targetGroup: ['br'] }, 'mode', { online: 0, hotel: 2 }],
    [{ locationId: [2] }, 'month', { '2027-02': 1, '2027-03': 1 }],
    [{ locationId: [2] }, 'rubric', { rede: 2, recht: 0, amt: 0, wahl: 0 }],
    [{ hotelId: 12 }, 'locationId', { 2: 2 }],
    [{ hotelId: 12 }, 'mode', { online: 0, hotel: 2 }],
    [{ theme: 'klausur' }, 'rubric', { rede: 3, recht: 0, amt: 0, wahl: 0 }],
    [{ mode: ['online'] }, 'locationId', {}],
    [{ mode: ['online'] }, 'free', { true: 1 }],
    [{ locationId: [4] }, 'mode', { online: 0, hotel: 0 }],
    [{ postcode: '89073', radius: 1 }, 'locationId', { 1: 1 }],
    [{ free: true, isNew: true }, 'free', { true: 0 }],
    [{ free: true, isNew: true }, 'isNew', { true: 0 }],
    [{ free: true, isNew: true }, 'month', {}],
    [{ rubric: ['rede'], duration: ['lang'] }, 'rubric', { rede: 1, recht: 1, amt: 0, wahl: 0 }],
    [{ rubric: ['rede'], duration: ['lang'] }, 'duration', { kurz: 2, mittel: 1, lang: 1 }],
    [{ mode: ['hotel'], targetGroup: ['br'] }, 'targetGroup', { br: 2, sbv: 1, jav: 0 }],
    [{ mode: ['hotel'], targetGroup: ['br'] }, 'mode', { online: 0, hotel: 2 }],
    [{ mode: ['hotel'], targetGroup: ['jav'] }, 'mode', { online: 1, hotel: 0 }],
    [{ q: 'klausur' }, 'month', { '2027-02': 1, '2027-03': 1, '2027-12': 1 }],
    [{ guaranteed: true }, 'guaranteed', { true: 1 }],
    [{ guaranteed: true }, 'mode', { online: 0, hotel: 1 }],
    // Several values of one filter leave its own facet as it is, and count once in all others.
    [{ month: ['2027-01', '2027-03'] }, 'month', { '2027-01': 1, '2027-02': 2, '2027-03': 2, '2027-12': 1 }],
    [{ month: ['2027-01', '2027-03'] }, 'targetGroup', { br: 2, sbv: 1, jav: 0 }],
    [{ targetGroup: ['br', 'sbv'] }, 'month', { '2027-01': 1, '2027-03': 1 }],
    [{ targetGroup: ['br', 'sbv'], month: ['2027-01', '2027-02'] }, 'targetGroup', { br: 1, sbv: 1, jav: 1 }],
  ])('%j: %s', async (filter, facet, expected) => {
    expect(counted((await find(filter)).facets[facet])).toEqual(expected)
  })

  test('each step of the price holds what costs as much, and not a cent more', async () => {
    const steps = [300, 600, 1000, 1500, 2000]
    const some = steps.flatMap((step) => [step * 100, step * 100 + 1]).map((net, i) => anEventFact({ eventId: i, net }))
    const { facets } = await find({}, finderOver(some, oneTheme))
    expect(facets.priceTo.map(({ value, count }) => [value, count])).toEqual([
      ['300', 1],
      ['600', 3],
      ['1000', 5],
      ['1500', 7],
      ['2000', 9],
    ])
  })

  test('where there are no events, nothing is counted', async () => {
    const { items, total, next, facets } = await find({}, finderOver([]))
    expect({ items, total, next }).toEqual({ items: [], total: 0, next: undefined })
    expect(facets.month).toEqual([])
    expect(facets.locationId).toEqual([])
    expect(counted(facets.rubric)).toEqual({ rede: 0, recht: 0, amt: 0, wahl: 0 })
  })
})
