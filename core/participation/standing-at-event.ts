import type { BookedEvent, Booking } from '../booking/booking.ts'
import { isPending } from '../cart/cart.ts'
import { roleIn } from '../gremium/gremium.ts'
import type { Onlooker } from './seen-parties.ts'

/** Somebody who takes part, or who manages the Gremium for which somebody takes part. */
export type EventStanding = 'participant' | 'manager'

/** In these states a booking is binding or done with; whoever only holds a seat takes no part yet. */
const isBound = ({ state }: Pick<Booking, 'state'>): boolean =>
  state === 'bestaetigt' || state === 'eingeladen' || state === 'teilgenommen' || state === 'nicht_erschienen'

/** Whether she takes part by a booking; whoever missed the event was not there. */
const takesPart = ({ state, recipients, attendance }: Booking, { email }: Pick<Onlooker, 'email'>): boolean =>
  state !== 'nicht_erschienen' &&
  recipients.some((one) => !isPending(one) && one.email === email && attendance?.[one.id] !== false)

const manages = ({ gremiumId }: Booking, { id, gremien }: Pick<Onlooker, 'id' | 'gremien'>): boolean => {
  const gremium = gremien.find((one) => one.id === gremiumId)
  return gremium !== undefined && roleIn(gremium, id) === 'verwalter'
}

/** What somebody is to an event by bookings of it; undefined: nothing, and what there is of it is not for her. */
export function standingAtEvent(
  bookings: readonly Booking[],
  onlooker: Onlooker,
): { readonly standing: EventStanding; readonly event: BookedEvent } | undefined {
  const bound = bookings.filter(isBound)
  const own = bound.find((one) => takesPart(one, onlooker))
  if (own) return { standing: 'participant', event: own.event }
  const managed = bound.find((one) => manages(one, onlooker))
  return managed && { standing: 'manager', event: managed.event }
}
