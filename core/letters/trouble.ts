import type { Instant } from '../shared/day.ts'

/** Letters that have not left as they should. */
export interface LetterTrouble {
  /** They wait to be sent. */
  readonly waiting: number
  /** Of these, those whose last attempt failed. */
  readonly failing: number
  /** Nobody tries to send them any more. */
  readonly givenUp: number
  /** Those given up last, the last one first; of a letter that is given up nothing else is known. */
  readonly last: readonly { readonly at: Instant; readonly reason: string }[]
}

/** So many of those that were given up are named. */
export const troubleNamed = 5
