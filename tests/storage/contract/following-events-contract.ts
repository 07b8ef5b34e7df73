import { expect, test } from 'vitest'
import type { ContentWithDays } from '#core/content/ports.ts'
import { done } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { aBooking, aListedEvent, anOrder } from '../../core/sample-booking.ts'
import type { Fresh } from './opened-store.ts'
import { event, firstDay, onlineEvent, programme } from './programme.ts'

const monday = '2027-01-11T08:00:00.000Z'
const tuesday = '2027-01-12T09:30:00.000Z'
const apply = (store: OpenStore, over: Partial<ContentWithDays>, now: string) =>
  store.content.apply(programme(over), firstDay, now)

const bookingOf = (eventId: number, id: string, state: 'bestaetigt' | 'storniert_kunde' = 'bestaetigt') =>
  aBooking({ id, token: `token of ${id}`, state, event: aListedEvent({ eventId }) })

/** Two bookings of event 1001 that have not ended, one that has, and one of another event. */
async function booked(store: OpenStore) {
  await apply(store, { events: [event(), onlineEvent({ eventId: 1002, url: 'recht-1002' })] }, monday)
  await store.change(async ({ bookings }) => {
    await bookings.addOrder(anOrder())
    await bookings.add(bookingOf(1001, 'a'))
    await bookings.add(bookingOf(1001, 'b'))
    await bookings.add(bookingOf(1001, 'ended', 'storniert_kunde'))
    await bookings.add(bookingOf(1002, 'other'))
    return done(undefined)
  })
}

const dueAt = async (store: OpenStore, now: string): Promise<readonly string[]> => {
  const taken = await store.change(async ({ tasks }) => {
    const all = []
    for (let task = await tasks.takeDue(now); task; task = await tasks.takeDue(now)) all.push(task)
    return done(all)
  })
  return taken.ok ? taken.value.map(({ kind, subject }) => `${kind} ${subject}`).toSorted() : []
}

/** Promises that bookings follow their events, in the transaction of the import that changes them. */
export const followsEvents = (fresh: Fresh): void => {
  const other = onlineEvent({ eventId: 1002, url: 'recht-1002' })
  const moved = event({ startDate: '2027-03-02', endDate: '2027-03-02' })

  test('an import that changes an event makes a task for each of its bookings that has not ended, once', async () => {
    const { store, again } = await fresh()
    await booked(store)
    await apply(store, { events: [moved, other] }, tuesday)
    await apply(store, { events: [moved, other] }, tuesday)
    expect(await dueAt(store, monday)).toEqual([])
    expect(await dueAt(await again(), tuesday)).toEqual(['follow-event a', 'follow-event b'])
    await apply(store, { events: [moved, other] }, tuesday)
    expect(await dueAt(store, tuesday)).toEqual([])
  })

  test('an event that leaves is looked at too; a new price or more seats are nothing to follow', async () => {
    const { store } = await fresh()
    await booked(store)
    await apply(store, { events: [event({ price: null, places: 40 }), other] }, tuesday)
    expect(await dueAt(store, tuesday)).toEqual([])
    await apply(store, { events: [other] }, tuesday)
    expect(await dueAt(store, tuesday)).toEqual(['follow-event a', 'follow-event b'])
  })
}
