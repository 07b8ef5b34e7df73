import type { Event } from '../catalogue/catalogue.ts'
import { addDays, berlinDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import type { ConferenceDay, HotelContingent } from './conference.ts'

type EventSpan = Pick<Event, 'startDate' | 'endDate'>

/** The calendar days of a conference's programme; undefined for each where it does not fit the event, or none is planned. */
export const calendarDays = (event: EventSpan | null, days: readonly ConferenceDay[]): readonly (Day | undefined)[] => {
  if (!event) return days.map(() => undefined)
  const dates = days.map((_, index) => addDays(berlinDay(event.startDate), index))
  const fits = dates.at(-1) === berlinDay(event.endDate)
  return dates.map((date) => (fits ? date : undefined))
}

/** Last day on which a room of the contingent can be had. */
export const contingentEnds = (event: EventSpan, { daysBefore }: Pick<HotelContingent, 'daysBefore'>): Day =>
  addDays(berlinDay(event.startDate), -daysBefore)
