import { describe, expect, test } from 'vitest'
import { finderOf } from '#core/finder/finder.service.ts'
import type { FacetName } from '#core/finder/filters.ts'
import type { FinderFilter, FoundEvents } from '#core/finder/finder.ts'
import type { IndexedEvent } from '#core/finder/index-changes.ts'
import type { ForFindingEvents, ForIndexingEvents } from '#core/finder/ports.ts'
import { valueOf } from './test-core.ts'
import { anEventFact, aThemeFact, storeInHand, type Surroundings } from './finder-store.ts'

/** The postcode lies in the middle of Ulm. */
const ulm = { latitude: 48.4, longitude: 9.99 }
const postcodes = { locate: (code: string) => (code === '89073' ? ulm : undefined) }
const kilometresToAachen = 387

const surroundings: Surroundings = {
  rubrics: [
    { id: 1, url: 'recht', title: 'Recht', position: 2 },
    { id: 2, url: 'rede', title: 'Rede', position: 1 },
    { id: 3, url: 'amt', title: 'Amt', position: 3 },
    { id: 4, url: 'wahl', title: 'Wahl', position: 3 },
  ],
  locations: [
    { locationId: 1, name: 'Ulm', position: ulm },
    { locationId: 2, name: 'Aachen', position: { latitude: 50.78, longitude: 6.08 } },
    { locationId: 3, name: 'Ödland', position: null },
    { locationId: 4, name: 'Leerstadt', position: ulm },
  ],
  hotels: [
    { hotelId: 11, locationId: 1, accessibility: ['step-free', 'lift'] },
    { hotelId: 12, locationId: 2, accessibility: ['lift'] },
    { hotelId: 13, locationId: 3, accessibility: [] },
    { hotelId: 14, locationId: 4, accessibility: [] },
  ],
  themes: [
    aThemeFact({ themeId: 101, url: 'arbeitsrecht', targetGroups: ['br', 'sbv'], duration: 3, level: 'grundlagen' }),
    aThemeFact({
      themeId: 102,
      url: 'rhetorik',
      rubricId: 2,
      targetGroups: ['jav'],
      duration: 90,
      isNew: true,
      level: 'aufbau',
    }),
    aThemeFact({ themeId: 103, url: 'ausbildung', isSeries: true, duration: 90 }),
    withoutDuration({ themeId: 104, url: 'klausur', rubricId: 2, targetGroups: [] }),
    aThemeFact({ themeId: 105, url: 'umgezogen', redirects: true }),
  ],
}

function withoutDuration(change: Parameters<typeof aThemeFact>[0]) {
  const { duration: _, ...theme } = aThemeFact(change)
  return theme
}

const events: readonly IndexedEvent[] = [
  anEventFact({ eventId: 1, startDate: '2027-01-31', themeId: 101, hotelIds: [11], net: 29_900, placesLeft: 5 }),
  anEventFact({ eventId: 2, startDate: '2027-02-01', themeId: 102, hotelIds: [], net: 30_000, placesLeft: 0 }),
  anEventFact({
    eventId: 3,
    startDate: '2027-02-28',
    themeId: 104,
    hotelIds: [12],
    net: 30_001,
    days: 1,
    placesLeft: 1,
    guaranteed: true,
  }),
  anEventFact({ eventId: 4, startDate: '2027-03-01', themeId: 103, hotelIds: [13], net: undefined }),
  anEventFact({ eventId: 5, startDate: '2027-03-01', themeId: 104, hotelIds: [12], net: 200_000, days: 2 }),
  anEventFact({ eventId: 6, startDate: '2027-12-31', themeId: 104, hotelIds: [], net: 200_001, days: 4 }),
  anEventFact({ eventId: 7, startDate: '2027-01-10', themeId: 101 }),
  anEventFact({ eventId: 8, startDate: '2027-04-01', themeId: 105, hotelIds: [14] }),
  anEventFact({ eventId: 9, startDate: '2027-05-01', themeId: 999, hotelIds: [14] }),
]

