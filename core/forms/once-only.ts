import type { Instant } from '../shared/day.ts'
import { done, refused, type Result } from '../shared/result.ts'
import { isSame } from './meeting-forms.ts'
import type { ForTakingRequests } from './ports.ts'
import type { KeyTaken, Once } from './forms.ts'

/**
 * Does the work of a request in the transaction that remembers it, unless it came before: then answers the number that it
 * was given, or refuses a key under which something else came.
 */
export const onceOnly = async (
  { requests }: { readonly requests: ForTakingRequests },
  once: Once,
  { id, at }: { readonly id: string; readonly at: Instant },
  work: () => Promise<void>,
): Promise<Result<{ readonly id: string }, KeyTaken>> => {
  const earlier = await requests.remember(once, id, at)
  if (earlier) return isSame(earlier, once) ? done({ id: earlier.id }) : refused({ why: 'key-taken' })
  await work()
  return done({ id })
}
