import { describe, expect, test } from 'vitest'
import { eventOfBooking } from '#core/booking/event-of-booking.ts'
import { isRescheduled } from '#core/booking/rescheduling.ts'
import { actionsOf } from '#core/booking/booking-rules.ts'
import { usualStay, type CartItem } from '#core/cart/cart.ts'
import { pricedCart } from '#core/cart/priced-cart.ts'
import { eventOfModules, singlyBooked } from '#core/catalogue/chosen-modules.ts'
import { costRules } from '#core/costs/venue-lines.ts'
import { aBooking, aListedEvent, aRecipient } from './sample-booking.ts'
import { aHotel, aModule } from './sample-theme.ts'

const hotel = aHotel()
const run = aListedEvent({
  startDate: '2027-03-01',
  endDate: '2027-05-04',
  modules: [
    aModule({ title: 'Eins', startDate: '2027-03-01', endDate: '2027-03-03', startTime: '13:00', hotelId: -1 }),
    aModule({ title: 'Zwei', startDate: '2027-04-05', endDate: '2027-04-06', hotelId: hotel.internalId, hotel }),
    aModule({ title: 'Drei', startDate: '2027-05-03', endDate: '2027-05-04', endTime: '12:00', hotelId: -1 }),
  ],
})
const days = (...chosen: readonly string[]) => singlyBooked({ allowSingle: true }, run, chosen)

describe('modules of a run', () => {
  test('some of them are chosen by the days on which they begin, in its order', () => {
    expect(days('2027-05-03', '2027-03-01')).toEqual(['2027-03-01', '2027-05-03'])
  })

  test('none or all of them are the whole', () => {
    expect([days(), days('2027-05-03', '2027-03-01', '2027-04-05')]).toEqual(['whole', 'whole'])
  })

  test('a day on which none begins, or a series that is booked as a whole alone, is refused', () => {
    expect(days('2027-03-02')).toBeUndefined()
    expect(singlyBooked({ allowSingle: false }, run, ['2027-03-01'])).toBeUndefined()
    expect(singlyBooked({ allowSingle: false }, run, [])).toBe('whole')
  })

  test('the event is as long as they are and where they are; its price is on request', () => {
    expect(eventOfModules(run, ['2027-04-05', '2027-05-03'])).toMatchObject({
      startDate: '2027-04-05',
      endDate: '2027-05-04',
      endTime: '12:00',
      hotel,
      isOnlineEvent: false,
      price: null,
      modules: [{ title: 'Zwei' }, { title: 'Drei' }],
    })
    expect(eventOfModules(run, ['2027-03-01'])).toMatchObject({ startTime: '13:00', hotel: null, isOnlineEvent: true })
    expect(eventOfModules(run, ['2026-01-01'])).toBeUndefined()
  })

  test('who is to be at an event while one of his modules takes place is told; another module is no matter', () => {
    const ada = aRecipient('Ada', { stay: usualStay })
    const item = (id: string, change: Partial<CartItem>): CartItem => ({
      id,
      eventId: run.eventId,
      mode: 'buchen',
      recipients: [ada],
      ...change,
    })
    const other = aListedEvent({ eventId: 4009, startDate: '2027-04-06', endDate: '2027-04-06' })
    const overlapsOf = (modules: readonly string[]) =>
      pricedCart(
        [item('i1', { modules }), item('i2', { eventId: other.eventId })],
        new Map([run, other].map((event) => [event.eventId, event])),
        { rates: { hotels: {}, rules: costRules({}) }, hotelPayer: 'rechnung', today: '2026-11-21' },
      ).overlaps
    expect(overlapsOf(['2027-04-05'])).toEqual([{ email: ada.email, eventIds: [run.eventId, other.eventId] }])
    expect(overlapsOf(['2027-05-03'])).toEqual([])
  })

  test('what is booked by module is rebooked to no other run', () => {
    const on = { today: '2026-11-21', freeUntil: 28 }
    const booking = aBooking({ state: 'bestaetigt' })
    expect(actionsOf(booking, on)).toContain('rebook')
    expect(actionsOf({ ...booking, modules: ['2027-04-05'] }, on)).not.toContain('rebook')
  })
})

describe('a booking of some modules', () => {
  const chosen = ['2027-03-01', '2027-04-05']
  const part = eventOfModules(run, chosen)
  if (!part) throw new Error('they are modules of the run')
  const booking = aBooking({ event: part, modules: chosen })
  const heldWith = (change: (module: (typeof run.modules)[number]) => (typeof run.modules)[number]) => ({
    ...run,
    modules: run.modules.map(change),
  })
  const onDay = (title: string, day: string) =>
    heldWith((module) => (module.title === title ? { ...module, startDate: day, endDate: day } : module))

  test('is of the same ones while nothing changes, and not of the whole run', () => {
    const now = eventOfBooking(booking, run)
    expect(now).toEqual({ event: booking.event, modules: chosen })
    expect(now && isRescheduled(booking.event, now.event)).toBe(false)
  })

  test('follows one of them to its new day', () => {
    const now = eventOfBooking(booking, onDay('Zwei', '2027-04-12'))
    expect(now).toMatchObject({ modules: ['2027-03-01', '2027-04-12'], event: { endDate: '2027-04-12' } })
    expect(now && isRescheduled(booking.event, now.event)).toBe(true)
  })

  test('does not care for the others', () => {
    expect(eventOfBooking(booking, onDay('Drei', '2027-06-01'))?.event).toEqual(booking.event)
  })

  test('stays as it was where one of them has left the run', () => {
    const without = { ...run, modules: run.modules.filter(({ title }) => title !== 'Zwei') }
    expect(eventOfBooking(booking, without)).toBeUndefined()
  })
})
