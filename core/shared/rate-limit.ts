import type { Clock } from './clock.ts'
import type { Instant } from './day.ts'
import type { TooMany } from './result.ts'

/** Counts attempts per key, in a window of time; a driven port. */
export interface ForCountingAttempts {
  /**
   * Attempts in the window that ends at `now`, and seconds until the oldest leaves it. Those up to a day later count as well:
   * they were made before the clock was set back.
   */
  count(
    key: string,
    now: Instant,
    windowSeconds: number,
  ): Promise<{ readonly attempts: number; readonly retryAfter: number }>
  record(key: string, now: Instant): Promise<void>
  /** Forgets the attempts of a key, after success. */
  forget(key: string): Promise<void>
}

/** So many attempts under one key in so many seconds. */
export interface RateLimit {
  readonly key: string
  readonly most: number
  readonly windowSeconds: number
}

interface RateLimitNeeds {
  readonly attempts: Pick<ForCountingAttempts, 'count' | 'record'>
  readonly clock: Clock
}

/**
 * Counts an attempt and refuses it once the limit is reached. A refused attempt is not counted, so that waiting helps; of
 * many at the same moment no more pass than are allowed, because each counts itself before it looks again.
 */
export const countAttempt = async (
  { key, most, windowSeconds }: RateLimit,
  { attempts: counted, clock }: RateLimitNeeds,
): Promise<TooMany | undefined> => {
  const now = clock.now()
  const refusedAbove = async (allowed: number): Promise<TooMany | undefined> => {
    const { attempts, retryAfter } = await counted.count(key, now, windowSeconds)
    return attempts > allowed ? { why: 'too-many', retryAfter } : undefined
  }
  const refusal = await refusedAbove(most - 1)
  if (refusal) return refusal
  await counted.record(key, now)
  return refusedAbove(most)
}
