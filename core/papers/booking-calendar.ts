import type { Booking } from '../booking/booking.ts'
import { holdsSeats, isTerminal } from '../booking/booking-state.ts'
import { calendarEntries, type Known } from '../documents/calendar-entries.ts'
import type { CalendarEntry } from '../documents/documents.ts'

/** Whether a booking has anything for a calendar: not before it has seats. */
export const hasCalendar = ({ state }: Booking): boolean => holdsSeats(state) || isTerminal(state)

/**
 * What the calendar of somebody who takes part says: the event as it was booked, each change under the same uid with a
 * higher sequence. Not bound yet it is tentative; what has ended before is taken out of calendars that follow it.
 */
export function bookingCalendar(
  booking: Booking,
  known: Pick<Known, 'origin' | 'positionOf' | 'programmeOf'>,
): readonly CalendarEntry[] {
  const { id, state, version, event, history, placedAt } = booking
  const entries = calendarEntries(event, {
    ...known,
    uid: `buchung-${id}`,
    revision: { sequence: version, changedAt: history.at(-1)?.at ?? placedAt },
    calledOff: state === 'abgesagt_veranstalter',
    // Whoever has booked a series attends all of it.
    hidden: new Set(),
  })
  const standing = standingOf(state)
  return entries.map((entry) => ({ ...entry, ...(standing && { booked: standing }) }))
}

const standingOf = (state: Booking['state']): CalendarEntry['booked'] => {
  if (state === 'reserviert' || state === 'angefragt' || state === 'nachgerueckt') return 'tentative'
  return state === 'storniert_kunde' || state === 'umgebucht' || state === 'verfallen' ? 'withdrawn' : undefined
}
