import type { Instant } from '../shared/day.ts'
import { leastSecondsToFillIn, type TooSoon } from './forms.ts'

/**
 * Refuses who fills in a form faster than people can. Of whom nobody noticed when he began is taken to begin now: the
 * second attempt of a person whose browser tells nothing is heard (decision 018).
 */
export const whyTooSoon = (begun: Instant | undefined, now: Instant): TooSoon | undefined => {
  const seconds = begun === undefined ? 0 : (Date.parse(now) - Date.parse(begun)) / 1000
  return seconds >= leastSecondsToFillIn
    ? undefined
    : { why: 'too-soon', retryAfter: Math.min(leastSecondsToFillIn, Math.ceil(leastSecondsToFillIn - seconds)) }
}
