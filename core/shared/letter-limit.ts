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
 * answered the same either way, so that nobody learns what others asked for. What is named `apart` has a count of its
 * own, so that other letters do not use it up.
 */
export const mayWriteTo = async (email: string, needs: LetterLimitNeeds, apart?: string): Promise<boolean> => {
  const { secrets, limits } = needs
  const key = [apart, 'letters', secrets.digest(email)].filter((part) => part !== undefined).join(':')
  const limit = { key, most: limits.lettersPerDay, windowSeconds: day }
  return (await countAttempt(limit, needs)) === undefined
}
