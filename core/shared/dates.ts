import { addHours } from 'date-fns/addHours'
import { lightFormat } from 'date-fns/lightFormat'
import { toZonedTime } from 'date-fns-tz/toZonedTime'
import type { Clock } from './clock.ts'
import type { CalendarDate, Day, Instant, WallTime } from './day.ts'
import { done, refused, type Result } from './result.ts'

/** Every date of the site is meant and shown in this zone (spec §9). */
export const timeZone = 'Europe/Berlin'

const aDay = /^\d{4}-\d{2}-\d{2}$/
const aWallTime = /^([01]\d|2[0-3]):[0-5]\d$/

const anInstantOfUtc = /^(\d{4}-\d{2}-\d{2}T\d{2}):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?Z$/
/** Hours whose day is remembered: a portal's page needs those of hundreds of instants, and the zone takes long. */
const mostHours = 10_000
const daysOfHours = new Map<string, Day>()

/**
 * The Berlin day of a day or an instant. A day passes as it is; what is neither throws. Berlin is whole hours from UTC,
 * so that an hour of UTC lies within one day.
 */
export function berlinDay(date: CalendarDate): Day {
  if (aDay.test(date)) return date
  const hour = anInstantOfUtc.exec(date)?.[1]
  const known = hour === undefined ? undefined : daysOfHours.get(hour)
  if (known !== undefined) return known
  const day = lightFormat(toZonedTime(date, timeZone), 'yyyy-MM-dd')
  if (hour !== undefined) {
    if (daysOfHours.size >= mostHours) daysOfHours.clear()
    daysOfHours.set(hour, day)
  }
  return day
}

/** What the clocks of Berlin show at an instant, to the minute. */
export const berlinTime = (instant: Instant): WallTime =>
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute', roundingMode: 'floor' })

/** dd.mm.yyyy in Berlin (spec §9). */
export const formatDate = (date: CalendarDate): string => berlinDay(date).split('-').toReversed().join('.')

/** Whether a text is a day that the calendar has. */
export const isDay = (text: string): boolean =>
  aDay.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** The day that somebody types, `7.3.2027` or `2027-03-07`; undefined of all else. */
export function dayTyped(typed: string): Day | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(typed) ?? []
  const iso = year === '' ? typed : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : undefined
}

/** Whether a text is a time of day, `00:00` to `23:59`. */
export const isWallTime = (text: string): boolean => aWallTime.test(text)

/** The day in Berlin now. */
export const today = (clock: Clock): Day => berlinDay(clock.now())

/** The day so many days later, or earlier. Counted in UTC, whose days all have 24 hours. */
export const addDays = (day: Day, days: number): Day =>
  addHours(new Date(day), 24 * days)
    .toISOString()
    .slice(0, 10)

/** How many days it is from one day to another; negative to an earlier one. */
export const daysBetween = (from: Day, until: Day): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(until), { largestUnit: 'days' }).days

/** After every event: asks a store for themes without their events. */
export const lastDayOfAll: Day = '9999-12-31'

/** The instant so many seconds after another. */
export const addSeconds = (instant: Instant, seconds: number): Instant =>
  new Date(Date.parse(instant) + seconds * 1000).toISOString()

/** Position of a day in its week: Monday is 0, Sunday 6. */
export const weekdayOf = (date: CalendarDate): number => (new Date(berlinDay(date)).getUTCDay() + 6) % 7

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -weekdayOf(day))

/**
 * The instant of a Berlin wall time. Refuses times that the clocks skip in spring; of the hour that comes twice in
 * autumn it takes the first. By Temporal, because `fromZonedTime` and `formatInTimeZone` are an hour off where the
 * clocks of the process change.
 */
export const instantOf = (day: Day, time: WallTime): Result<Instant, { readonly why: 'no-such-time' }> => {
  const wallTime = Temporal.PlainDateTime.from(`${day}T${time}`)
  const inBerlin = wallTime.toZonedDateTime(timeZone, { disambiguation: 'compatible' })
  if (!inBerlin.toPlainDateTime().equals(wallTime)) return refused({ why: 'no-such-time' })
  return done(new Date(inBerlin.epochMilliseconds).toISOString())
}
