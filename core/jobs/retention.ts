import { berlinDay } from '../shared/dates.ts'
import type { Day, Instant } from '../shared/day.ts'
import { retentionMonths } from './applications.ts'

/** The first day on which an application is no longer kept: six months later, in shorter months their last day. */
export const deletedOn = (appliedAt: Instant): Day =>
  Temporal.PlainDate.from(berlinDay(appliedAt)).add({ months: retentionMonths }).toString()
