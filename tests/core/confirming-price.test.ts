import { expect, test } from 'vitest'
import { done } from '#core/shared/result.ts'
import { costsOf, type Booking } from '#core/booking/booking.ts'
import { signInAs } from '#features/support/signed-in-staff.ts'
import { aBooking, anOrder } from './sample-booking.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'

/** The office, with a booking of somebody. */
const officeWith = async (booking: Booking) => {
  const { needs, stage, site, letters } = openTestCore()
  const visited = site(aVisitor())
  await signInAs(visited, { stage, now: needs.clock.now(), role: 'admin' })
  await needs.change(async ({ bookings }) => {
    await bookings.addOrder(anOrder())
    return done(await bookings.add(booking))
  })
  return { office: visited.booking.office, letters }
}

test('the office names 20,000 euros for a seat at most, and it is written down who named them', async () => {
  const asked = aBooking({ state: 'angefragt' })
  const { office } = await officeWith(asked)
  const confirm = (feeNet: number) => office.confirm({ id: asked.id, version: 1, feeNet })
  expect(await confirm(2_000_001)).toEqual({ ok: false, refusal: { why: 'invalid', fields: { feeNet: 'too-high' } } })
  const { history } = valueOf(await confirm(2_000_000)).booking
  expect(history.at(-1)).toMatchObject({ by: 'office', what: 'confirmed' })
})

test('the office cancels for all whom it named, or for nobody', async () => {
  const booking = aBooking()
  const { office, letters } = await officeWith(booking)
  const cancel = (...recipientIds: readonly string[]) => office.cancel({ id: booking.id, version: 1, recipientIds })
  const notFound = { ok: false, refusal: { why: 'not-found' } }
  expect(await cancel('nobody')).toEqual(notFound)
  expect(await cancel('seat-Ada', 'nobody')).toEqual(notFound)
  const left = valueOf(await cancel('seat-Ada')).booking
  expect(left.recipients.map(({ id }) => id)).toEqual(['seat-Ben'])
  valueOf(await office.cancel({ id: booking.id, version: left.version, recipientIds: ['seat-Ben'] }))
  const told = (await letters()).flatMap((it) =>
    it.kind === 'booking-news' ? `${it.what}, ${it.booking.seats} left` : [],
  )
  expect(told.toSorted()).toEqual(['cancelled, 0 left', 'recipient-cancelled, 1 left'])
})

test('the office finds an event that has left the programme by its bookings, and is told so', async () => {
  const booking = aBooking()
  const { eventId } = booking.event
  const { office } = await officeWith(booking)
  expect(valueOf(await office.participants({ eventId }))).toMatchObject({ open: 1, hasLeft: true, event: { eventId } })
  expect(valueOf(await office.callOff({ eventId, reason: 'Zu wenige Anmeldungen.' }))).not.toHaveProperty('hasLeft')
  const past = await officeWith(aBooking({ state: 'storniert_kunde', recipients: [] }))
  expect(valueOf(await past.office.participants({ eventId }))).toMatchObject({ open: 0, participants: [] })
})

test('the fee that the office names is the one that counts, also where only the hotel was on request', async () => {
  const asked = aBooking({ state: 'angefragt' })
  expect(costsOf(asked).totals).toMatchObject({ net: 200_000, gross: 238_000 })
  const { office } = await officeWith(asked)

  const confirmed = valueOf(await office.confirm({ id: asked.id, version: 1, feeNet: 85_000 }))
  expect(confirmed.booking.state).toBe('bestaetigt')
  expect(costsOf(confirmed.booking).totals).toMatchObject({ net: 170_000, gross: 202_300 })
})
