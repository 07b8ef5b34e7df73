import { addDays, berlinDay } from '../shared/dates.ts'
import type { CalendarDate, Day } from '../shared/day.ts'

/** An estimate holds until the end of the next month, but never until the event itself begins. */
export const validUntil = (today: Day, startDate: CalendarDate): Day => {
  const now = new Date(today)
  const monthAfterNext = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2)).toISOString().slice(0, 10)
  const end = addDays(monthAfterNext, -1)
  const dayBefore = addDays(berlinDay(startDate), -1)
  return end < dayBefore ? end : dayBefore
}
