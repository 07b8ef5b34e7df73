import { takeSeatsOf } from './seats.ts'
import { describe, expect, test } from 'vitest'
import type { IndexChanges } from '#core/finder/index-changes.ts'
import type { Keyed } from '#core/content/record-kinds.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { event, firstDay, hotel, location, module, onlineEvent, programme, rubric, theme } from './programme.ts'
import type { Fresh } from './opened-store.ts'

const noon = '2027-01-11T12:00:00Z'
const bareEntry = {
  title: '',
  teaser: '',
  image: null,
  highlights: [],
  starterPackages: [],
  learn: [],
  programme: [],
  audience: '',
}
const ulm: Keyed<'location'> = {
  kind: 'location',
  key: '2',
  value: {
    locationId: 2,
    state: 'Baden-Württemberg',
    position: { latitude: 48.4, longitude: 9.99 },
    teaser: '',
    description: '',
    sideProgramme: [],
  },
}
const hall: Keyed<'hotel'> = {
  kind: 'hotel',
  key: '12',
  value: {
    hotelId: 12,
    position: { latitude: 48.4, longitude: 9.99 },
    rooms: 10,
    seminarRooms: 2,
    description: '',
    arrival: { train: '', car: '' },
    accessibility: ['lift', 'hearing-loop'],
    accessibilityNote: '',
    extras: [],
    prices: { night: null, breakfast: null, dayPackage: null, parking: null, cityTax: 0 },
  },
}
const shop = programme({
  rubrics: [rubric(), rubric({ id: 2, url: 'amt', title: 'Amt', position: 2 })],
  locations: [location(), location({ internalId: 2, name: 'Ulm' })],
  hotels: [hotel(), hotel({ internalId: 12, locationId: 2 })],
  themes: [
    theme({
      targetGroups: ['jav', 'br'],
      level: 'aufbau',
      isNew: true,
      content: [{ ...bareEntry, duration: 2.5 }, bareEntry],
    }),
    theme({ internalId: 102, url: 'reihe', eventType: 1, rubric: 'amt', hideInTrainingSeries: true }),
    theme({ internalId: 103, url: 'weg', redirectUrl: '/anderswo' }),
  ],
  events: [
    event({ eventId: 3, startDate: '2027-03-01', endDate: '2027-03-05', places: 12, taken: 3, guaranteed: true }),
    onlineEvent({ eventId: 1, startDate: '2027-04-01', price: null }),
    event({
      eventId: 2,
      themeUrl: 'reihe',
      modules: [module({ hotelId: 522 }), module({ hotelId: 12 }), module({ hotelId: 11 })],
    }),
    event({ eventId: 4, themeUrl: 'weg' }),
  ],
  records: [ulm, hall],
})

/** Changes with their events in one piece. */
const factsIn = async (changes: IndexChanges | undefined) => {
  if (!changes) throw new Error('nothing changed')
  return { ...changes, events: (await Array.fromAsync(changes.events)).flat() }
}

