import { addDays, berlinDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import type { Event } from '../catalogue/catalogue.ts'

/** The last day on which an event is cancelled for nothing, where that is so until some days before its beginning. */
export const lastFreeDay = ({ startDate }: Pick<Event, 'startDate'>, daysBefore: number): Day =>
  addDays(berlinDay(startDate), -daysBefore)
