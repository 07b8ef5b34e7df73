import { holdsSeats } from '#core/booking/booking-state.ts'
import { seatsOf, type Booking } from '#core/booking/booking.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { eventId, seatsInAll, type Outcome } from './parties.ts'

/** The bookings of the parties that have one. */
export const bookingsOf = async (store: OpenStore, outcomes: readonly Outcome[]): Promise<readonly Booking[]> => {
  const found = await Promise.all(
    outcomes.map((outcome) => store.bookings.byToken('token' in outcome ? outcome.token : 'none')),
  )
  return found.filter((booking) => booking !== undefined)
}

const seatsHeld = (bookings: readonly Booking[]): number =>
  bookings.filter(({ state }) => holdsSeats(state)).reduce((sum, booking) => sum + seatsOf(booking), 0)

/** What is not right: a seat too many, seats that nobody holds, a party that waits though it fits. */
export async function faultsIn(store: OpenStore, outcomes: readonly Outcome[]): Promise<readonly string[]> {
  const bookings = await bookingsOf(store, outcomes)
  const left = (await store.catalogue.event(eventId))?.placesLeft ?? NaN
  const held = seatsHeld(bookings)
  const waiting = bookings.filter((booking) => booking.state === 'warteliste' && seatsOf(booking) <= left)
  return [
    ...(held > seatsInAll ? [`${held} of ${seatsInAll} seats are held`] : []),
    ...(held + left === seatsInAll ? [] : [`${held} are held and ${left} are left of ${seatsInAll}`]),
    ...waiting.map((booking) => `${seatsOf(booking)} wait though ${left} are left`),
    ...(await store.audit.findings()).map((finding) => JSON.stringify(finding)),
  ]
}
