import type { Booking } from '../booking/booking.ts'
import { holdsSeats, isTerminal } from '../booking/booking-state.ts'
import { calendarUid, standingOf, type CalendarInLetter } from '../booking/calendar-in-letter.ts'
import { calendarEntries, type Known } from '../documents/calendar-entries.ts'
import type { CalendarEntry } from '../documents/documents.ts'

/** Whether a booking has anything for a calendar: not before it has seats. */
export const hasCalendar = ({ state }: Booking): boolean => holdsSeats(state) || isTerminal(state)

/** What is known beside a booking. */
export type KnownBeside = Pick<Known, 'origin' | 'positionOf' | 'programmeOf'>

/**
 * What the calendar of somebody who takes part says: the event as it was booked, each change under the same uid with a
 * higher sequence. Not bound yet it is tentative; what has ended before is taken out of calendars that follow it.
 */
export const bookingCalendar = (booking: Booking, known: KnownBeside): readonly CalendarEntry[] =>
  entriesOf(
    {
      uid: calendarUid(booking),
      standing: standingOf(booking.state),
      sequence: booking.version,
      changedAt: booking.history.at(-1)?.at ?? booking.placedAt,
      event: booking.event,
    },
    known,
  )

/** The entries of a booking, as they were when a letter about it was written. */
export function entriesOf(
  { uid, standing, sequence, changedAt, event }: Omit<CalendarInLetter, 'method'>,
  known: KnownBeside,
): readonly CalendarEntry[] {
  const entries = calendarEntries(event, {
    ...known,
    uid,
    revision: { sequence, changedAt },
    calledOff: standing === 'called-off',
    // Whoever has booked a series attends all of it.
    hidden: new Set(),
  })
  const booked = standing === 'tentative' || standing === 'withdrawn' ? { booked: standing } : {}
  return entries.map((entry) => ({ ...entry, ...booked }))
}
