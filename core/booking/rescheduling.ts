import { berlinDay } from '../shared/dates.ts'
import { daySpan } from '../shared/date-texts.ts'
import type { Instant } from '../shared/day.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import type { TaskWork } from '../timetable/ports.ts'
import { namedAmong, newsForOrderer, newsForRecipient } from './booking-letters.ts'
import type { BookedEvent, Booking } from './booking.ts'
import { isBinding } from './booking-rules.ts'
import { isTerminal } from './booking-state.ts'
import { eventOfBooking } from './event-of-booking.ts'
import {
  billWhatChanged,
  firstDayBegins,
  heldAtMost,
  noted,
  scheduleInvitation,
  scheduleHold,
  type BookingTx,
} from './stepping.step.ts'
import { whenAndWhereOf } from './when-and-where.ts'

type Parts = Pick<BookedEvent, 'startDate' | 'endDate' | 'startTime' | 'endTime'>

const daysAndHours = ({ startDate, endDate, startTime, endTime }: Parts): readonly string[] => [
  berlinDay(startDate),
  berlinDay(endDate),
  startTime,
  endTime,
]

/** Where and when people have to be: what an import changes of it they are told; a title or a price they are not. */
const heldAt = ({ hotel, modules, isOnlineEvent, ...event }: BookedEvent): string =>
  JSON.stringify([
    ...daysAndHours(event),
    isOnlineEvent,
    hotel?.internalId,
    modules.map((module) => [...daysAndHours(module), module.hotelId]),
  ])

/** Whether an event is held at other days, hours or places than it was booked for. */
export const isRescheduled = (booked: BookedEvent, now: BookedEvent): boolean => heldAt(booked) !== heldAt(now)

/** Hours and houses are no matter of a resolution. */
const isOnTheSameDays = (one: Days, other: Days): boolean =>
  berlinDay(one.startDate) === berlinDay(other.startDate) && berlinDay(one.endDate) === berlinDay(other.endDate)

type Days = Pick<BookedEvent, 'startDate' | 'endDate'>

/** What was decided and told names the days (§ 37 Abs. 6 S. 3 and 4 BetrVG): of other days it says nothing. */
function onOtherDays({ resolution: _decided, employerToldOn: _told, options, ...booking }: Booking): Booking {
  const { resolutionDate: _on, ...kept } = options
  return { ...booking, options: kept, onOtherDays: true }
}

/** A booking after its event was rescheduled: it goes on, and whoever cannot come then has a right to leave. */
function followed(booking: Booking, now: Instant, at: Pick<Booking, 'event' | 'modules'>): Booking {
  const { event } = at
  const { heldUntil, employersLink } = booking
  const from = whenAndWhereOf(booking.event)
  const detail = daySpan(from.startDate, from.endDate)
  return noted(
    isOnTheSameDays(from, event) ? booking : onOtherDays(booking),
    { at: now, by: 'office', what: 'rescheduled', detail },
    {
      ...at,
      rescheduled: { at: now, from },
      ...(heldUntil !== undefined && { heldUntil: heldAtMost(event, heldUntil) }),
      ...(employersLink && {
        employersLink: { ...employersLink, until: firstDayBegins(event) },
      }),
    },
  )
}

/**
 * Brings a booking to its event as an import has left it, once: writes to the orderer and to everybody who is named
 * where it is held at other days, hours or places. An event that has left the programme, or a module that has left its
 * series, stays as it was booked, until the office says what becomes of it.
 */
export const followEvent =
  (catalogue: Pick<ForStoringTheCatalogue, 'event'>): TaskWork<BookingTx> =>
  async (tx, { subject }, now) => {
    const booking = await tx.bookings.lockById(subject)
    if (!booking || isTerminal(booking.state)) return
    const held = await catalogue.event(booking.event.eventId)
    const at = held && eventOfBooking(booking, held)
    if (!at || !isRescheduled(booking.event, at.event)) return
    const after = followed(booking, now, at)
    await tx.bookings.save(after)
    await scheduleHold(tx, after)
    await scheduleInvitation(tx, after, now)
    // An invoice names the days of the service (§ 14 Abs. 4 S. 1 Nr. 6 UStG): billed for others, it is corrected.
    if (isBinding(after.state)) await billWhatChanged(tx, after, now)
    await tx.letters.post(newsForOrderer(after, 'rescheduled'), now)
    // Whoever was not invited yet has nothing in his calendar; his invitation brings it.
    const calendars = after.state === 'eingeladen' ? {} : { calendars: [] }
    for (const recipient of namedAmong(after))
      await tx.letters.post(newsForRecipient(after, recipient, 'rescheduled', calendars), now)
  }
