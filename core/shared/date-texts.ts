import { de } from 'date-fns/locale/de'
import { berlinDay, formatDate, weekdayOf } from './dates.ts'
import type { CalendarDate, WallTime } from './day.ts'

type Width = 'short' | 'wide'
const sundayFirst = [1, 2, 3, 4, 5, 6, 0] as const
const months = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const

const weekdayNames = {
  short: sundayFirst.map((day) => de.localize.day(day, { width: 'short' })),
  wide: sundayFirst.map((day) => de.localize.day(day, { width: 'wide' })),
}
const monthNames = months.map((month) => de.localize.month(month, { width: 'wide' }))
const monthStems = months.map((month) => de.localize.month(month, { width: 'abbreviated', context: 'standalone' }))

const partsOf = (date: CalendarDate) => {
  const [year = '', month = '', day = ''] = berlinDay(date).split('-')
  return { year, month, day }
}
const nameAt = (names: readonly string[], index: number): string => {
  const name = names[index]
  if (name === undefined) throw new RangeError(`no name at ${index}`)
  return name
}

/** 'Montag', or short 'Mo'. */
export const weekdayName = (date: CalendarDate, width: Width = 'wide'): string =>
  nameAt(weekdayNames[width], weekdayOf(date))

/** 'März'. */
export const monthName = (date: CalendarDate): string => nameAt(monthNames, Number(partsOf(date).month) - 1)

/** 'Mär.'; a name that is not cut has no dot: 'Mai'. */
export const shortMonthName = (date: CalendarDate): string => {
  const stem = nameAt(monthStems, Number(partsOf(date).month) - 1)
  return stem === monthName(date) ? stem : `${stem}.`
}

/** 'Montag, 7. Dezember 2026'. */
export const longDate = (date: CalendarDate): string =>
  `${weekdayName(date)}, ${dayNumber(date)}. ${monthName(date)} ${partsOf(date).year}`

/** '07.12.2026 bis 11.12.2026', or the one day. */
export const dateRange = (start: CalendarDate, end: CalendarDate): string =>
  fromTo(formatDate(start), formatDate(end), ' bis ')

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
  const [from, to] = [partsOf(start), partsOf(end)]
  const last = `${monthName(end)} ${to.year}`
  if (from.year !== to.year) return `${shortMonthName(start)} ${from.year}/${last}`
  return from.month === to.month ? last : `${shortMonthName(start)}/${last}`
}

/** '9:00 Uhr', with a no-break space. */
export const clockText = (time: WallTime): string => `${clockTime(time)}\u00a0Uhr`

/** '9:00–17:00 Uhr', with a no-break space. */
export const timeRange = (start: WallTime, end: WallTime): string => `${clockTime(start)}–${clockTime(end)}\u00a0Uhr`

const dayNumber = (date: CalendarDate): string => String(Number(partsOf(date).day))
const clockTime = (time: WallTime): string => time.replace(/^0(?=\d)/, '')
const fromTo = (from: string, to: string, between: string): string => (from === to ? from : `${from}${between}${to}`)
