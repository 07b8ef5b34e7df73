import type { User } from '../accounts/accounts.ts'
import type { BookedEvent, Booking } from '../booking/booking.ts'
import { isPending } from '../cart/cart.ts'
import { roleIn, type Gremium } from '../gremium/gremium.ts'
import { addDays, berlinDay, berlinTime } from '../shared/dates.ts'
import type { Day, Instant, WallTime } from '../shared/day.ts'
import { documentDays, storedDays } from './material-limits.ts'
import type { MaterialKind } from './materials.ts'

/** Who looks at an event: an account with its confirmed address, and the Gremien that it belongs to. */
export interface Onlooker extends Pick<User, 'id' | 'email'> {
  readonly gremien: readonly Gremium[]
}

/** Somebody who takes part, or who manages the Gremium for which somebody takes part. */
export type Standing = 'participant' | 'manager'

/** In these states a booking is binding or done with; whoever only holds a seat takes no part yet. */
const isBound = ({ state }: Pick<Booking, 'state'>): boolean =>
  state === 'bestaetigt' || state === 'eingeladen' || state === 'teilgenommen' || state === 'nicht_erschienen'

/** Whether she takes part by a booking: photos show who was there, whoever missed it is on none and sees none. */
const takesPart = ({ state, recipients, attendance }: Booking, { email }: Onlooker): boolean =>
  state !== 'nicht_erschienen' &&
  recipients.some((one) => !isPending(one) && one.email === email && attendance?.[one.id] !== false)

const manages = ({ gremiumId }: Booking, { id, gremien }: Onlooker): boolean => {
  const gremium = gremien.find((one) => one.id === gremiumId)
  return gremium !== undefined && roleIn(gremium, id) === 'verwalter'
}

/** What somebody is to an event by its bookings; undefined: nothing, and there is nothing of it for her. */
export function standingAt(
  bookings: readonly Booking[],
  onlooker: Onlooker,
): { readonly standing: Standing; readonly event: BookedEvent } | undefined {
  const bound = bookings.filter(isBound)
  const own = bound.find((one) => takesPart(one, onlooker))
  if (own) return { standing: 'participant', event: own.event }
  const managed = bound.find((one) => manages(one, onlooker))
  return managed && { standing: 'manager', event: managed.event }
}

/** When there is something of an event to be seen. */
export interface SeenFrom {
  readonly documentsFrom: Day
  readonly photosFrom: { readonly day: Day; readonly time: WallTime }
}

export const seenFrom = ({ startDate, startTime }: Pick<BookedEvent, 'startDate' | 'startTime'>): SeenFrom => {
  const day = berlinDay(startDate)
  return { documentsFrom: addDays(day, -documentDays), photosFrom: { day, time: startTime } }
}

/** Which kinds somebody sees now: photos are for those who were there alone, from when it began. */
export function kindsSeen(
  standing: Standing,
  event: Pick<BookedEvent, 'startDate' | 'startTime'>,
  now: Instant,
): readonly MaterialKind[] {
  const { documentsFrom, photosFrom } = seenFrom(event)
  const today = berlinDay(now)
  const hasBegun = `${today} ${berlinTime(now)}` >= `${photosFrom.day} ${photosFrom.time}`
  return [
    ...(standing === 'participant' && hasBegun ? (['photo'] as const) : []),
    ...(today >= documentsFrom ? (['document'] as const) : []),
  ]
}

/** The day on which what is brought now is deleted; never before the morrow. */
export const deletedOn = (kind: MaterialKind, { endDate }: Pick<BookedEvent, 'endDate'>, now: Instant): Day => {
  const day = addDays(berlinDay(endDate), storedDays[kind])
  const soonest = addDays(berlinDay(now), 1)
  return day < soonest ? soonest : day
}