const noon = (day: string) => ({ now: () => `${day}T11:00:00Z` })
/** Any word finds the theme of that address. */
const themesFound = async (q: string) => new Set([q])
const finderAt = (store: ForIndexingEvents, day = '2027-01-10') =>
  finderOf({ indexedEvents: store, postcodes, themesFound, clock: noon(day) })
const finderOver = (some: readonly IndexedEvent[], around = surroundings) => finderAt(storeInHand(around, some).store)

type Ask = Parameters<ForFindingEvents['find']>[0]
const find = async (ask: Ask = {}, finder = finderOver(events)): Promise<FoundEvents> => valueOf(await finder.find(ask))
const idsOf = ({ items }: FoundEvents): readonly number[] => items.map(({ event }) => event.eventId)
const ids = async (ask?: Ask, finder?: ForFindingEvents) => idsOf(await find(ask, finder))

describe('which events a filter leaves', () => {
  const all = [1, 2, 3, 4, 5, 6]
  test.each<[FinderFilter, readonly number[]]>([
    [{}, all],
    [{ targetGroup: ['br'] }, [1, 4]],
    [{ targetGroup: ['sbv'] }, [1]],
    [{ targetGroup: ['jav'] }, [2]],
    [{ rubric: ['recht'] }, [1, 4]],
    [{ rubric: ['rede'] }, [2, 3, 5, 6]],
    [{ rubric: ['amt'] }, []],
    [{ rubric: ['nirgends'] }, []],
    [{ theme: 'klausur' }, [3, 5, 6]],
    [{ theme: 'umgezogen' }, []],
    [{ theme: 'unbekannt' }, []],
    [{ month: ['2027-01'] }, [1]],
    [{ month: ['2027-02'] }, [2, 3]],
    [{ month: ['2027-03'] }, [4, 5]],
    [{ month: ['2027-12'] }, [6]],
    [{ month: ['2027-04'] }, []],
    [{ month: ['2027-06'] }, []],
    [{ month: ['2099-01'] }, []],
    [{ locationId: [1] }, [1]],
    [{ locationId: [2] }, [3, 5]],
    [{ locationId: [3] }, [4]],
    [{ locationId: [4] }, []],
    [{ locationId: [0] }, []],
    [{ locationId: [99] }, []],
    [{ hotelId: 12 }, [3, 5]],
    [{ hotelId: 0 }, []],
    [{ hotelId: 522 }, []],
    [{ hotelId: -1 }, []],
    [{ mode: ['online'] }, [2, 6]],
    [{ mode: ['hotel'] }, [1, 3, 4, 5]],
    [{ duration: ['kurz'] }, [2, 3]],
    [{ duration: ['mittel'] }, [1, 5]],
    [{ duration: ['lang'] }, [4, 6]],
    [{ isNew: true }, [2]],
    [{ free: true }, [1, 3, 4, 5, 6]],
    [{ seats: 1 }, [1, 3, 4, 5, 6]],
    [{ seats: 5 }, [1, 4, 5, 6]],
    [{ seats: 6 }, [4, 5, 6]],
    [{ seats: 9 }, [4, 5, 6]],
    [{ priceTo: 298.99 }, []],
    [{ priceTo: 299 }, [1]],
    [{ priceTo: 300 }, [1, 2]],
    [{ priceTo: 300.01 }, [1, 2, 3]],
    [{ priceTo: 1_000_000 }, [1, 2, 3, 5, 6]],
    [{ postcode: '89073' }, all],
    [{ radius: 1 }, all],
    [{ postcode: '89073', radius: 0.4 }, [1]],
    [{ postcode: '89073', radius: kilometresToAachen - 1 }, [1]],
    [{ postcode: '89073', radius: kilometresToAachen }, [1, 3, 5]],
    [{ postcode: '89073', radius: 20_015 }, [1, 3, 5]],
    [{ mode: ['hotel'], rubric: ['rede'], free: true, priceTo: 1000 }, [3]],
    [{ mode: ['online'], locationId: [1] }, []],
    [{ month: ['2027-03'], theme: 'klausur' }, [5]],
    [{ month: ['2099-01'], mode: ['hotel'] }, []],
    [{ month: ['2027-01', '2027-12'] }, [1, 6]],
    [{ month: ['2027-01', '2099-01'], targetGroup: ['sbv', 'jav'] }, [1]],
    [{ locationId: [1, 3] }, [1, 4]],
    [{ rubric: ['recht', 'rede'] }, all],
    [{ mode: ['online', 'hotel'] }, all],
    [{ month: [], locationId: [] }, all],
    [{ level: ['grundlagen'] }, [1]],
    [{ level: ['grundlagen', 'aufbau'] }, [1, 2]],
    [{ level: ['spezial'] }, []],
    [{ guaranteed: true }, [3]],
    [{ accessibility: ['lift'] }, [1, 3, 5]],
    [{ accessibility: ['lift', 'step-free'] }, [1]],
    [{ accessibility: ['hearing-loop'] }, []],
    [{ q: 'klausur' }, [3, 5, 6]],
    [{ q: 'klausur', mode: ['online'] }, [6]],
    [{ q: 'quatsch' }, []],
    [{ q: ' ' }, all],
  ])('%j', async (filter, expected) => {
    expect(await find(filter)).toMatchObject({ total: expected.length })
    expect(await ids(filter)).toEqual(expected)
    expect(await ids({ ...filter, sort: 'preis' })).toHaveLength(expected.length)
  })

  test('that of today has begun, that of tomorrow is to come', async () => {
    const { store } = storeInHand(surroundings, events)
    expect(await ids({}, finderAt(store, '2027-01-09'))).toEqual([7, ...all])
    expect(await ids({}, finderAt(store, '2027-03-01'))).toEqual([6])
    expect(await ids({}, finderAt(store, '2027-12-31'))).toEqual([])
  })
})

