import type { Booking } from '../booking/booking.ts'
import { calendarsForRecipient } from '../booking/calendar-in-letter.ts'
import { isPending } from '../cart/cart.ts'
import type { CalendarEntry } from '../documents/documents.ts'
import { bookingCalendar, entriesOf, hasCalendar, type KnownBeside } from '../papers/booking-calendar.ts'

/**
 * What the calendar of somebody says of a booking: her own part of it, under the uid that letters to her gave it, and
 * taken out where she was cancelled. Nothing where she only ordered for others: they are away, and not she.
 */
export const entriesOfPerson = (booking: Booking, email: string, known: KnownBeside): readonly CalendarEntry[] => {
  if (!hasCalendar(booking)) return []
  const isHer = (it: Booking['recipients'][number]) => !isPending(it) && it.email === email
  const comes = booking.recipients.find(isHer)
  const left = booking.cancelled.map(({ recipient }) => recipient).find(isHer)
  const her = comes ?? left
  if (!her || isPending(her)) return []
  return calendarsForRecipient(booking, her, true).flatMap((calendar) => {
    const isOut = !comes && calendar.standing !== 'called-off'
    return entriesOf({ ...calendar, ...(isOut && { standing: 'withdrawn' }) }, known)
  })
}

/** What the calendar of a Gremium says of a booking: the event, and for how many people; nobody's name. */
export const entriesOfGremium = (booking: Booking, known: KnownBeside): readonly CalendarEntry[] =>
  hasCalendar(booking)
    ? bookingCalendar(booking, known).map((entry) => ({ ...entry, seats: booking.recipients.length }))
    : []
