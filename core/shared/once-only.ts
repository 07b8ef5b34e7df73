import type { Instant } from './day.ts'
import { done, refused, type Result } from './result.ts'

/** By which a request is known again: a digest of its key, and one of all that it says. */
export interface Once {
  readonly key: string
  readonly fingerprint: string
}

/** What is remembered of a request: the number that its first coming was given. */
export interface RememberedRequest {
  readonly fingerprint: string
  readonly id: string
}

/** Refuses another request under a key that is taken. */
export interface KeyTaken {
  readonly why: 'key-taken'
}

/** Remembers requests within the transaction that stores what they give rise to. */
export interface ForTakingRequests {
  /**
   * Remembers a request under a number, unless another came under its key: answers that one. Of two at the same time
   * one waits until the other one's transaction has ended.
   */
  remember(once: Once, id: string, now: Instant): Promise<RememberedRequest | undefined>
}

/** Whether the same content came under a key. */
export const isSameRequest = (known: RememberedRequest, { fingerprint }: Once): boolean =>
  known.fingerprint === fingerprint

/**
 * Does the work of a request in the transaction that remembers it, unless it came before: then answers the number that
 * it was given, or refuses a key under which something else came.
 */
export const onceOnly = async (
  { requests }: { readonly requests: ForTakingRequests },
  once: Once,
  { id, at }: { readonly id: string; readonly at: Instant },
  work: () => Promise<void>,
): Promise<Result<{ readonly id: string }, KeyTaken>> => {
  const earlier = await requests.remember(once, id, at)
  if (earlier) return isSameRequest(earlier, once) ? done({ id: earlier.id }) : refused({ why: 'key-taken' })
  await work()
  return done({ id })
}
