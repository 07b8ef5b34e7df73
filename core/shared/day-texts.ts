import type { CalendarDate, Day, Instant, WallTime } from './day.ts'

const inFull = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' })

/** 'Montag, 7. Dezember 2026'; of a day, which needs none of the packages that instants need: browsers load this. */
export const longDay = (day: Day): string => inFull.format(new Date(day))

const aDay = /^\d{4}-\d{2}-\d{2}$/
const inBerlin = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Berlin',
})

/** dd.mm.yyyy in Berlin, as `formatDate` says it, without the packages: browsers load this. */
export const dayText = (date: CalendarDate): string =>
  aDay.test(date) ? date.split('-').toReversed().join('.') : inBerlin.format(new Date(date))

const clockInBerlin = new Intl.DateTimeFormat('de-DE', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Berlin',
})

/** What the clocks of Berlin show at an instant, as `berlinTime` says it. */
export const timeText = (instant: Instant): WallTime => clockInBerlin.format(new Date(instant))

const monthInFull = new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' })

/** 'März', of the first of a month that is counted from 1. */
export const monthNamed = (month: number): string => monthInFull.format(new Date(Date.UTC(2026, month - 1)))

/** '07.12.2026 bis 11.12.2026', or the one day, as `dateRange` says it. */
export const daysText = (start: CalendarDate, end: CalendarDate): string => {
  const [first, last] = [dayText(start), dayText(end)]
  return first === last ? first : `${first} bis ${last}`
}

/** '9:00 Uhr', with a no-break space. */
export const clockText = (time: WallTime): string => `${clockTime(time)}\u00a0Uhr`

/** '9:00–17:00 Uhr', with a no-break space. */
export const timeRange = (start: WallTime, end: WallTime): string => `${clockTime(start)}–${clockTime(end)}\u00a0Uhr`

const clockTime = (time: WallTime): string => time.replace(/^0(?=\d)/, '')
