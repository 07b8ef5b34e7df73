// Without React: until when something holds, in words.
import { addDays, berlinDay, berlinTime, formatDate } from '#core/shared/dates.ts'
import type { Instant } from '#core/shared/day.ts'
import { bookingWording } from '#wording/pages/booking.ts'

/** '04.12.2026, 13:00 Uhr'. */
export const momentText = (instant: Instant): string => bookingWording.at(formatDate(instant), berlinTime(instant))

/** The same; what ends at midnight lasts until the end of the day before: '03.12.2026'. */
export const untilText = (instant: Instant): string =>
  berlinTime(instant) === '00:00' ? formatDate(addDays(berlinDay(instant), -1)) : momentText(instant)
