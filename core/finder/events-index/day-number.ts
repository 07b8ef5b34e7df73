import type { Day } from '../../shared/day.ts'
import { required } from '../../shared/required.ts'

const millisecondsOfADay = 86_400_000

/** Days since 1970: days that take four bytes. Counted in UTC, whose days all have 24 hours. */
export const dayNumber = (day: Day): number => Date.parse(day) / millisecondsOfADay

export const dayOfNumber = (number: number): Day => new Date(number * millisecondsOfADay).toISOString().slice(0, 10)

/** YYYY-MM. */
export const monthOf = (day: Day): string => day.slice(0, 7)

/** The numbers of a month's first day and of the one after its last. */
export const daysOfMonth = (month: string): readonly [first: number, end: number] => {
  const [year, number] = month.split('-').map(Number)
  return [
    Date.UTC(required(year), required(number) - 1) / millisecondsOfADay,
    Date.UTC(required(year), required(number)) / millisecondsOfADay,
  ]
}
