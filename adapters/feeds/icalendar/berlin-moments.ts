import { addDays, timeZone } from '#core/shared/dates.ts'
import type { Day, Instant, WallTime } from '#core/shared/day.ts'

export interface Span {
  readonly startDate: Day
  readonly startTime: WallTime
  readonly endDate: Day
  readonly endTime: WallTime
}

/**
 * A span of Berlin time as two wall times. One that would end before it begins goes past midnight: it ends a day later.
 */
export function berlinSpan({ startDate, startTime, endDate, endTime }: Span) {
  const goesPastMidnight = `${endDate}T${endTime}` <= `${startDate}T${startTime}`
  return {
    start: berlinMoment(startDate, startTime),
    end: berlinMoment(goesPastMidnight ? addDays(endDate, 1) : endDate, endTime),
  }
}

/** An instant in UTC: `20261120T090000Z`. */
export const utc = (instant: Instant): string => basic(Temporal.Instant.from(instant))

/**
 * `20261207T090000`. A wall time that the clocks do not have, in the night they go forward, becomes the one an hour
 * later; of the hour that they have twice, calendars take the first (RFC 5545, 3.3.5).
 */
const berlinMoment = (day: Day, time: WallTime): string =>
  basic(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).toPlainDateTime())

const basic = (moment: Temporal.PlainDateTime | Temporal.Instant): string =>
  moment.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')
