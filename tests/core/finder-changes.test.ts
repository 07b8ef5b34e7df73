import { describe, expect, test } from 'vitest'
import { finderOf } from '#core/finder/finder.service.ts'
import { eventsInvalidatedBy } from '#core/finder/invalidated-events.ts'
import type { ForIndexingEvents } from '#core/finder/ports.ts'
import { anEventFact, aThemeFact, storeInHand } from './finder-store.ts'
import {
  counted,
  postcodes,
  surroundings,
  events,
  themesFound,
  finderAt,
  type Ask,
  find,
  idsOf,
  ids,
} from './finder-sample.ts'

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

test.each([
  [['event:4001', 'event:4002', 'theme:recht'], { whole: false, eventIds: [4001, 4002], surroundings: false }],
  [['all-dates'], { whole: true, eventIds: [], surroundings: false }],
  [['venues'], { whole: false, eventIds: [], surroundings: true }],
])('the change of %j makes old what it names', (tags, old) => expect(eventsInvalidatedBy(tags)).toEqual(old))
