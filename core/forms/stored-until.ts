import { berlinDay } from '../shared/dates.ts'
import type { Day, Instant } from '../shared/day.ts'

/**
 * The first day on which what somebody sent is no longer stored (Art. 5 Abs. 1 Buchst. e DSGVO): so many months later,
 * in shorter months their last day.
 */
export const storedUntil = (sentAt: Instant, months: number): Day =>
  Temporal.PlainDate.from(berlinDay(sentAt)).add({ months }).toString()
