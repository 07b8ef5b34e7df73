import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Booking, Order } from '#core/booking/booking.ts'
import { done, refused } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { searchWordsOf } from '#core/booking/booking-search.ts'
import type { BookingFilter } from '#core/booking/ports.ts'
import { aBooking, aListedEvent, anOrder, aRecipient, someOptions } from '../../core/sample-booking.ts'
import type { Fresh } from './opened-store.ts'
import { noon } from './people.ts'

const addOrder = (store: OpenStore, order: Order, bookings: readonly Booking[]) =>
  store.change(async ({ bookings: stored }) => {
    await stored.addOrder(order)
    for (const booking of bookings) await stored.add(booking)
    return done(undefined)
  })
const second = aBooking({ id: 'booking-2', token: 'token-2', position: 2, mode: 'warteliste' })
const link = { token: 'link-1', handedOverAt: noon, until: noon, answers: [] }

export const keepsBookings = (fresh: Fresh): void => {
  describe('an order', () => {
    test('is stored whole, with its bookings in their order', async () => {
      const { store, again } = await fresh()
      const order = anOrder({ userId: 'anna' })
      await addOrder(store, order, [second, aBooking()])
      for (const read of [store, await again()]) {
        expect(await read.bookings.order(order.orderNo)).toEqual({ order, bookings: [aBooking(), second] })
        expect(await read.bookings.byToken('token-2')).toEqual(second)
      }
    })

    test('that nobody placed is none, however hostile its number', async () => {
      const { store } = await fresh()
      for (const unknown of ['', 'token-1', '\0', '\uD800']) {
        expect(await store.bookings.order(unknown)).toBeUndefined()
        expect(await store.bookings.byToken(unknown)).toBeUndefined()
        expect(await store.bookings.byEmployersToken(unknown)).toBeUndefined()
      }
    })

    test('is not there after a refusal', async () => {
      const { store } = await fresh()
      await store.change(async ({ bookings, tasks }) => {
        await bookings.addOrder(anOrder())
        await bookings.add(aBooking())
        await tasks.schedule({ kind: 'invite', subject: 'booking-1' }, noon)
        return refused({ why: 'not-found' })
      })
      expect(await store.bookings.byToken('token-1')).toBeUndefined()
      expect(await store.change(async ({ tasks }) => done(await tasks.takeDue(noon)))).toEqual(done(undefined))
    })
  })

  describe('a booking', () => {
    test('is locked by its token and by its id, and saved over', async () => {
      const { store } = await fresh()
      await addOrder(store, anOrder(), [aBooking()])
      const changed = { ...aBooking(), version: 2, employersLink: link }
      await store.change(async ({ bookings }) => {
        expect(await bookings.lock('token-1')).toEqual(aBooking())
        expect(await bookings.lock('token-9')).toBeUndefined()
        await bookings.save(changed)
        expect(await bookings.lockById('booking-1')).toEqual(changed)
        expect(await bookings.lockById('booking-9')).toBeUndefined()
        return done(undefined)
      })
      expect(await store.bookings.byToken('token-1')).toEqual(changed)
    })

    test('is found by the newest link of its employer alone', async () => {
      const { store } = await fresh()
      await addOrder(store, anOrder(), [aBooking({ employersLink: link })])
      expect((await store.bookings.byEmployersToken('link-1'))?.id).toBe('booking-1')
      const again = aBooking({ employersLink: { ...link, token: 'link-2' } })
      await store.change(async ({ bookings }) => done(await bookings.save(again)))
      expect(await store.bookings.byEmployersToken('link-1')).toBeUndefined()
      expect((await store.bookings.byEmployersToken('link-2'))?.id).toBe('booking-1')
    })

    test('waits in the order in which it came, for its event and in its state alone', async () => {
      const { store } = await fresh()
      const waiting = (n: number, change: Pick<Partial<Booking>, 'state' | 'version'> = {}) =>
        aBooking({ mode: 'warteliste', id: `z-${9 - n}`, token: `t-${n}`, position: n, ...change })
      const all = [waiting(1), waiting(2, { state: 'verfallen' }), aBooking(), waiting(3), waiting(4)]
      await addOrder(store, anOrder(), all)
      const ids = async (eventId: number) => {
        const found = await store.change(async ({ bookings }) => done(await bookings.waitingFor(eventId)))
        return found.ok && found.value.map(({ id }) => id)
      }
      const { eventId } = aBooking().event
      expect(await ids(eventId)).toEqual(['z-8', 'z-6', 'z-5'])
      expect(await ids(eventId + 1)).toEqual([])
      await store.change(async ({ bookings }) => done(await bookings.save(waiting(1, { version: 2 }))))
      expect(await ids(eventId)).toEqual(['z-8', 'z-6', 'z-5'])
    })
  })

  describe('the bookings of the office', () => {
    const others = aListedEvent({ eventId: 77 })
    const other = aBooking({
      id: 'booking-3',
      token: 'token-3',
      position: 3,
      event: others,
      options: someOptions({ billing: { ...someOptions().billing, company: 'ÄPFEL & 100 % Obst_GmbH' } }),
      recipients: [aRecipient('Özlem')],
    })
    const first = aBooking({ userId: 'user-1' })
    const all = [first, second, other]
    const found = async (store: OpenStore, filter: Partial<BookingFilter>, limit = 10) => {
      const { items } = await store.bookings.search({ words: [], ...filter }, { limit })
      return items.map(({ id }) => id)
    }

    test('are found by the words of each, by state and by event, the newest first', async () => {
      const { store, again } = await fresh()
      await addOrder(store, anOrder(), all)
      for (const read of [store, await again()]) {
        expect(await found(read, {})).toEqual(['booking-3', 'booking-2', 'booking-1'])
        expect(await found(read, { words: searchWordsOf('werk  ada') })).toEqual(['booking-2', 'booking-1'])
        expect(await found(read, { words: searchWordsOf('äpfel ÖZLEM 77') })).toEqual(['booking-3'])
        expect(await found(read, { words: ['100', '%', 'obst_gmbh'] })).toEqual(['booking-3'])
        expect(await found(read, { words: ['obst%gmbh'] })).toEqual([])
        expect(await found(read, { words: ['a_a@'] })).toEqual([])
        expect(await found(read, { words: ["'; drop table booking", '\0', '\uD800', '!'] })).toEqual([])
        expect(await found(read, { state: 'warteliste' })).toEqual(['booking-2'])
        expect(await found(read, { eventId: 77 })).toEqual(['booking-3'])
        expect(await found(read, { eventId: 78 })).toEqual([])
        expect(await found(read, { userId: 'user-1' })).toEqual(['booking-1'])
        for (const userId of ['user-2', '', '\0']) expect(await found(read, { userId })).toEqual([])
        expect(await read.bookings.byId('booking-3')).toEqual(other)
        expect(await read.bookings.byId('\0')).toBeUndefined()
      }
    })

    test('are read page by page; a cursor that no list gave out leads nowhere', async () => {
      const { store } = await fresh()
      await addOrder(store, anOrder(), all)
      const newest = await store.bookings.search({ words: [] }, { limit: 2 })
      expect(newest.items).toEqual([other, second])
      const after = newest.next ?? ''
      expect(await store.bookings.search({ words: [] }, { limit: 2, after })).toEqual({ items: [first] })
      expect(await store.bookings.search({ words: [] }, { after: 'erfunden' })).toEqual({ items: [] })
    })

    test('are found by what they became', async () => {
      const { store } = await fresh()
      await addOrder(store, anOrder(), all)
      const named = { ...aBooking(), recipients: [aRecipient('Cem')], state: 'storniert_kunde' } as const
      await store.change(async ({ bookings }) => done(await bookings.save(named)))
      expect(await found(store, { words: ['cem'] })).toEqual(['booking-1'])
      expect(await found(store, { state: 'storniert_kunde' })).toEqual(['booking-1'])
      expect(await found(store, { words: ['ben'] })).toEqual(['booking-2'])
    })

    test('of an event come in their order, those of some states alone', async () => {
      const { store } = await fresh()
      const ended = aBooking({ id: 'booking-4', token: 'token-4', position: 4, state: 'verfallen' })
      await addOrder(store, anOrder(), [...all, ended])
      const { eventId } = aBooking().event
      expect(await store.bookings.ofEvent(eventId, ['warteliste', 'bestaetigt'])).toEqual([first, second])
      expect(await store.bookings.ofEvent(eventId, ['verfallen'])).toEqual([ended])
      const open = (most: number) => store.change(async ({ bookings }) => done(await bookings.openOf(eventId, most)))
      expect(await open(5)).toEqual(done([first, second]))
      expect(await open(1)).toEqual(done([first]))
    })

    test('an event is called off once, for the reason that was given first', async () => {
      const { store, again } = await fresh()
      const first = { reason: 'Zu wenige', at: noon }
      expect(await store.bookings.calledOff(77)).toBeUndefined()
      await store.change(async ({ bookings }) => done(await bookings.noteCalledOff(77, first)))
      await store.change(async ({ bookings }) => {
        await bookings.noteCalledOff(77, { reason: 'Anders', at: noon })
        expect(await bookings.calledOff(77)).toEqual(first)
        return done(undefined)
      })
      expect(await (await again()).bookings.calledOff(77)).toEqual(first)
      expect(await store.bookings.calledOff(78)).toBeUndefined()
    })
  })

  describe('a task of the timetable', () => {
    const schedule = (store: OpenStore, subject: string, due: string) =>
      store.change(async ({ tasks }) => done(await tasks.schedule({ kind: 'end-hold', subject }, due)))
    const take = async (store: OpenStore, now: string) => {
      const taken = await store.change(async ({ tasks }) => done(await tasks.takeDue(now)))
      return taken.ok ? taken.value : undefined
    }
    const [first, soon, late] = ['2027-01-01T08:00:00.000Z', '2027-01-01T08:00:01.000Z', '2027-06-01T00:00:00.000Z']

    test('is taken when it is due, the longest due first, once', async () => {
      const { store } = await fresh()
      await schedule(store, 'b', soon)
      await schedule(store, 'a', first)
      await schedule(store, 'c', late)
      expect(await take(store, '2027-01-01T07:59:59.999Z')).toBeUndefined()
      expect(await take(store, soon)).toMatchObject({ kind: 'end-hold', subject: 'a', failures: 0 })
      expect(await take(store, soon)).toMatchObject({ subject: 'b' })
      expect(await take(store, soon)).toBeUndefined()
    })

    test('is there once for each kind and subject, at the time that was said last', async () => {
      const { store } = await fresh()
      await schedule(store, 'a', first)
      await schedule(store, 'a', late)
      expect(await take(store, soon)).toBeUndefined()
      expect((await take(store, late))?.subject).toBe('a')
      expect(await take(store, late)).toBeUndefined()
    })

    test('is put back with its failures counted', async () => {
      const { store } = await fresh()
      await schedule(store, 'a', first)
      const task = await take(store, first)
      if (!task) throw new Error('the task is due')
      await store.change(async ({ tasks }) => done(await tasks.putBack(task, late)))
      expect(await take(store, soon)).toBeUndefined()
      expect(await take(store, late)).toMatchObject({ failures: 1 })
    })

    test('that is put there again while it is being done waits for that, and is done once more', async () => {
      const { store, again } = await fresh()
      const other = await again()
      await schedule(store, 'a', first)
      const order: string[] = []
      const taken = Promise.withResolvers<void>()
      const doing = store.change(async ({ tasks }) => {
        await tasks.takeDue(first)
        taken.resolve()
        await pause(100)
        order.push('done')
        return done(undefined)
      })
      await taken.promise
      const scheduling = schedule(other, 'a', first).then(() => order.push('again'))
      await Promise.all([doing, scheduling])
      expect(order).toEqual(['done', 'again'])
      expect((await take(store, first))?.subject).toBe('a')
    })

    test('of which many look at once is done once', async () => {
      const { store, again } = await fresh()
      for (let n = 0; n < 10; n += 1) await schedule(store, `task-${n}`, first)
      const other = await again()
      const taken = await Promise.all(Array.from({ length: 30 }, (_, i) => take(i % 2 ? store : other, soon)))
      const subjects = taken.flatMap((task) => (task ? [task.subject] : []))
      while (subjects.length < 10) {
        const task = await take(store, soon)
        if (!task) break
        subjects.push(task.subject)
      }
      expect(subjects.toSorted()).toEqual(Array.from({ length: 10 }, (_, n) => `task-${n}`))
    })
  })
}
