import { countAttempt } from '../shared/rate-limit.ts'
import type { AccountNeeds } from './account-needs.ts'

const day = 24 * 3600

/**
 * Whether one more letter may go to an address today that strangers can cause: registering and forgotten passwords
 * together. Who asked is answered the same either way, so that nobody learns what others asked for.
 */
export const mayWriteTo = async (
  email: string,
  needs: Pick<AccountNeeds, 'attempts' | 'clock' | 'secrets' | 'limits'>,
): Promise<boolean> => {
  const { secrets, limits } = needs
  const limit = { key: `letters:${secrets.digest(email)}`, most: limits.lettersPerDay, windowSeconds: day }
  return (await countAttempt(limit, needs)) === undefined
}
