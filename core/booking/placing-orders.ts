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

/**
 * Stores an order with its bookings, takes their seats, lays out the letters and puts on the timetable what follows.
 * Refuses all of it where seats of one are not left. Whoever comes to the waiting list when seats are free is offered
 * them at once. Refuses an order with an event that is called off; its seats are locked before that is asked, so that
 * no order slips in beside the one who calls it off.
 */
export const storeOrder =
  (order: Order, bookings: readonly Booking[], office: string) =>
  async (tx: BookingTx): Promise<Result<void, RefusalOfOrder>> => {
    const taken = await takeSeats(seatsWanted(bookings))(tx)
    if (!taken.ok) return taken
    for (const eventId of eventsOf(bookings)) {
      await tx.seats.left(eventId)
      if (await tx.bookings.calledOff(eventId)) return refused({ why: 'called-off', eventId })
    }
    await tx.bookings.addOrder(order)
    for (const booking of bookings) {
      await tx.bookings.add(booking)
      await scheduleWhatFollows(tx, booking, order.placedAt)
    }
    for (const letter of lettersOfOrder(order, bookings, office)) await tx.letters.post(letter, order.placedAt)
    const waitedFor = bookings.filter(({ state }) => state === 'warteliste').map(({ event }) => event.eventId)
    for (const eventId of waitedFor.toSorted((one, other) => one - other))
      await promoteWaiting(tx, eventId, order.placedAt)
    return done(undefined)
  }
