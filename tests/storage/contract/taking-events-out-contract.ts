import { expect, test } from 'vitest'
import { done, refused } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import type { Fresh } from './opened-store.ts'
import { event, firstDay, onlineEvent, programme } from './programme.ts'

const monday = '2027-01-11T08:00:00.000Z'
const tuesday = '2027-01-12T09:30:00.000Z'
const other = onlineEvent({ eventId: 1002, url: 'recht-1002', startDate: '2027-05-03', endDate: '2027-05-03' })
const content = programme({ events: [event(), other] })

const takeOut = (store: OpenStore) =>
  store.change(async ({ programme: stored, bookings }) => {
    await bookings.noteCalledOff(1001, { reason: 'zu wenige', at: tuesday })
    return done(await stored.takeOut(1001, tuesday))
  })

/** Promises about events that leave the programme by themselves, and by no import. */
export const takesEventsOut = (fresh: Fresh): void => {
  test('it is in no list, and remembered as it was, one change later', async () => {
    const { store, again } = await fresh()
    await store.content.apply(content, firstDay, monday)
    const before = await store.catalogue.event(1001)
    const offered = (await store.catalogue.theme('betriebsverfassung-1', firstDay))?.offer
    expect(offered).toMatchObject({ hasInPersonEvents: true })
    expect(await takeOut(store)).toEqual(done(before))
    for (const read of [store, await again()]) {
      expect(await read.catalogue.event(1001)).toBeUndefined()
      expect(await read.revisions.calledOff(1001)).toEqual(before)
      expect((await read.revisions.revisions([1001])).get(1001)).toEqual({ sequence: 1, changedAt: tuesday })
      const { items } = await read.catalogue.events({}, firstDay, { limit: 10 })
      expect(items.map(({ eventId }) => eventId)).toEqual([1002])
      expect((await read.catalogue.theme('betriebsverfassung-1', firstDay))?.offer).toMatchObject({
        hasInPersonEvents: false,
        hasOnlineEvents: true,
      })
    }
    expect(await takeOut(store)).toEqual(done(undefined))
  })

  test('no import brings it back, and none counts it', async () => {
    const { store } = await fresh()
    await store.content.apply(content, firstDay, monday)
    await takeOut(store)
    const report = await store.content.apply(content, firstDay, tuesday)
    expect(report.events).toEqual({ added: 0, changed: 0, unchanged: 1, removed: 0 })
    expect(await store.catalogue.event(1001)).toBeUndefined()
    expect(await store.revisions.calledOff(1001)).toMatchObject({ eventId: 1001 })
    expect((await store.revisions.revisions([1001])).get(1001)).toMatchObject({ sequence: 1 })
  })

  test('after a refusal it is still there', async () => {
    const { store } = await fresh()
    await store.content.apply(content, firstDay, monday)
    await store.change(async ({ programme: stored }) => {
      await stored.takeOut(1001, tuesday)
      return refused({ why: 'not-found' })
    })
    expect(await store.catalogue.event(1001)).toMatchObject({ eventId: 1001 })
    expect(await store.revisions.calledOff(1001)).toBeUndefined()
  })
}
