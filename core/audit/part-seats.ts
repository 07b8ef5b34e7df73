import type { Booking } from '../booking/booking.ts'
import { seatsOf } from '../booking/booking.ts'
import { modulesOf } from '../booking/seats-of-party.ts'
import { isPending } from '../cart/cart.ts'
import type { AuditFinding } from './audit.ts'

/** A workshop of an event, by its id, or a module, by its title. */
interface Part {
  readonly eventId: number
  readonly part: string
}

/** Parts of events with the seats that are taken in each. */
export type PartSeats = Part & { readonly taken: number }

type Seated = Pick<Booking, 'event' | 'recipients'>

/** The seats of workshops that a booking holds, one for each recipient who has one. */
export const workshopSeatsOf = ({ event: { eventId }, recipients }: Seated): readonly PartSeats[] =>
  recipients.flatMap((it) => (isPending(it) || !it.workshop ? [] : [{ eventId, part: it.workshop.id, taken: 1 }]))

/** The seats of modules that a booking of modules holds; none of a booking of the whole. */
export const moduleSeatsOf = (booking: Seated & Pick<Booking, 'modules'>): readonly PartSeats[] =>
  (modulesOf(booking) ?? []).map((part) => ({ eventId: booking.event.eventId, part, taken: seatsOf(booking) }))

type PartsDiffer = Extract<AuditFinding, { readonly what: 'workshop-seats-differ' | 'module-seats-differ' }>

/** The parts of which other seats are taken than bookings hold, by event and name. */
const partsThatDiffer = (taken: readonly PartSeats[], held: readonly PartSeats[]) => {
  const keyOf = ({ eventId, part }: Part): string => JSON.stringify([eventId, part])
  const counts = new Map<string, PartSeats & { booked: number }>()
  for (const seats of taken) counts.set(keyOf(seats), { ...seats, booked: 0 })
  for (const { taken: seats, ...part } of held) {
    const count = counts.get(keyOf(part)) ?? { ...part, taken: 0, booked: 0 }
    counts.set(keyOf(part), { ...count, booked: count.booked + seats })
  }
  return [...counts.values()]
    .filter((count) => count.taken !== count.booked)
    .toSorted((one, other) => one.eventId - other.eventId || (one.part < other.part ? -1 : 1))
}

/** The workshops of which other seats are taken than bookings hold. */
export const workshopsThatDiffer = (taken: readonly PartSeats[], held: readonly PartSeats[]): readonly PartsDiffer[] =>
  partsThatDiffer(taken, held).map(({ part: workshop, ...count }) => ({
    what: 'workshop-seats-differ',
    workshop,
    ...count,
  }))

/** The modules of which other seats are taken alone than bookings of modules hold. */
export const modulesThatDiffer = (taken: readonly PartSeats[], held: readonly PartSeats[]): readonly PartsDiffer[] =>
  partsThatDiffer(taken, held).map(({ part: module, ...count }) => ({ what: 'module-seats-differ', module, ...count }))
