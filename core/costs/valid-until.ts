import { addDays, berlinDay } from '../shared/dates.ts'
import type { CalendarDate, Day } from '../shared/day.ts'

/** An estimate holds until the end of the next month, but never until the date itself begins. */
export const validUntil = (today: Day, startDate: CalendarDate): Day => {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const monthsOn = year * 12 + month + 1
  const firstOfThen = `${Math.floor(monthsOn / 12)}-${String((monthsOn % 12) + 1).padStart(2, '0')}-01`
  const end = addDays(firstOfThen, -1)
  const dayBefore = addDays(berlinDay(startDate), -1)
  return end < dayBefore ? end : dayBefore
}