const counted = (values: FoundEvents['facets'][FacetName]) =>
  Object.fromEntries(values.map((each) => [each.value, each.count]))

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
    const { facets } = await find({}, finderOver(some, { ...surroundings, themes: [aThemeFact()] }))
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

describe('in which order events stand', () => {
  test.each<[Ask, readonly number[]]>([
    [{}, [1, 2, 3, 4, 5, 6]],
    [{ sort: 'datum' }, [1, 2, 3, 4, 5, 6]],
    [{ sort: 'preis' }, [1, 2, 3, 5, 6, 4]],
    [{ sort: 'entfernung', postcode: '89073' }, [1, 3, 5, 2, 4, 6]],
    [{ sort: 'preis', mode: ['hotel'] }, [1, 3, 5, 4]],
    [{ sort: 'entfernung', postcode: '89073', theme: 'klausur' }, [3, 5, 6]],
    [{ sort: 'entfernung', postcode: '89073', month: ['2027-03'] }, [5, 4]],
    [{ sort: 'preis', targetGroup: ['br'] }, [1, 4]],
  ])('%j', async (ask, expected) => {
    expect(await ids(ask)).toEqual(expected)
  })

  const sameTheme = { ...surroundings, themes: [aThemeFact()] }
  const alike = [
    anEventFact({ eventId: 30, startDate: '2027-03-02', hotelIds: [12], net: 100 }),
    anEventFact({ eventId: 10, startDate: '2027-03-02', hotelIds: [11], net: 100 }),
    anEventFact({ eventId: 20, startDate: '2027-03-01', hotelIds: [12], net: 100 }),
    anEventFact({ eventId: 9, startDate: '2027-04-01', hotelIds: [11], net: 100 }),
    anEventFact({ eventId: 15, startDate: '2027-03-02', hotelIds: [12], net: 100 }),
  ]
  test.each<[Ask, readonly number[]]>([
    [{}, [20, 10, 15, 30, 9]],
    [{ sort: 'preis' }, [20, 10, 15, 30, 9]],
    [{ sort: 'entfernung', postcode: '89073' }, [10, 9, 20, 15, 30]],
  ])('what is alike stands by day, then by number: %j', async (ask, expected) => {
    expect(await ids(ask, finderOver(alike, sameTheme))).toEqual(expected)
  })

  test('towns that are as many whole kilometres away are equally far', async () => {
    const northOfUlm = (degrees: number) => ({ latitude: ulm.latitude + degrees, longitude: ulm.longitude })
    const around = {
      ...sameTheme,
      locations: [
        { locationId: 1, name: 'Nahe', position: northOfUlm(0.9) },
        { locationId: 2, name: 'Ferne', position: northOfUlm(0.903) },
      ],
    }
    const some = [
      anEventFact({ eventId: 1, startDate: '2027-03-02', hotelIds: [11] }),
      anEventFact({ eventId: 2, startDate: '2027-03-01', hotelIds: [12] }),
    ]
    const finder = finderOver(some, around)
    const { items } = await find({ sort: 'entfernung', postcode: '89073' }, finder)
    expect(items.map(({ event, distance }) => [event.eventId, distance])).toEqual([
      [2, 100],
      [1, 100],
    ])
    expect(await ids({ postcode: '89073', radius: 100 }, finder)).toEqual([2, 1])
    expect(await ids({ postcode: '89073', radius: 99.9 }, finder)).toEqual([])
  })

  test('a distance stands at events in towns whose position is known, where a postcode is asked', async () => {
    const distances = async (ask: Ask) =>
      (await find(ask)).items.map((item) => ('distance' in item ? item.distance : 'none'))
    expect(await distances({ postcode: '89073' })).toEqual([
      0,
      'none',
      kilometresToAachen,
      'none',
      kilometresToAachen,
      'none',
    ])
    expect(await distances({})).toEqual(Array.from({ length: 6 }, () => 'none'))
  })
})

