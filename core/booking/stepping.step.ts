import type { CapacityTx } from '../capacity/taking-seats.step.ts'
import { leftInModules } from '../capacity/seats-of-run.ts'
import { giveBackSeats, takeSeats } from '../capacity/taking-seats.step.ts'
import type { Recipient } from '../cart/cart.ts'
import type { ForTakingEventsOut } from '../catalogue/ports.ts'
import { hasBegun } from '../catalogue/event-lifetime.ts'
import { addDays, addSeconds, berlinDay, instantOf } from '../shared/dates.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { ForPosting } from '../shared/posting.ts'
import { required } from '../shared/required.ts'
import type { ForScheduling } from '../timetable/ports.ts'
import { newsForOrderer, type BookingLetter } from './booking-letters.ts'
import { invitationDays, offerHours, reminderDay, seatsOf, type Booking, type BookingNews } from './booking.ts'
import { holdsSeats } from './booking-state.ts'
import { stateAfter, type BookingEvent } from './booking.machine.ts'
import type { ForChangingBookings } from './ports.ts'
import { modulesOf, seatsInEvent } from './seats-of-party.ts'
import { partiesToPromote } from './waiting-list.ts'
import { seatedWherePossible, seatsTakenBy } from './workshops.ts'

/** What a step of a booking changes in one transaction. */
export interface BookingTx extends CapacityTx {
  readonly bookings: ForChangingBookings
  readonly programme: ForTakingEventsOut
  readonly letters: ForPosting<BookingLetter>
  readonly tasks: ForScheduling
}

const day = 24 * 3600

/** When a day begins in Berlin, where clocks never skip midnight. */
function beginningOf(date: Day): Instant {
  const begins = instantOf(date, '00:00')
  if (!begins.ok) throw new RangeError(`${date} does not begin at midnight`)
  return begins.value
}

const earlier = (one: Instant, other: Instant): Instant => (Date.parse(one) < Date.parse(other) ? one : other)
const later = (one: Instant, other: Instant): Instant => (Date.parse(one) < Date.parse(other) ? other : one)

/** A booking with a change, counted and written down. */
export const noted = (booking: Booking, news: BookingNews, change: Partial<Booking> = {}): Booking => ({
  ...booking,
  ...change,
  version: booking.version + 1,
  history: [...booking.history, news],
})

/** A booking after something that its machine knows; undefined where that cannot happen in its state. */
export function stepped(
  booking: Booking,
  event: BookingEvent,
  news: BookingNews,
  change: Partial<Booking> = {},
): Booking | undefined {
  const state = stateAfter(booking.state, event)
  if (state === undefined) return undefined
  const { heldUntil: _, ...rest } = booking
  return noted(rest, news, {
    ...(state === 'bestaetigt' && booking.state !== 'bestaetigt' && { boundAt: news.at }),
    ...change,
    state,
  })
}

/** Puts on the timetable what follows from a booking's state by itself. */
export async function scheduleWhatFollows({ tasks }: Pick<BookingTx, 'tasks'>, booking: Booking, now: Instant) {
  const { id: subject, state, placedAt } = booking
  await scheduleHold({ tasks }, booking)
  if (state === 'reserviert')
    await tasks.schedule({ kind: 'remind-of-reservation', subject }, addSeconds(placedAt, reminderDay * day))
  if (state === 'bestaetigt') await billWhatChanged({ tasks }, booking, now)
  await scheduleInvitation({ tasks }, booking, now)
}

/** Until when a booking holds seats or waits for them; a later word about it counts. */
export async function scheduleHold(
  { tasks }: Pick<BookingTx, 'tasks'>,
  { id: subject, state, event, heldUntil }: Booking,
) {
  if (heldUntil !== undefined) await tasks.schedule({ kind: 'end-hold', subject }, heldUntil)
  if (state === 'warteliste') await tasks.schedule({ kind: 'end-wait', subject }, firstDayBegins(event))
}

