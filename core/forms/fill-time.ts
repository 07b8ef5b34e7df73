import type { Instant } from '../shared/day.ts'
import type { Visitor } from '../shared/visitor.ts'
import { leastSecondsToFillIn, mostHoursToFillIn, type TooSoon } from './forms.ts'

/**
 * When a form was begun, as far as that still counts: what was begun days ago is begun anew, so that nobody sends forms
 * for ever with one beginning; nor does what begins later than now, by a clock that was set back.
 */
export const stillBegun = (begun: Instant | undefined, now: Instant): Instant | undefined => {
  if (begun === undefined) return undefined
  const hours = (Date.parse(now) - Date.parse(begun)) / 3_600_000
  return hours >= 0 && hours <= mostHoursToFillIn ? begun : undefined
}

/**
 * Refuses who fills in a form faster than people can. Of whom nobody noticed when he began is taken to begin now: the
 * second attempt of a person whose browser tells nothing is heard (decision 018), and so is that of one who took days.
 */
export const whyTooSoon = (begun: Instant | undefined, now: Instant): TooSoon | undefined => {
  const counted = stillBegun(begun, now)
  const seconds = counted === undefined ? 0 : (Date.parse(now) - Date.parse(counted)) / 1000
  if (seconds >= leastSecondsToFillIn) return undefined
  const retryAfter = Math.min(leastSecondsToFillIn, Math.ceil(leastSecondsToFillIn - seconds))
  return { why: 'too-soon', retryAfter, ...(begun !== undefined && counted === undefined && { begunLongAgo: true }) }
}

/**
 * The same of a visitor who sends a form now: of whom nobody noticed when he began, that is noted. To be asked before
 * anything is looked up for him, so that the answer tells nothing of it.
 */
export function timeFault(visitor: Pick<Visitor, 'formBegun' | 'beginForm'>, now: Instant): TooSoon | undefined {
  const begun = visitor.formBegun()
  if (stillBegun(begun, now) === undefined) visitor.beginForm(now)
  return whyTooSoon(begun, now)
}
