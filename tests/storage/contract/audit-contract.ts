import { describe, expect, test } from 'vitest'
import { lettersOfOrder } from '#core/booking/booking-letters.ts'
import { storeOrder } from '#core/booking/placing-orders.step.ts'
import { eventOfModules } from '#core/catalogue/chosen-modules.ts'
import { done } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { aBooking, aListedEvent, anOrder, aRecipient, type BookingDraft } from '../../core/sample-booking.ts'
import { aModule } from '../../core/sample-theme.ts'
import type { Fresh } from './opened-store.ts'
import { noon } from './people.ts'
import { event as contentEvent, firstDay, programme } from './programme.ts'

const event = aListedEvent({ eventId: 1001 })
const booking = (change: BookingDraft = {}) => aBooking({ event, ...change })
const filled = async (fresh: Fresh): Promise<OpenStore> => {
  const { store } = await fresh()
  await store.content.apply(programme({ events: [contentEvent({ eventId: 1001 })] }), firstDay, firstDay)
  return store
}

export const looksThroughItself = (fresh: Fresh): void => {
  describe('looking through the store', () => {
    test('finds nothing where seats, orders and letters fit', async () => {
      const store = await filled(fresh)
      expect(await store.audit.findings()).toEqual([])
      const waiting = booking({ id: 'booking-2', token: 'token-2', mode: 'warteliste', position: 2 })
      expect(await store.change(storeOrder(anOrder(), [booking(), waiting], ''))).toMatchObject({ ok: true })
      expect(await store.audit.findings()).toEqual([])
    })

    test('finds seats that are taken and booked by nobody, or booked and not taken', async () => {
      const store = await filled(fresh)
      const taken = (await store.catalogue.event(1001))?.placesLeft ?? 0
      await store.change(({ seats }) => seats.take({ kind: 'event', eventId: 1001 }, 1))
      const before = { what: 'seats-differ', eventId: 1001, booked: 0 }
      expect(await store.audit.findings()).toMatchObject([before])
      await store.change(({ seats }) => seats.giveBack({ kind: 'event', eventId: 1001 }, 1))
      expect((await store.catalogue.event(1001))?.placesLeft).toBe(taken)

      await store.change(storeOrder(anOrder(), [booking()], ''))
      await store.change(async ({ bookings }) => done(await bookings.save(booking({ state: 'verfallen' }))))
      expect(await store.audit.findings()).toMatchObject([{ ...before, booked: 0 }])
    })

    test('counts the seats of those who were there, and of those who were not', async () => {
      const store = await filled(fresh)
      const missed = booking({ id: 'booking-2', token: 'token-2', position: 2 })
      await store.change(storeOrder(anOrder(), [booking(), missed], ''))
      await store.change(async ({ bookings }) => {
        await bookings.save(booking({ state: 'teilgenommen' }))
        await bookings.save({ ...missed, state: 'nicht_erschienen' })
        return done(undefined)
      })
      expect(await store.audit.findings()).toEqual([])
    })

    test('finds seats of a workshop that are taken and held by nobody, or held and not taken', async () => {
      const store = await filled(fresh)
      const workshop = { id: 'recht', title: 'Recht', capacity: 9 }
      const of = { kind: 'workshop', eventId: 1001, workshop: 'recht', capacity: 9 } as const
      const chosen = { workshopChoices: [workshop] }
      const recipients = [aRecipient('Ada', chosen), aRecipient('Ben'), aRecipient('Cem', chosen)]
      await store.change(storeOrder(anOrder(), [booking({ recipients })], ''))
      expect(await store.audit.findings()).toEqual([])

      const differs = { what: 'workshop-seats-differ', eventId: 1001, workshop: 'recht' }
      await store.change(({ seats }) => seats.take(of, 1))
      expect(await store.audit.findings()).toEqual([{ ...differs, taken: 3, booked: 2 }])
      await store.change(({ seats }) => seats.giveBack(of, 3))
      expect(await store.audit.findings()).toEqual([{ ...differs, taken: 0, booked: 2 }])
    })

    test('finds seats of modules that are taken alone and booked by nobody, or booked and not taken', async () => {
      const store = await filled(fresh)
      const modules = [aModule({ title: 'Eins', startDate: '2027-03-08' })]
      const part = eventOfModules({ ...event, modules }, ['2027-03-08'])
      const alone = booking({
        id: 'booking-2',
        token: 'token-2',
        position: 2,
        ...(part && { event: part }),
        modules: ['2027-03-08'],
      })
      await store.change(storeOrder(anOrder(), [booking(), alone], ''))
      expect(await store.audit.findings()).toEqual([])

      const of = { kind: 'module', eventId: 1001, module: 'Eins' } as const
      const differs = { what: 'module-seats-differ', eventId: 1001, module: 'Eins' }
      await store.change(({ seats }) => seats.take(of, 1))
      expect(await store.audit.findings()).toEqual([{ ...differs, taken: 3, booked: 2 }])
      await store.change(({ seats }) => seats.giveBack(of, 3))
      expect(await store.audit.findings()).toEqual([{ ...differs, taken: 0, booked: 2 }])
      await store.change(({ seats }) => seats.take(of, 2))
      await store.change(({ seats }) => seats.giveBack({ kind: 'event', eventId: 1001 }, 2))
      expect(await store.audit.findings()).toMatchObject([{ what: 'seats-differ', eventId: 1001, booked: 4 }])
    })

    test('finds seats that are held for an event that is gone, but not those given back', async () => {
      const store = await filled(fresh)
      const gone = aListedEvent({ eventId: 9999 })
      const [held, ended] = [
        aBooking({ event: gone }),
        aBooking({ event: gone, id: 'booking-2', token: 'token-2', state: 'storniert_kunde' }),
      ]
      await store.change(async ({ bookings, letters }) => {
        await bookings.addOrder(anOrder())
        await bookings.add(held)
        await bookings.add(ended)
        for (const letter of lettersOfOrder(anOrder(), [held], '')) await letters.post(letter, noon)
        return done(undefined)
      })
      expect(await store.audit.findings()).toEqual([{ what: 'event-gone', eventId: 9999, bookingId: 'booking-1' }])
    })

    test('finds a number that was given and has no invoice', async () => {
      const store = await filled(fresh)
      await store.change(async ({ numbers }) => done(await numbers.next('R-2026')))
      expect(await store.audit.findings()).toEqual([{ what: 'number-gap', series: 'R-2026', last: 1, issued: 0 }])
    })

    test('finds an order without bookings, and one without its letter', async () => {
      const store = await filled(fresh)
      await store.change(async ({ bookings }) => done(await bookings.addOrder(anOrder())))
      expect(await store.audit.findings()).toEqual([
        { what: 'order-without-booking', orderNo: 'B-00000-00001' },
        { what: 'letter-lost', orderNo: 'B-00000-00001' },
      ])
    })
  })
}
