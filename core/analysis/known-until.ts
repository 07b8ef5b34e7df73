import { addDays, berlinDay } from '../shared/dates.ts'
import type { Day, Instant } from '../shared/day.ts'
import { analysedKnownDays } from './analysis.ts'

/** What was analysed before that day is forgotten now. */
export const analysedKnownFrom = (now: Instant): Day => addDays(berlinDay(now), -analysedKnownDays)
