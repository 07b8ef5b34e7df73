import type { Booking } from '../booking/booking.ts'
import { isPending } from '../cart/cart.ts'
import type { AuditFinding } from './audit.ts'

interface Workshop {
  readonly eventId: number
  readonly workshop: string
}

/** The seats of workshops that a booking holds, one for each recipient who has one. */
export const workshopSeatsOf = ({ event: { eventId }, recipients }: Pick<Booking, 'event' | 'recipients'>) =>
  recipients.flatMap((it): readonly Workshop[] =>
    isPending(it) || !it.workshop ? [] : [{ eventId, workshop: it.workshop.id }],
  )

/** The workshops of which other seats are taken than bookings hold, by event and name. */
export function workshopsThatDiffer(
  taken: readonly (Workshop & { readonly taken: number })[],
  held: readonly Workshop[],
): readonly AuditFinding[] {
  const keyOf = ({ eventId, workshop }: Workshop): string => JSON.stringify([eventId, workshop])
  const counts = new Map<string, Workshop & { taken: number; booked: number }>()
  for (const { eventId, workshop, taken: seats } of taken)
    counts.set(keyOf({ eventId, workshop }), { eventId, workshop, taken: seats, booked: 0 })
  for (const seat of held) {
    const count = counts.get(keyOf(seat)) ?? { ...seat, taken: 0, booked: 0 }
    counts.set(keyOf(seat), { ...count, booked: count.booked + 1 })
  }
  return [...counts.values()]
    .filter((count) => count.taken !== count.booked)
    .toSorted((one, other) => one.eventId - other.eventId || (one.workshop < other.workshop ? -1 : 1))
    .map((count) => ({ what: 'workshop-seats-differ', ...count }))
}
