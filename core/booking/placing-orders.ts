import type { SeatsWanted, SoldOut } from '../capacity/capacity.ts'
import { takeSeats } from '../capacity/taking-seats.step.ts'
import { done, refused, type NotFound, type Result } from '../shared/result.ts'
import { lettersOfOrder } from './booking-letters.ts'
import { seatsOf, type Booking, type Order } from './booking.ts'
import { holdsSeats } from './booking-state.ts'
import { promoteWaiting, scheduleWhatFollows, type BookingTx } from './stepping.ts'

const seatsWanted = (bookings: readonly Booking[]): readonly SeatsWanted[] =>
  bookings
    .filter(({ state }) => holdsSeats(state))
    .map((booking) => ({ of: { kind: 'event', eventId: booking.event.eventId }, seats: seatsOf(booking) }))

/** The provider does not hold the event any more. */
interface EventCalledOff {
  readonly why: 'called-off'
  readonly eventId: number
}

/** Why an order cannot be stored. */
export type RefusalOfOrder = NotFound | SoldOut | EventCalledOff

const eventsOf = (bookings: readonly Booking[]): readonly number[] =>
  [...new Set(bookings.map(({ event }) => event.eventId))].toSorted((one, other) => one - other)

/** Whether the provider holds these events; asked when their seats are locked, so that no order slips in beside. */
async function whyNotHeld(
  tx: BookingTx,
  bookings: readonly Booking[],
  locked: readonly SeatsWanted[],
): Promise<EventCalledOff | undefined> {
  const lockedIds = new Set(locked.map(({ of }) => of.eventId))
  for (const eventId of eventsOf(bookings)) {
    if (!lockedIds.has(eventId)) await tx.seats.left(eventId)
    if (await tx.bookings.calledOff(eventId)) return { why: 'called-off', eventId }
  }
  return undefined
}

/**
 * Stores an order with its bookings, takes their seats, lays out the letters and puts on the timetable what follows.
 * Refuses all of it where seats of one are not left, or an event is called off. Whoever comes to the waiting list when
 * seats are free is offered them at once. Seats come last: whoever books the same event waits from then on.
 */
export const storeOrder =
  (order: Order, bookings: readonly Booking[], office: string) =>
  async (tx: BookingTx): Promise<Result<void, RefusalOfOrder>> => {
    await tx.bookings.addOrder(order)
    for (const booking of bookings) {
      await tx.bookings.add(booking)
      await scheduleWhatFollows(tx, booking, order.placedAt)
    }
    for (const letter of lettersOfOrder(order, bookings, office)) await tx.letters.post(letter, order.placedAt)

    const wanted = seatsWanted(bookings)
    const taken = await takeSeats(wanted)(tx)
    if (!taken.ok) return taken
    const notHeld = await whyNotHeld(tx, bookings, wanted)
    if (notHeld) return refused(notHeld)
    const waitedFor = bookings.filter(({ state }) => state === 'warteliste').map(({ event }) => event.eventId)
    for (const eventId of waitedFor.toSorted((one, other) => one - other))
      await promoteWaiting(tx, eventId, order.placedAt)
    return done(undefined)
  }