describe('a long list', () => {
  const many = Array.from({ length: 101 }, (_, i) =>
    anEventFact({
      eventId: 1000 + i,
      startDate: `2027-0${2 + (Math.floor(i / 2) % 3)}-10`,
      hotelIds: [[], [11], [12], [13]][i % 4] ?? [],
      net: [undefined, 30_000, 60_000][i % 3],
    }),
  )
  const finder = finderOver(many, { ...surroundings, themes: [aThemeFact()] })

  test.each<[Ask, number]>([
    [{}, 24],
    [{ limit: 1 }, 1],
    [{ limit: 0 }, 1],
    [{ limit: -5 }, 1],
    [{ limit: 100 }, 100],
    [{ limit: 1000 }, 100],
  ])('%j: %i events on a page', async (ask, length) => {
    const { items, next, total } = await find(ask, finder)
    expect({ length: items.length, goesOn: next !== undefined, total }).toEqual({ length, goesOn: true, total: 101 })
  })

  test('a page that holds the last event has no next one', async () => {
    expect((await find({ limit: 6 })).next).toBeUndefined()
    expect((await find({ limit: 5 })).next).toBeDefined()
  })

  test.each<[Ask, string]>([
    [{ limit: 3 }, 'datum~0~2027-02-28~3'],
    [{ limit: 3, sort: 'preis' }, 'preis~30001~2027-02-28~3'],
    [{ limit: 3, sort: 'entfernung', postcode: '89073' }, 'entfernung~387~2027-03-01~5'],
    [{ limit: 4, sort: 'entfernung', postcode: '89073' }, 'entfernung~-~2027-02-01~2'],
  ])('%j goes on at %s, which may stand in an address for years', async (ask, next) => {
    expect(await find(ask)).toMatchObject({ next })
    expect(await ids({ ...ask, after: next })).toEqual((await ids({ ...ask, limit: 6 })).slice(ask.limit))
  })

  const pages = async (ask: Ask): Promise<readonly (readonly number[])[]> => {
    const found: (readonly number[])[] = []
    let after: string | undefined
    do {
      const page = await find({ ...ask, ...(after !== undefined && { after }) }, finder)
      expect(page.total).toBe((await find(ask, finder)).total)
      found.push(idsOf(page))
      after = page.next
    } while (after !== undefined && found.length < 200)
    return found
  }
  test.each<[Ask]>([
    [{}],
    [{ sort: 'preis' }],
    [{ sort: 'entfernung', postcode: '89073' }],
    [{ sort: 'preis', mode: ['hotel'] }],
    [{ sort: 'entfernung', postcode: '89073', month: ['2027-03'] }],
    [{ locationId: [2] }],
  ])('its pages together are the whole list, each event once: %j', async (ask) => {
    const wholeList = (await pages({ ...ask, limit: 100 })).flat()
    expect(new Set(wholeList).size).toBe((await find(ask, finder)).total)
    expect((await pages({ ...ask, limit: 7 })).flat()).toEqual(wholeList)
  })

  test('it goes on behind the last event shown, whatever came before it meanwhile', async () => {
    const inHand = storeInHand(surroundings, events)
    const over = finderAt(inHand.store)
    const first = await find({ limit: 3 }, over)
    inHand.put(
      anEventFact({ eventId: 50, startDate: '2027-02-28' }),
      anEventFact({ eventId: 2, startDate: '2027-02-28' }),
    )
    inHand.remove(3)
    expect(await ids({ after: first.next ?? '' }, over)).toEqual([50, 4, 5, 6])
  })
})

