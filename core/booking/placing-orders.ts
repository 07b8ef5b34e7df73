import type { SeatsWanted, SoldOut } from '../capacity/capacity.ts'
import { takeSeats } from '../capacity/taking-seats.step.ts'
import { done, type NotFound, type Result } from '../shared/result.ts'
import { lettersOfOrder } from './booking-letters.ts'
import { seatsOf, type Booking, type Order } from './booking.ts'
import { holdsSeats } from './booking-state.ts'
import { promoteWaiting, scheduleWhatFollows, type BookingTx } from './stepping.ts'

const seatsWanted = (bookings: readonly Booking[]): readonly SeatsWanted[] =>
  bookings
    .filter(({ state }) => holdsSeats(state))
    .map((booking) => ({ of: { kind: 'event', eventId: booking.event.eventId }, seats: seatsOf(booking) }))

/**
 * Stores an order with its bookings, takes their seats, lays out the letters and puts on the timetable what follows.
 * Refuses all of it where seats of one are not left. Whoever comes to the waiting list when seats are free is offered
 * them at once.
 */
export const storeOrder =
  (order: Order, bookings: readonly Booking[], office: string) =>
  async (tx: BookingTx): Promise<Result<void, NotFound | SoldOut>> => {
    const taken = await takeSeats(seatsWanted(bookings))(tx)
    if (!taken.ok) return taken
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