export const keepsEvents = (fresh: Fresh): void => {
  const filled = async () => {
    const { store, again } = await fresh()
    await store.content.apply(shop, firstDay, noon)
    return { store, again, all: await factsIn(await store.indexedEvents.changesSince(undefined)) }
  }
  const after = async (store: OpenStore, { version }: { readonly version: number }) =>
    factsIn(await store.indexedEvents.changesSince(version))

  test('an empty store has none', async () => {
    const { store } = await fresh()
    const all = await factsIn(await store.indexedEvents.changesSince(undefined))
    expect(all).toEqual({
      version: 0,
      whole: true,
      events: [],
      gone: [],
      surroundings: { themes: [], rubrics: [], hotels: [], locations: [] },
    })
    expect(await store.indexedEvents.changesSince(0)).toBeUndefined()
    expect(await store.indexedEvents.events([1])).toEqual([])
  })

  test('at first everything is told, by number', async () => {
    const { all } = await filled()
    expect(all.whole).toBe(true)
    expect(all.gone).toEqual([])
    const theme = { themeId: 101, hotelIds: [11], net: 119_000, days: 1, placesLeft: 9, guaranteed: false }
    expect(all.events).toEqual([
      { ...theme, eventId: 1, startDate: '2027-04-01', hotelIds: [], net: undefined },
      { ...theme, eventId: 2, startDate: '2027-03-01', themeId: 102, hotelIds: [11, 12] },
      { ...theme, eventId: 3, startDate: '2027-03-01', days: 5, guaranteed: true },
      { ...theme, eventId: 4, startDate: '2027-03-01', themeId: 103 },
    ])
  })

  test('with the themes, rubrics and venues around them', async () => {
    const { all } = await filled()
    const plain = { isNew: false, isSeries: false, hideInTrainingSeries: false, redirects: false, rubricId: 1 }
    expect(all.surroundings?.themes.toSorted((one, other) => one.themeId - other.themeId)).toEqual([
      {
        ...plain,
        themeId: 101,
        url: 'betriebsverfassung-1',
        targetGroups: ['jav', 'br'],
        level: 'aufbau',
        isNew: true,
        duration: 2.5,
      },
      {
        ...plain,
        themeId: 102,
        url: 'reihe',
        targetGroups: ['br'],
        rubricId: 2,
        isSeries: true,
        hideInTrainingSeries: true,
      },
      { ...plain, themeId: 103, url: 'weg', targetGroups: ['br'], redirects: true },
    ])
    expect(all.surroundings?.rubrics).toEqual([
      { id: 1, url: 'recht', title: 'Recht', position: 1 },
      { id: 2, url: 'amt', title: 'Amt', position: 2 },
    ])
    expect(all.surroundings?.hotels).toEqual([
      { hotelId: 11, locationId: 1, accessibility: [] },
      { hotelId: 12, locationId: 2, accessibility: ['lift', 'hearing-loop'] },
    ])
    expect(all.surroundings?.locations).toEqual([
      { locationId: 1, name: 'Hamburg', position: null },
      { locationId: 2, name: 'Ulm', position: { latitude: 48.4, longitude: 9.99 } },
    ])
  })

  test('nothing is told where nothing has changed', async () => {
    const { store, all } = await filled()
    expect(await store.indexedEvents.changesSince(all.version)).toBeUndefined()
    await store.content.apply(shop, firstDay, noon)
    expect(await store.indexedEvents.changesSince(all.version)).toBeUndefined()
  })

  test('then only what is different, whatever handle wrote it', async () => {
    const { store, again, all } = await filled()
    const other = await again()
    await takeSeatsOf(other, 3, 2)
    const taken = await after(store, all)
    expect(taken).toMatchObject({ whole: false, gone: [] })
    expect(taken.events).toEqual([
      {
        eventId: 3,
        startDate: '2027-03-01',
        themeId: 101,
        hotelIds: [11],
        net: 119_000,
        days: 5,
        placesLeft: 7,
        guaranteed: true,
      },
    ])
    const [first, ...others] = shop.events
    await other.content.apply(
      { ...shop, events: [...others, event({ eventId: 9, startDate: '2027-05-01' })] },
      firstDay,
      noon,
    )
    const changed = await after(store, taken)
    expect(changed.gone).toEqual([first?.eventId])
    expect(changed.events.map(({ eventId }) => eventId)).toContain(9)
    expect(await store.indexedEvents.changesSince(changed.version)).toBeUndefined()
  })

  test.each([
    ['a theme', { themes: shop.themes.map((one) => ({ ...one, isNew: !one.isNew })) }],
    [
      'a theme’s duration',
      { themes: shop.themes.map((one) => ({ ...one, content: [{ ...bareEntry, duration: 14 }] })) },
    ],
    ['what a hotel offers', { records: [ulm, { ...hall, value: { ...hall.value, accessibility: [] } }] }],
    ['a rubric', { rubrics: shop.rubrics.map((one) => ({ ...one, title: `${one.title}!` })) }],
    ['a hotel', { hotels: shop.hotels.map((one) => ({ ...one, locationId: 2 })) }],
    ['a town', { locations: shop.locations.map((one) => ({ ...one, name: `${one.name}!` })) }],
    [
      'the position of a town',
      { records: [{ ...ulm, value: { ...ulm.value, position: { latitude: 1, longitude: 2 } } }] },
    ],
  ])('%s that changed is told with its surroundings', async (_, change) => {
    const { store, all } = await filled()
    await store.content.apply({ ...shop, ...change }, firstDay, noon)
    const { surroundings } = await after(store, all)
    expect(surroundings).toBeDefined()
    expect(surroundings).not.toEqual(all.surroundings)
    expect(surroundings).toEqual((await factsIn(await store.indexedEvents.changesSince(undefined))).surroundings)
  })

  test('events are read in the asked order, unknown ones left out', async () => {
    const { store } = await filled()
    const found = await store.indexedEvents.events([3, 99, 1])
    expect(found.map(({ eventId }) => eventId)).toEqual([3, 1])
    expect(found[0]).toEqual(await store.catalogue.event(3))
    expect(await store.indexedEvents.events([])).toEqual([])
  })

  describe('events that are added beside an import', () => {
    const more = [
      event({ eventId: 1_000_001, startDate: '2027-06-01' }),
      onlineEvent({ eventId: 1_000_002, startDate: '2027-06-02' }),
    ]

    test('stand beside the others and are told as a whole', async () => {
      const { store, again, all } = await filled()
      expect(await store.addingEvents.greatestNumber()).toBe(4)
      await store.addingEvents.add(more)
      expect(await store.addingEvents.greatestNumber()).toBe(1_000_002)
      const now = await after(await again(), all)
      expect(now.whole).toBe(true)
      expect(now.events.map(({ eventId }) => eventId)).toEqual([1, 2, 3, 4, 1_000_001, 1_000_002])
      expect(await store.catalogue.event(1_000_001)).toMatchObject({ startDate: '2027-06-01', placesLeft: 9 })
    })

    test('are in the lists of their hotels', async () => {
      const { store } = await filled()
      await store.addingEvents.add([
        ...more,
        event({
          eventId: 1_000_003,
          themeUrl: 'reihe',
          startDate: '2027-06-03',
          modules: [module({ hotelId: 12 }), module({ hotelId: 11 })],
        }),
      ])
      const numbers = async (hotelId: number) =>
        (await store.catalogue.events({ hotelIds: [hotelId] }, '2027-06-01', {})).items.map(({ eventId }) => eventId)
      expect(await numbers(11)).toEqual([1_000_001, 1_000_003])
      expect(await numbers(12)).toEqual([1_000_003])
    })

    test('go with the next import', async () => {
      const { store } = await filled()
      await store.addingEvents.add(more)
      const report = await store.content.apply(shop, firstDay, noon)
      expect(report.events.removed).toBe(2)
      expect(await store.addingEvents.greatestNumber()).toBe(4)
    })

    test.each([
      ['a theme', event({ eventId: 7, themeUrl: 'nirgends' })],
      ['a hotel', event({ eventId: 7, hotelId: 99 })],
    ])('are none at all where one names %s that is not there', async (_, wrong) => {
      const { store, all } = await filled()
      await expect(store.addingEvents.add([...more, wrong])).rejects.toThrow(RangeError)
      expect(await store.indexedEvents.changesSince(all.version)).toBeUndefined()
      expect(await store.addingEvents.greatestNumber()).toBe(4)
    })

    test('are none at all where a number is taken', async () => {
      const { store, all } = await filled()
      await expect(store.addingEvents.add([...more, event({ eventId: 3 })])).rejects.toThrow()
      expect(await store.indexedEvents.changesSince(all.version)).toBeUndefined()
    })
  })
}