describe('what changes shows in the next answer', () => {
  const changing = () => {
    const inHand = storeInHand(surroundings, events)
    let day = '2027-01-10'
    const finder = finderOf({
      indexedEvents: inHand.store,
      postcodes,
      themesFound,
      clock: { now: () => `${day}T11:00:00Z` },
    })
    return {
      ...inHand,
      finder,
      travelTo: (to: string) => {
        day = to
      },
      ids: (ask?: Ask) => ids(ask, finder),
      facets: async () => (await find({}, finder)).facets,
    }
  }

  test('an event that moves to another day, hotel and price', async () => {
    const { put, ids, facets } = changing()
    expect(await ids()).toEqual([1, 2, 3, 4, 5, 6])
    put(anEventFact({ eventId: 1, startDate: '2028-01-01', themeId: 101, hotelIds: [14], net: 250_000 }))
    expect(await ids()).toEqual([2, 3, 4, 5, 6, 1])
    expect(await ids({ locationId: [4] })).toEqual([1])
    expect(await ids({ sort: 'preis' })).toEqual([2, 3, 5, 6, 1, 4])
    expect(counted((await facets()).month)).toEqual({ '2027-02': 2, '2027-03': 2, '2027-12': 1, '2028-01': 1 })
    expect(counted((await facets()).locationId)).toEqual({ 2: 2, 3: 1, 4: 1 })
  })

  test('an event of a theme, hotel and month that were not there before', async () => {
    const { put, surround, ids, facets } = changing()
    await ids()
    surround({
      themes: [
        ...surroundings.themes,
        aThemeFact({ themeId: 106, url: 'neuland', rubricId: 3, targetGroups: ['jav'] }),
      ],
      hotels: [...surroundings.hotels, { hotelId: 15, locationId: 4, accessibility: [] }],
    })
    put(anEventFact({ eventId: 60, startDate: '2029-06-01', themeId: 106, hotelIds: [15] }))
    expect(await ids({ theme: 'neuland' })).toEqual([60])
    expect(await ids()).toEqual([1, 2, 3, 4, 5, 6, 60])
    expect(counted((await facets()).rubric)).toEqual({ rede: 4, recht: 2, amt: 1, wahl: 0 })
    expect(counted((await facets()).locationId)).toEqual({ 1: 1, 2: 2, 3: 1, 4: 1 })
  })

  test('events that come to the first day or go from it', async () => {
    const { put, remove, finder, ids, travelTo } = changing()
    const counts = async () => {
      const { total, facets } = await find({}, finder)
      return { total, january: counted(facets.month)['2027-01'] }
    }
    expect(await counts()).toEqual({ total: 6, january: 1 })
    put(anEventFact({ eventId: 40, startDate: '2027-01-11' }), anEventFact({ eventId: 41, startDate: '2027-01-10' }))
    expect(await counts()).toEqual({ total: 7, january: 2 })
    remove(7, 40)
    expect(await counts()).toEqual({ total: 6, january: 1 })
    travelTo('2027-01-09')
    expect(await ids()).toEqual([41, 1, 2, 3, 4, 5, 6])
    expect((await counts()).total).toBe(7)
  })

  test('seats taken, of an event that has begun too', async () => {
    const { put, ids, finder, travelTo } = changing()
    expect(await ids({ free: true })).toEqual([1, 3, 4, 5, 6])
    put(anEventFact({ eventId: 1, startDate: '2027-01-31', themeId: 101, net: 29_900, placesLeft: 0 }))
    put(anEventFact({ eventId: 7, startDate: '2027-01-10', themeId: 101, placesLeft: 0 }))
    expect(await ids({ free: true })).toEqual([3, 4, 5, 6])
    expect(await ids()).toEqual([1, 2, 3, 4, 5, 6])
    travelTo('2027-01-09')
    expect((await find({}, finder)).facets.free).toEqual([{ value: 'true', count: 4 }])
  })

  test('a theme that moves away, and one that is withdrawn', async () => {
    const { surround, ids, facets } = changing()
    await ids()
    surround({
      themes: surroundings.themes.flatMap((theme) => {
        if (theme.url === 'rhetorik') return []
        return { ...theme, redirects: theme.url === 'klausur' }
      }),
    })
    expect(await ids()).toEqual([1, 4, 8])
    expect(counted((await facets()).mode)).toEqual({ online: 0, hotel: 3 })
  })

  test('days that pass, there and back', async () => {
    const { facets, travelTo } = changing()
    const months = async (day: string) => {
      travelTo(day)
      return counted((await facets()).month)
    }
    const before = await months('2027-01-09')
    expect(before).toEqual({ '2027-01': 2, '2027-02': 2, '2027-03': 2, '2027-12': 1 })
    expect(await months('2027-02-28')).toEqual({ '2027-03': 2, '2027-12': 1 })
    expect(await months('2027-01-31')).toEqual({ '2027-02': 2, '2027-03': 2, '2027-12': 1 })
    expect(await months('2027-01-09')).toEqual(before)
  })
})

describe('between counting and showing', () => {
  const readLater = (change: (read: Awaited<ReturnType<ForIndexingEvents['events']>>) => typeof read) => {
    const { store } = storeInHand(surroundings, events)
    return finderAt({ ...store, events: async (eventIds) => change(await store.events(eventIds)) })
  }

  test('an event that is gone meanwhile is left out, and the list goes on behind it', async () => {
    const finder = readLater((read) => read.filter(({ eventId }) => eventId !== 2))
    const first = await find({ limit: 2 }, finder)
    expect(idsOf(first)).toEqual([1])
    expect(await ids({ limit: 2, after: first.next ?? '' }, finder)).toEqual([3, 4])
  })

  test('an event rescheduled to today meanwhile says that it has begun, a full one that it is sold out', async () => {
    const finder = readLater((read) =>
      read.map((event) => (event.eventId === 2 ? { ...event, startDate: '2027-01-10' } : { ...event, placesLeft: 0 })),
    )
    const { items } = await find({ limit: 2 }, finder)
    expect(items.map(({ whyNotBookable }) => whyNotBookable)).toEqual(['sold-out', 'begun'])
  })
})
