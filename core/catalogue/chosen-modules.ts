import { berlinDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import type { Event, Module, Theme } from './catalogue.ts'

/** The first day of a module, by which it is chosen; of a run no two begin on the same day, else they go together. */
export const firstDayOf = ({ startDate }: Pick<Module, 'startDate'>): Day => berlinDay(startDate)

/**
 * Days on which modules of a run begin, in its order, as somebody may choose them singly; 'whole' where that is all of
 * it, and undefined where they are not booked singly, or one is none of its modules.
 */
export function singlyBooked(
  { allowSingle }: Pick<Theme, 'allowSingle'>,
  { modules }: Pick<Event, 'modules'>,
  days: readonly Day[],
): readonly Day[] | 'whole' | undefined {
  if (days.length === 0) return 'whole'
  const all = [...new Set(modules.map(firstDayOf))]
  if (!allowSingle || !days.every((day) => all.includes(day))) return undefined
  const chosen = all.filter((day) => days.includes(day))
  return chosen.length === all.length ? 'whole' : chosen
}

/** How many seats are left of a module of a run. */
export const leftOfModule = ({ placesLeft }: Pick<Event, 'placesLeft'>, module: Pick<Module, 'placesLeft'>): number =>
  module.placesLeft ?? placesLeft

/**
 * A run as whoever chose some of its modules books it: their days, hours, venues and seats. Its price is that of the
 * whole, so that of single modules is on request. Modules that have left the run are left out; undefined where all
 * have.
 */
export function eventOfModules<E extends Event>(event: E, days: readonly Day[]): E | undefined {
  const modules = event.modules.filter((module) => days.includes(firstDayOf(module)))
  const [first] = modules
  const last = modules.at(-1)
  if (!first || !last) return undefined
  const hotel = modules.find((module) => module.hotel)?.hotel ?? null
  const { startDate, startTime } = first
  const { endDate, endTime } = last
  return {
    ...event,
    modules,
    startDate,
    startTime,
    endDate,
    endTime,
    hotel,
    isOnlineEvent: hotel === null,
    price: null,
    placesLeft: Math.min(...modules.map((module) => leftOfModule(event, module))),
  }
}
