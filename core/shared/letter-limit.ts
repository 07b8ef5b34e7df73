import type { Clock } from './clock.ts'
import { countAttempt, type ForCountingAttempts } from './rate-limit.ts'
import type { ForMakingSecrets } from './secrets.ts'

/** What counting letters needs. */
export interface LetterLimitNeeds {
  readonly attempts: Pick<ForCountingAttempts, 'count' | 'record'>
  readonly clock: Clock
  readonly secrets: Pick<ForMakingSecrets, 'digest'>
  readonly limits: { readonly lettersPerDay: number }
}

const day = 24 * 3600

/**
 * Whether one more letter may go to an address today that strangers can cause, whatever they sent. Who sent it is
 * answered the same either way, so that nobody learns what others asked for.
 */
export const mayWriteTo = async (email: string, needs: LetterLimitNeeds): Promise<boolean> => {
  const { secrets, limits } = needs
  const limit = { key: `letters:${secrets.digest(email)}`, most: limits.lettersPerDay, windowSeconds: day }
  return (await countAttempt(limit, needs)) === undefined
}
