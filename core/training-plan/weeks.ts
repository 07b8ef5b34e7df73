import { addDays, mondayOf } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'

/** From a first day to a last one. */
export interface Days {
  readonly startDate: Day
  readonly endDate: Day
}

/** Every day of a span, in order. */
export const daysIn = ({ startDate, endDate }: Days): readonly Day[] => {
  const days: Day[] = []
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) days.push(day)
  return days
}

/** The weeks in which a span has days, by their Mondays. */
export const weeksIn = ({ startDate, endDate }: Days): readonly Day[] => {
  const mondays: Day[] = []
  for (let monday = mondayOf(startDate); monday <= endDate; monday = addDays(monday, 7)) mondays.push(monday)
  return mondays
}

export const overlap = (one: Days, other: Days): boolean =>
  one.startDate <= other.endDate && other.startDate <= one.endDate

/** 'YYYY-MM'. */
export const monthOf = (day: Day): string => day.slice(0, 7)

/** 1 to 12. */
export const monthOfYear = (day: Day): number => Number(day.slice(5, 7))

/** 'YYYY-1' to 'YYYY-4'. */
export const quarterOf = (day: Day): string => `${day.slice(0, 4)}-${Math.ceil(monthOfYear(day) / 3)}`
