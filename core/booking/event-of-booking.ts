import type { ListedEvent } from '../catalogue/catalogue.ts'
import { eventOfModules, firstDayOf } from '../catalogue/chosen-modules.ts'
import { firstTitleOf } from '../catalogue/first-titles.ts'
import { bookedEvent, type Booking } from './booking.ts'

/**
 * The event of a booking as it is held now; of a series that is booked by module those of its modules, known by their
 * first titles, because their days may have changed, and what they are called. Undefined where one of them has left the
 * run.
 */
export function eventOfBooking(
  { event, modules }: Pick<Booking, 'event' | 'modules'>,
  held: ListedEvent,
): Pick<Booking, 'event' | 'modules'> | undefined {
  if (!modules) return { event: bookedEvent(held) }
  const booked = event.modules.map((of) => held.modules.find((module) => firstTitleOf(module) === firstTitleOf(of)))
  const days = booked.flatMap((module) => (module ? [firstDayOf(module)] : []))
  const now = days.length === booked.length ? eventOfModules(held, days) : undefined
  return now && { event: bookedEvent(now), modules: days }
}
