import { isDay } from '../../shared/dates.ts'
import type { Day } from '../../shared/day.ts'
import type { Stand } from './laws.ts'

/** What the official collection says of the state of a law, entry by entry. */
export interface StandEntry {
  /** 'Stand', 'Neuf', 'Hinweis' or 'Sonst'. */
  readonly type: string
  readonly comment: string
}

const written = /\bv\. ?(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})/g

const dayOf = (comment: string): Day | undefined => {
  const days = [...comment.matchAll(written)].map(
    ([, day = '', month = '', year = '']) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )
  const [last] = days.filter(isDay).toSorted().toReversed()
  return last
}

/**
 * The Stand of a law: the day of the last change in entries of type 'Stand' alone. 'Neuf' tells when it was published
 * anew, which may be decades ago; changes that are not worked in yet ('Hinweis', 'Sonst') are hints.
 */
export const standOf = (entries: readonly StandEntry[]): Stand => {
  const saying = (type: string) => entries.filter((entry) => entry.type === type).map(({ comment }) => comment)
  const [day] = saying('Stand')
    .flatMap((comment) => dayOf(comment) ?? [])
    .toSorted()
    .toReversed()
  const text = saying('Stand').join('; ')
  // Where the last change follows in the law's own words, the collection ends with its sign.
  const recast = saying('Neuf')
    .map((said) => said.replace(/[;,]$/, ''))
    .join('; ')
  const hints = entries.filter(({ type }) => type !== 'Stand' && type !== 'Neuf').map(({ comment }) => comment)
  return { ...(day && { day }), ...(text && { text }), ...(recast && { recast }), hints }
}
