import { expect, test } from 'vitest'
import { timetableOf } from '#core/timetable-of.ts'
import { typedOptions } from '../http/cart-calls.ts'
import { signInAs } from '#features/support/signed-in-staff.ts'
import { smallProgramme } from '../http/small-programme.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'

const eventId = 4002
const parties = 60

/** So many parties of one on an event, and somebody of the office. */
async function booked() {
  const core = openTestCore('2026-11-20T09:00:00.000Z')
  const events = smallProgramme.events.map((event) =>
    event.eventId === eventId ? { ...event, places: parties } : event,
  )
  valueOf(await core.stage.content({ ...smallProgramme, events }))
  const site = core.site(aVisitor())
  const { booking, programme } = site
  await signInAs(site, { stage: core.stage, now: core.needs.clock.now(), role: 'redaktion' })
  for (let n = 0; n < parties; n += 1) await core.stage.takeSeats(eventId, 1)
  // What went out so far is read.
  await core.letters()
  const seatsLeft = async () =>
    valueOf(await programme.catalogue.events({})).items.find((event) => event.eventId === eventId)?.placesLeft
  const open = async () => valueOf(await booking.office.participants({ eventId })).open
  const keepTimetable = () => timetableOf(core.needs)((_, fault) => expect(fault).toBeUndefined())
  return { ...core, office: booking.office, seatsLeft, open, keepTimetable }
}

test('of many bookings the first are called off at once, the others by the timetable; everybody is written to once', async () => {
  const { office, seatsLeft, open, keepTimetable, needs, letters, stage } = await booked()
  expect(await seatsLeft()).toBe(0)
  const after = valueOf(await office.callOff({ eventId, reason: 'Zu wenige' }))
  expect(after.open).toBeGreaterThan(0)
  expect(after.open).toBeLessThan(parties)
  await expect(stage.takeSeats(eventId, 1)).rejects.toThrow('not-found')

  await keepTimetable()
  expect(await open()).toBe(0)
  expect(await seatsLeft()).toBeUndefined()
  const told = (await letters()).filter((letter) => letter.kind === 'booking-news' && letter.what === 'called-off')
  expect(new Set(told.map(({ dedupeKey }) => dedupeKey)).size).toBe(parties)
  expect(told).toHaveLength(parties)
  expect(await needs.audit.findings()).toEqual([])

  valueOf(await office.callOff({ eventId, reason: 'Anders' }))
  await keepTimetable()
  expect(valueOf(await office.participants({ eventId })).calledOff).toMatchObject({ reason: 'Zu wenige' })
  expect((await letters()).filter(({ kind }) => kind === 'booking-news')).toEqual([])
})

test('what tells of an event that is called off is made anew, and the event leaves the programme', async () => {
  const { office, needs, site } = await booked()
  const { catalogue } = site(aVisitor()).programme
  const key = (await needs.catalogue.event(eventId))?.url ?? ''
  const before = await needs.changes.since(undefined)
  valueOf(await office.callOff({ eventId, reason: 'Zu wenige' }))
  const { event, calledOff } = valueOf(await catalogue.eventHistory({ key }))
  expect([event.eventId, calledOff]).toEqual([eventId, true])
  const told = await needs.changes.since(before?.version)
  expect(told?.tags).toEqual(
    expect.arrayContaining([
      `event:${eventId}`,
      `theme:${event.themeUrl}`,
      `rubric:${event.theme.rubric.url}`,
      'dates',
      'themes',
      'rubrics',
      'venues',
    ]),
  )
  expect(told?.tags).toEqual(
    expect.arrayContaining(
      event.hotel ? [`hotel:${event.hotel.internalId}`, `location:${event.hotel.locationId}`] : [],
    ),
  )
})

test('an event that nobody booked is called off, too, and the office goes on reading of it', async () => {
  const { office } = await booked()
  const other = smallProgramme.events.find((one) => one.eventId !== eventId)?.eventId ?? 0
  expect(valueOf(await office.callOff({ eventId: other, reason: 'Zu wenige' }))).toMatchObject({
    open: 0,
    calledOff: { reason: 'Zu wenige' },
    event: { eventId: other },
  })
})

test('nobody moves up to what is called off, even before his own booking has ended', async () => {
  const { office, site } = await booked()
  const { cart, orders } = site(aVisitor()).booking
  valueOf(await cart.addItem({ eventId, mode: 'warteliste' }))
  valueOf(await cart.updateOrderOptions(typedOptions))
  const { version } = valueOf(await cart.cart({}))
  valueOf(await orders.checkout({ cartVersion: version, acceptAgb: true, privacyAccepted: true }))

  valueOf(await office.callOff({ eventId, reason: 'Zu wenige' }))
  const { items } = valueOf(await office.list({ eventId, state: 'bestaetigt' }))
  const { booking } = valueOf(await office.booking({ id: items[0]?.id ?? '' }))
  valueOf(await office.cancel({ id: booking.id, version: booking.version }))
  const [last] = valueOf(await office.list({ eventId, limit: 1 })).items
  expect(last?.state).toBe('warteliste')
})

test('what is over is not called off', async () => {
  const { office, travelTo, site, stage, needs } = await booked()
  travelTo('2027-01-20T09:00:00.000Z')
  expect(await office.callOff({ eventId, reason: 'Zu spät' })).toMatchObject({ refusal: { why: 'not-signed-in' } })
  const later = site(aVisitor())
  await signInAs(later, { stage, now: needs.clock.now(), role: 'admin' })
  expect(await later.booking.office.callOff({ eventId, reason: 'Zu spät' })).toMatchObject({ refusal: { why: 'past' } })
})
