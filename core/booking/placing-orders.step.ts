import type { SeatsWanted, SoldOut } from '../capacity/capacity.ts'
import { takeSeats } from '../capacity/taking-seats.step.ts'
import { done, refused, type NotFound, type Result } from '../shared/result.ts'
import { lettersOfOrder } from './booking-letters.ts'
import { seatsOf, type Booking, type Order } from './booking.ts'
import { holdsSeats } from './booking-state.ts'
import { seatsInEvent } from './seats-of-party.ts'
import { promoteWaiting, scheduleWhatFollows, type BookingTx } from './stepping.step.ts'
import { choosesWorkshops, seatedInWorkshops } from './workshops.ts'

const seatsWanted = (bookings: readonly Booking[]): readonly SeatsWanted[] =>
  bookings.filter(({ state }) => holdsSeats(state)).flatMap((booking) => seatsInEvent(booking, seatsOf(booking)))

/** The provider does not hold the event any more. */
interface EventCalledOff {
  readonly why: 'called-off'
  readonly eventId: number
}

/** Why an order cannot be stored. */
export type RefusalOfOrder = NotFound | SoldOut | EventCalledOff

const eventsOf = (bookings: readonly Booking[]): readonly number[] =>
  [...new Set(bookings.map(({ event }) => event.eventId))].toSorted((one, other) => one - other)

/** Takes their seats; refuses where one is not left, or the provider holds an event no longer. */
async function takeTheirSeats(tx: BookingTx, bookings: readonly Booking[]): Promise<Result<void, RefusalOfOrder>> {
  const wanted = seatsWanted(bookings)
  const taken = await takeSeats(wanted)(tx)
  if (!taken.ok) return taken
  // Asked when the seats of all are locked, so that no order slips in beside the one who calls an event off.
  const lockedIds = new Set(wanted.map(({ of }) => of.eventId))
  for (const eventId of eventsOf(bookings)) {
    if (!lockedIds.has(eventId)) await tx.seats.left(eventId)
    if (await tx.bookings.calledOff(eventId)) return refused({ why: 'called-off', eventId })
  }
  return done(undefined)
}

/** The bookings with a seat in a workshop for whoever chose one; whoever waits has none yet. */
async function withWorkshops(
  tx: BookingTx,
  bookings: readonly Booking[],
): Promise<Result<readonly Booking[], SoldOut>> {
  const seated: Booking[] = []
  for (const booking of bookings) {
    const recipients = holdsSeats(booking.state) ? await seatedInWorkshops(tx, booking) : done(booking.recipients)
    if (!recipients.ok) return recipients
    seated.push({ ...booking, recipients: recipients.value })
  }
  return done(seated)
}

/**
 * Stores an order with its bookings, takes their seats, those in workshops too, lays out the letters and puts on the
 * timetable what follows. Refuses all of it where seats of one are not left, or an event is called off. Whoever comes
 * to the waiting list when seats are free is offered them at once. Seats come last, because whoever books the same
 * event waits from then on; but whoever chose workshops is stored with the one that he got.
 */
export const storeOrder =
  (order: Order, bookings: readonly Booking[], office: string) =>
  async (tx: BookingTx): Promise<Result<void, RefusalOfOrder>> => {
    const workshopsFirst = bookings.some(choosesWorkshops)
    if (workshopsFirst) {
      const taken = await takeTheirSeats(tx, bookings)
      if (!taken.ok) return taken
    }
    const seated = workshopsFirst ? await withWorkshops(tx, bookings) : done(bookings)
    if (!seated.ok) return seated
    await tx.bookings.addOrder(order)
    for (const booking of seated.value) {
      await tx.bookings.add(booking)
      await scheduleWhatFollows(tx, booking, order.placedAt)
    }
    for (const letter of lettersOfOrder(order, seated.value, office)) await tx.letters.post(letter, order.placedAt)
    if (!workshopsFirst) {
      const taken = await takeTheirSeats(tx, bookings)
      if (!taken.ok) return taken
    }
    const waitedFor = bookings.filter(({ state }) => state === 'warteliste').map(({ event }) => event.eventId)
    for (const eventId of waitedFor.toSorted((one, other) => one - other))
      await promoteWaiting(tx, eventId, order.placedAt)
    return done(undefined)
  }
