import { takeSeatsOf } from './seats.ts'
import { describe, expect, test } from 'vitest'
import type { ContentWithDays } from '#core/content/ports.ts'
import type { OpenStore } from '#storage/open-store.ts'
import type { Fresh } from './opened-store.ts'
import { event, firstDay, hotel, module, onlineEvent, programme, theme } from './programme.ts'

const monday = '2027-01-11T08:00:00.000Z'
const tuesday = '2027-01-12T09:30:00.000Z'
const wednesday = '2027-01-13T10:00:00.000Z'

const of = async (store: OpenStore, eventId = 1001) => (await store.revisions.revisions([eventId])).get(eventId)
const apply = (store: OpenStore, over: Partial<ContentWithDays>, now: string) =>
  store.content.apply(programme(over), firstDay, now)

/** Promises about how often an event has changed for those who have it in a calendar. */
export const remembersRevisions = (fresh: Fresh): void => {
  test('a new event has never changed', async () => {
    const { store } = await fresh()
    await apply(store, {}, monday)
    expect(await of(store)).toEqual({ sequence: 0, changedAt: monday })
    expect(await of(store, 9999)).toBeUndefined()
    expect(await store.revisions.revisions([])).toEqual(new Map())
    expect(await store.revisions.calledOff(1001)).toBeUndefined()
  })

  describe.each<[string, Partial<ContentWithDays>]>([
    ['its first day', { events: [event({ startDate: '2027-03-02', endDate: '2027-03-02' })] }],
    ['its last day', { events: [event({ endDate: '2027-03-02' })] }],
    ['the hour it begins', { events: [event({ startTime: '10:00' })] }],
    ['the hour it ends', { events: [event({ endTime: '18:00' })] }],
    ['its place', { events: [onlineEvent()] }],
    ['the title of its theme', { themes: [theme({ title: 'Neuer Titel' })] }],
    ['the address of its hotel', { hotels: [hotel({ address: { street: 'Neu 1', zip: '20095', city: 'Hamburg' } })] }],
    ['its modules', { events: [event({ modules: [module()] })] }],
  ])('%s', (_, over) => {
    test('raises the count and moves the moment', async () => {
      const { store } = await fresh()
      await apply(store, {}, monday)
      await apply(store, over, tuesday)
      expect(await of(store)).toEqual({ sequence: 1, changedAt: tuesday })
      await apply(store, over, wednesday)
      expect(await of(store)).toEqual({ sequence: 1, changedAt: tuesday })
      await apply(store, {}, wednesday)
      expect(await of(store)).toEqual({ sequence: 2, changedAt: wednesday })
    })
  })

  test.each<[string, Partial<ContentWithDays>]>([
    ['its price', { events: [event({ price: null })] }],
    ['its seats', { events: [event({ places: 30 })] }],
    ['what its theme teaches', { themes: [theme({ designation: 'Aufbauseminar' })] }],
    ['the teaser of its hotel', { hotels: [hotel({ teaser: 'Mit Garten.' })] }],
  ])('%s raises nothing', async (_, over) => {
    const { store } = await fresh()
    await apply(store, {}, monday)
    await apply(store, over, tuesday)
    expect(await of(store)).toEqual({ sequence: 0, changedAt: monday })
  })

  test('seats taken raise nothing', async () => {
    const { store } = await fresh()
    await apply(store, {}, monday)
    await takeSeatsOf(store, 1001, 1)
    expect(await of(store)).toEqual({ sequence: 0, changedAt: monday })
  })

  test('an event that leaves before it begins is called off, once, and remembered as it was', async () => {
    const { store } = await fresh()
    await apply(store, {}, monday)
    const before = await store.catalogue.event(1001)
    await apply(store, { events: [] }, tuesday)
    await apply(store, { events: [] }, wednesday)
    expect(await store.catalogue.event(1001)).toBeUndefined()
    expect(await of(store)).toEqual({ sequence: 1, changedAt: tuesday })
    expect(await store.revisions.calledOff(1001)).toEqual(before)
  })

  test('one that is back counts on', async () => {
    const { store } = await fresh()
    await apply(store, {}, monday)
    await apply(store, { events: [] }, tuesday)
    await apply(store, {}, wednesday)
    expect(await of(store)).toEqual({ sequence: 2, changedAt: wednesday })
    expect(await store.revisions.calledOff(1001)).toBeUndefined()
  })

  test('one that leaves after it began has taken place', async () => {
    const { store } = await fresh()
    await apply(store, {}, monday)
    await apply(store, { events: [] }, '2027-03-01T08:00:00.000Z')
    expect(await of(store)).toEqual({ sequence: 0, changedAt: monday })
    expect(await store.revisions.calledOff(1001)).toBeUndefined()
  })

  const moves = (...days: readonly string[]) =>
    days.map((day) => ({ events: [event({ startDate: day, endDate: day })] }))

  test('an event that is rescheduled remembers where it stood, oldest first, each once', async () => {
    const { store } = await fresh()
    const [first, second, third] = moves('2027-03-01', '2027-03-08', '2027-03-15')
    await apply(store, first ?? {}, monday)
    expect(await store.revisions.earlierStarts(1001)).toEqual([])
    await apply(store, second ?? {}, tuesday)
    const wasFirst = { startDate: '2027-03-01', startTime: '09:00' }
    const wasSecond = { startDate: '2027-03-08', startTime: '09:00' }
    expect(await store.revisions.earlierStarts(1001)).toEqual([wasFirst])
    await apply(store, third ?? {}, wednesday)
    expect(await store.revisions.earlierStarts(1001)).toEqual([wasFirst, wasSecond])
    await apply(store, first ?? {}, wednesday)
    expect(await store.revisions.earlierStarts(1001)).toEqual([
      wasSecond,
      { startDate: '2027-03-15', startTime: '09:00' },
    ])
  })

  test('another hour is another beginning, another hotel or end is none', async () => {
    const { store } = await fresh()
    await apply(store, {}, monday)
    await apply(store, { events: [event({ endTime: '18:00', endDate: '2027-03-02' })] }, tuesday)
    await apply(store, { events: [onlineEvent()] }, tuesday)
    expect(await store.revisions.earlierStarts(1001)).toEqual([])
    await apply(store, { events: [event({ startTime: '10:30' })] }, wednesday)
    expect(await store.revisions.earlierStarts(1001)).toEqual([{ startDate: '2027-03-01', startTime: '09:00' }])
  })

  test('one that is called off and comes back elsewhere in time was rescheduled', async () => {
    const { store } = await fresh()
    const [moved] = moves('2027-03-08')
    await apply(store, {}, monday)
    await apply(store, { events: [] }, tuesday)
    expect(await store.revisions.earlierStarts(1001)).toEqual([])
    await apply(store, moved ?? {}, wednesday)
    expect(await store.revisions.earlierStarts(1001)).toEqual([{ startDate: '2027-03-01', startTime: '09:00' }])
  })

  test('numbers that are none are unknown', async () => {
    const { store: empty } = await fresh()
    expect(await empty.revisions.earlierStarts(Number.NaN)).toEqual([])
    expect(await empty.revisions.earlierStarts(2 ** 60)).toEqual([])
    const { store } = await fresh()
    expect(await store.revisions.calledOff(Number.NaN)).toBeUndefined()
    expect(await store.revisions.calledOff(2 ** 60)).toBeUndefined()
  })
}
