// Without React: data for searches, in the head of a page.
import { LRUCache } from 'lru-cache'
import { berlinDay, timeZone } from '#core/shared/dates.ts'
import type { CalendarDate, Instant, WallTime } from '#core/shared/day.ts'

/**
 * `2026-12-07T09:00:00+01:00`: searches ask for the offset. A wall time that the clocks skip is the one an hour later.
 */
export const momentLd = (date: CalendarDate, time: WallTime): string => moments.memo(`${berlinDay(date)}T${time}`)

/** Reckoning with zones takes longer than writing all the rest of what searches are told. */
const moments = new LRUCache<string, string>({
  max: 2_000,
  memoMethod: (wallTime) =>
    Temporal.PlainDateTime.from(wallTime)
      .toZonedDateTime(timeZone)
      .toString({ timeZoneName: 'never', smallestUnit: 'second' }),
})

/** The same of an instant, to the second. */
export const instantLd = (instant: Instant): string =>
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO(timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' })
