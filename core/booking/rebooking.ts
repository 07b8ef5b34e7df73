import type { SoldOut } from '../capacity/capacity.ts'
import { takeSeats } from '../capacity/taking-seats.step.ts'
import { costsOfEach } from '../cart/priced-cart.ts'
import type { ListedEvent } from '../catalogue/catalogue.ts'
import { totalsOf } from '../costs/cost-totals.ts'
import type { CostRates } from '../costs/with-hotel.ts'
import type { Instant } from '../shared/day.ts'
import { required } from '../shared/required.ts'
import { done, refused, type NotFound, type Result } from '../shared/result.ts'
import { namedAmong, newsForOrderer, newsForRecipient } from './booking-letters.ts'
import { bookedEvent, seatsOf, type Booking } from './booking.ts'
import { calendarsForRecipient } from './calendar-in-letter.ts'
import { bookedAt } from './placing-bookings.ts'
import { billWhatChanged, releaseSeats, scheduleWhatFollows, stepped, type BookingTx } from './stepping.step.ts'
import { seatedInWorkshops } from './workshops.ts'

/** To which event a booking goes, at which prices, and the number and token of the booking that takes its place. */
export interface Rebooking {
  readonly event: ListedEvent
  readonly rates: CostRates
  readonly id: string
  readonly token: string
  readonly now: Instant
}

/** Seats of one event are locked before those of a later one, so that two who swap never wait for each other. */
const lockInOrder = async ({ seats }: BookingTx, eventIds: readonly number[]): Promise<void> => {
  for (const eventId of eventIds.toSorted((one, other) => one - other)) await seats.left(eventId)
}

/**
 * Books all recipients of a booking on another event and ends the booking; answers the new one, which binds when its
 * price is known. Refuses where the other event, or a workshop of it that somebody chose, has not the seats: then the
 * old booking stays as it is. The employer's link stays with the old booking and opens nothing any more. So do the
 * resolution and the notice: they name the other days (§ 37 Abs. 6 S. 3 and 4 BetrVG).
 */
export async function rebook(
  tx: BookingTx,
  booking: Booking,
  { event, rates, id, token, now }: Rebooking,
): Promise<Result<Booking, NotFound | SoldOut>> {
  const seats = seatsOf(booking)
  await lockInOrder(tx, [booking.event.eventId, event.eventId])
  const taken = await takeSeats([{ of: { kind: 'event', eventId: event.eventId }, seats }])(tx)
  if (!taken.ok) return refused(taken.refusal)
  if (await tx.bookings.calledOff(event.eventId)) return refused({ why: 'not-found' })
  const recipients = await seatedInWorkshops(tx, { event, recipients: booking.recipients })
  if (!recipients.ok) return recipients
  const news = { at: now, by: 'orderer', what: 'rebooked' } as const
  const old = required(stepped(booking, { type: 'rebooked' }, { ...news, detail: String(event.eventId) }))
  const each = costsOfEach(event, booking.recipients, { rates, hotelPayer: booking.options.hotelPayer })
  // What the employer answered, he answered of the other event and its costs; that one was rescheduled, not this one.
  const {
    employersLink: _,
    rescheduled: _before,
    onOtherDays: _moved,
    boundAt: __,
    resolution: _decided,
    employerToldOn: _told,
    ...kept
  } = booking
  const { resolutionDate: _on, ...options } = booking.options
  const { complete } = totalsOf(each.flatMap(({ lines }) => lines))
  const fresh: Booking = {
    ...kept,
    id,
    token,
    version: 1,
    event: bookedEvent(event),
    options,
    recipients: recipients.value,
    cancelled: [],
    costs: Object.fromEntries(booking.recipients.map((recipient, seat) => [recipient.id, required(each[seat])])),
    placedAt: now,
    ...bookedAt(now, complete),
    rebookedFrom: booking.id,
    history: [{ ...news, detail: String(booking.event.eventId) }],
  }
  await tx.bookings.save({ ...old, rebookedTo: id })
  await tx.bookings.add(fresh)
  await releaseSeats(tx, booking, booking.recipients, now)
  await billWhatChanged(tx, booking, now)
  await scheduleWhatFollows(tx, fresh, now)
  await tx.letters.post(newsForOrderer(fresh, 'rebooked', { replaced: old }), now)
  if (booking.state === 'eingeladen')
    for (const recipient of namedAmong(fresh)) {
      const calendars = [fresh, old].flatMap((it) => calendarsForRecipient(it, recipient, true))
      await tx.letters.post(newsForRecipient(fresh, recipient, 'rebooked', { calendars }), now)
    }
  return done(fresh)
}
