import { de } from 'date-fns/locale/de'
import { berlinDay, formatDate, weekdayOf } from './dates.ts'
import type { CalendarDate } from './day.ts'
import { longDay } from './day-texts.ts'
import { required } from './required.ts'

/** The days of the week by the numbers that date-fns gives them. */
const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const
const months = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const

const weekdayNames = {
  short: mondayFirst.map((day) => de.localize.day(day, { width: 'short' })),
  wide: mondayFirst.map((day) => de.localize.day(day)),
}
const monthNames = months.map((month) => de.localize.month(month))
const monthStems = months.map((month) => de.localize.month(month, { width: 'abbreviated' }))

const yearOf = (date: CalendarDate): string => berlinDay(date).slice(0, 4)
const monthOf = (date: CalendarDate): number => Number(berlinDay(date).slice(5, 7))
const dayNumber = (date: CalendarDate): string => String(Number(berlinDay(date).slice(8)))

/** 'Montag', or short 'Mo'. */
export const weekdayName = (date: CalendarDate, width: 'short' | 'wide' = 'wide'): string =>
  required(weekdayNames[width][weekdayOf(date)])

/** 'März'. */
export const monthName = (date: CalendarDate): string => required(monthNames[monthOf(date) - 1])

/** 'Januar 2027', of a month that is written 2027-01. */
export const monthText = (month: string): string => `${monthName(`${month}-01`)} ${month.slice(0, 4)}`

/** 'Mär.'; a name that is not cut has no dot: 'Mai'. */
export const shortMonthName = (date: CalendarDate): string => {
  const stem = required(monthStems[monthOf(date) - 1])
  return stem === monthName(date) ? stem : `${stem}.`
}

/** 'Montag, 7. Dezember 2026'. */
export const longDate = (date: CalendarDate): string => longDay(berlinDay(date))

/** '8. Januar 2027'. */
export const dayInFull = (date: CalendarDate): string => `${dayNumber(date)}. ${monthName(date)} ${yearOf(date)}`

/** '07.12.2026 bis 11.12.2026', or the one day. */
export const dateRange = (start: CalendarDate, end: CalendarDate): string =>
  berlinDay(start) === berlinDay(end) ? formatDate(start) : `${formatDate(start)} bis ${formatDate(end)}`

/** 'vom 07.12.2026 bis 11.12.2026', or 'am 07.12.2026'. */
export const daySpan = (start: CalendarDate, end: CalendarDate): string =>
  `${berlinDay(start) === berlinDay(end) ? 'am' : 'vom'} ${dateRange(start, end)}`

/** 'Mo–Fr', or the one weekday; a week later on the same weekday still is a range. */
export const weekdayRange = (start: CalendarDate, end: CalendarDate): string =>
  berlinDay(start) === berlinDay(end)
    ? weekdayName(start, 'short')
    : `${weekdayName(start, 'short')}–${weekdayName(end, 'short')}`

/** '7–11', or the one day of the month. */
export const dayRange = (start: CalendarDate, end: CalendarDate): string =>
  berlinDay(start) === berlinDay(end) ? dayNumber(start) : `${dayNumber(start)}–${dayNumber(end)}`

/** 'Dezember 2026'; across months 'Mär./April 2027', across years 'Dez. 2026/Januar 2027'. */
export const monthRange = (start: CalendarDate, end: CalendarDate): string => {
  const last = `${monthName(end)} ${yearOf(end)}`
  if (yearOf(start) !== yearOf(end)) return `${shortMonthName(start)} ${yearOf(start)}/${last}`
  return monthOf(start) === monthOf(end) ? last : `${shortMonthName(start)}/${last}`
}
