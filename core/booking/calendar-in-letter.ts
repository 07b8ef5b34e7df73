import type { NamedRecipient } from '../cart/cart.ts'
import type { Instant } from '../shared/day.ts'
import type { BookedEvent, Booking } from './booking.ts'
import { holdsSeats, isTerminal, type BookingState } from './booking-state.ts'

/** How an entry of a booking stands in a calendar. */
export type CalendarStanding = 'firm' | 'tentative' | 'withdrawn' | 'called-off'

/** What a letter brings for the calendar of its reader: the booking as it stood when the letter was written. */
export interface CalendarInLetter {
  /** Told to whoever wants it, asked to come, or asked to take out what an earlier letter brought (RFC 5546). */
  readonly method: 'publish' | 'request' | 'cancel'
  /** What uids of its entries begin with, for life: of the booking for its orderer, of his own for a participant. */
  readonly uid: string
  readonly standing: CalendarStanding
  /** Grows with each change of the booking. */
  readonly sequence: number
  readonly changedAt: Instant
  readonly event: Pick<
    BookedEvent,
    'eventId' | 'url' | 'themeUrl' | 'startDate' | 'endDate' | 'startTime' | 'endTime' | 'hotel' | 'modules'
  > & { readonly theme: Pick<BookedEvent['theme'], 'title'> }
}

const tentative: ReadonlySet<BookingState> = new Set(['reserviert', 'angefragt', 'nachgerueckt'])
const withdrawn: ReadonlySet<BookingState> = new Set(['storniert_kunde', 'umgebucht', 'verfallen'])

/** How the entries of a booking stand: not bound yet they are tentative, and once it has ended they are taken out. */
export const standingOf = (state: BookingState): CalendarStanding => {
  if (state === 'abgesagt_veranstalter') return 'called-off'
  if (tentative.has(state)) return 'tentative'
  return withdrawn.has(state) ? 'withdrawn' : 'firm'
}

/** What uids of a booking's entries begin with. */
export const calendarUid = ({ id }: Pick<Booking, 'id'>): string => `buchung-${id}`

/** Whether it has, or had, seats: whoever waits has nothing in his calendar, and nothing to take out of it. */
const hadSeats = ({ state, history }: Booking): boolean =>
  isTerminal(state) ? history.some(({ what }) => gaveSeats.has(what)) : holdsSeats(state)
const gaveSeats: ReadonlySet<Booking['history'][number]['what']> = new Set(['ordered', 'offered', 'rebooked'])

const snapshot = (booking: Booking, uid: string, standing: CalendarStanding, method: CalendarInLetter['method']) => {
  const { eventId, url, themeUrl, startDate, endDate, startTime, endTime, hotel, modules, theme } = booking.event
  const { title } = theme
  return {
    method,
    uid,
    standing,
    sequence: booking.version,
    changedAt: booking.history.at(-1)?.at ?? booking.placedAt,
    event: { eventId, url, themeUrl, startDate, endDate, startTime, endTime, hotel, modules, theme: { title } },
  }
}

const isOver = (standing: CalendarStanding): boolean => standing === 'withdrawn' || standing === 'called-off'

/** For whoever ordered: he is told, and need not come. */
export const calendarsForOrderer = (bookings: readonly Booking[]): readonly CalendarInLetter[] =>
  bookings.filter(hadSeats).map((booking) => {
    const standing = standingOf(booking.state)
    return snapshot(booking, calendarUid(booking), standing, isOver(standing) ? 'cancel' : 'publish')
  })

/**
 * For somebody who takes part, or does no longer: his entry is his own, whoever sits on the seat after him. Whoever
 * ordered for himself has one entry and not two; while the booking goes on, it stays.
 */
export function calendarsForRecipient(
  booking: Booking,
  recipient: NamedRecipient,
  comes: boolean,
): readonly CalendarInLetter[] {
  const isOrderer = recipient.email === booking.options.contact.email
  const ended = standingOf(booking.state)
  if (isOrderer && !comes && !isOver(ended)) return []
  const { id, version } = recipient
  const uid = isOrderer ? calendarUid(booking) : `${calendarUid(booking)}-${id}-${version}`
  if (comes) return [snapshot(booking, uid, ended, isOver(ended) ? 'cancel' : 'request')]
  return [snapshot(booking, uid, isOver(ended) ? ended : 'withdrawn', 'cancel')]
}