/** When those who take part are invited; a later word about it counts. */
export async function scheduleInvitation({ tasks }: Pick<BookingTx, 'tasks'>, booking: Booking, now: Instant) {
  const { id: subject, state, event } = booking
  const due = later(now, beginningOf(addDays(berlinDay(event.startDate), -invitationDays)))
  if (state === 'bestaetigt') await tasks.schedule({ kind: 'invite', subject }, due)
}

/** Puts on the timetable that what a booking costs now is billed, corrected or taken back. */
export const billWhatChanged = ({ tasks }: Pick<BookingTx, 'tasks'>, { id }: Pick<Booking, 'id'>, now: Instant) =>
  tasks.schedule({ kind: 'bill', subject: id }, now)

/** Puts on the timetable that whoever was there is sent his certificate: not before the event is over. */
export async function scheduleCertificates({ tasks }: Pick<BookingTx, 'tasks'>, booking: Booking, now: Instant) {
  const { id: subject, event } = booking
  const lastDay = berlinDay(event.endDate)
  const over = instantOf(lastDay, event.endTime)
  const due = later(now, over.ok ? over.value : beginningOf(addDays(lastDay, 1)))
  await tasks.schedule({ kind: 'certify', subject }, due)
}

/** When the first day of an event begins: nothing about it is held open for longer. */
export const firstDayBegins = (event: Pick<Booking['event'], 'startDate'>): Instant =>
  beginningOf(berlinDay(event.startDate))

/** Until when seats of an event are held for somebody: not longer than until its first day. */
export const heldAtMost = (event: Booking['event'], until: Instant): Instant => earlier(until, firstDayBegins(event))

/**
 * Offers seats of an event that are free to whoever waits for them, in the same transaction that made them free: whole
 * parties, in the order in which they came. Nobody moves up to an event that is called off.
 */
export async function promoteWaiting(tx: BookingTx, eventId: number, now: Instant): Promise<void> {
  const left = await tx.seats.left(eventId)
  if (!left.ok) return
  const free = { left: left.value, byModule: await tx.seats.byModule(eventId) }
  const isFull = leftInModules(free, []) === 0
  if (isFull || (await tx.bookings.calledOff(eventId))) return
  const waiting = (await tx.bookings.waitingFor(eventId)).filter(
    ({ event }) => !hasBegun(event.startDate, berlinDay(now)),
  )
  const parties = waiting.map((booking) => ({
    bookingId: booking.id,
    seats: seatsOf(booking),
    modules: modulesOf(booking),
  }))
  for (const { bookingId, seats } of partiesToPromote(parties, free)) {
    const booking = required(waiting.find(({ id }) => id === bookingId))
    const taken = await takeSeats(seatsInEvent(booking, seats))(tx)
    if (!taken.ok) throw new Error(`seats that were left are not: ${taken.refusal.why}`)
    const heldUntil = heldAtMost(booking.event, addSeconds(now, offerHours * 3600))
    const news: BookingNews = { at: now, by: 'timetable', what: 'offered' }
    const recipients = await seatedWherePossible(tx, booking)
    const offered = required(stepped(booking, { type: 'promoted' }, news, { heldUntil, recipients }))
    await tx.bookings.save(offered)
    await scheduleWhatFollows(tx, offered, now)
    await tx.letters.post(newsForOrderer(offered, 'offered'), now)
  }
}

/**
 * Gives back the seats that some recipients of a booking held before it changed, in workshops too, and offers those of
 * the event to whoever waits. Nothing happens where they held none, or the event has left the programme.
 */
export async function releaseSeats(
  tx: BookingTx,
  before: Booking,
  recipients: readonly Recipient[],
  now: Instant,
): Promise<void> {
  if (!holdsSeats(before.state)) return
  const left = await giveBackSeats(seatsTakenBy(before, recipients))(tx)
  if (left.ok) await promoteWaiting(tx, before.event.eventId, now)
}
