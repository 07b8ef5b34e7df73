import type { Event } from '../catalogue/catalogue.ts'
import { addDays, berlinDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import type { ConferenceDay, ConferencePrice, PriceWithEnd } from './conference.ts'

type EventSpan = Pick<Event, 'startDate' | 'endDate'>

/**
 * The calendar days of a conference's programme; undefined for each where it does not fit the event, or none is
 * planned.
 */
export const calendarDays = (event: EventSpan | null, days: readonly ConferenceDay[]): readonly (Day | undefined)[] => {
  if (!event) return days.map(() => undefined)
  const dates = days.map((_, index) => addDays(berlinDay(event.startDate), index))
  const fits = dates.at(-1) === berlinDay(event.endDate)
  return dates.map((date) => (fits ? date : undefined))
}

/**
 * Last day for what ends so many days before the beginning: the rooms of a contingent, the price of early registration.
 */
export const lastDayBefore = (event: Pick<Event, 'startDate'>, { daysBefore }: { readonly daysBefore: number }): Day =>
  addDays(berlinDay(event.startDate), -daysBefore)

/** Prices with the last day of each that has one, and whether that day has passed. */
export const pricesWithEnds = (
  prices: readonly ConferencePrice[],
  event: Pick<Event, 'startDate'> | null,
  today: Day,
): readonly PriceWithEnd[] =>
  prices.map((price) => {
    const { daysBefore } = price
    if (daysBefore === undefined || event === null) return price
    const until = lastDayBefore(event, { daysBefore })
    return { ...price, until, ...(until < today && { ended: true as const }) }
  })
