import { giveBackSeats } from '../capacity/taking-seats.step.ts'
import { tagsOfEvent } from '../catalogue/tags-of-event.ts'
import type { Instant } from '../shared/day.ts'
import { required } from '../shared/required.ts'
import type { TaskWork } from '../timetable/ports.ts'
import { namedAmong, newsForOrderer, newsForRecipient } from './booking-letters.ts'
import type { Booking, CalledOff } from './booking.ts'
import { holdsSeats } from './booking-state.ts'
import { billWhatChanged, stepped, type BookingTx } from './stepping.step.ts'
import { seatsTakenBy } from './workshops.ts'

/** So many bookings are ended in one transaction: each writes a letter to its orderer and one to each participant. */
const atOnce = 25

/**
 * Calls an event off, in one transaction: notes it, so that nobody books it or moves up any more, and ends the first of
 * its bookings. The timetable ends the others.
 */
export async function callOff(tx: BookingTx, eventId: number, calledOff: CalledOff): Promise<void> {
  // Whoever orders meanwhile has these seats or waits for them: his booking is found below, or he is refused.
  await tx.seats.left(eventId)
  await tx.bookings.noteCalledOff(eventId, calledOff)
  const event = await tx.programme.takeOut(eventId, calledOff.at)
  if (event) tx.tags.invalidate(tagsOfEvent(event))
  await endSome(tx, eventId, calledOff.at)
}

/** Goes on with an event that was called off. */
export const callOffMore: TaskWork<BookingTx> = (tx, { subject }, now) => endSome(tx, Number(subject), now)

async function endSome(tx: BookingTx, eventId: number, now: Instant): Promise<void> {
  const { reason } = required(await tx.bookings.calledOff(eventId))
  const open = await tx.bookings.openOf(eventId, atOnce)
  for (const booking of open) await end(tx, booking, reason, now)
  if (open.length === atOnce) await tx.tasks.schedule({ kind: 'call-off', subject: String(eventId) }, now)
}

async function end(tx: BookingTx, booking: Booking, reason: string, now: Instant): Promise<void> {
  const news = { at: now, by: 'office', what: 'called-off', detail: reason } as const
  const ended = required(stepped(booking, { type: 'called-off' }, news, { reason }))
  await tx.bookings.save(ended)
  if (holdsSeats(booking.state)) await giveBackSeats(seatsTakenBy(booking, booking.recipients))(tx)
  await billWhatChanged(tx, ended, now)
  await tx.letters.post(newsForOrderer(ended, 'called-off', { reason }), now)
  // Nobody has anything to take out of a calendar to which he was not invited.
  const calendars = booking.state === 'eingeladen' ? {} : { calendars: [] }
  for (const recipient of namedAmong(ended))
    await tx.letters.post(newsForRecipient(ended, recipient, 'called-off', { reason, ...calendars }), now)
}
