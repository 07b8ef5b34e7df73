import type { Clock } from './clock.ts'
import type { Instant } from './day.ts'
import type { TooMany } from './result.ts'

/** Counts attempts per key, in a window of time; a driven port. */
export interface ForCountingAttempts {
  /**
   * Attempts in the window that ends at `now`, and seconds until the oldest leaves it. Those up to a day later count as
   * well: they were made before the clock was set back.
   */
  count(
    key: string,
    now: Instant,
    windowSeconds: number,
  ): Promise<{ readonly attempts: number; readonly retryAfter: number }>
  /** Counts one attempt under each key. */
  record(keys: readonly string[], now: Instant): Promise<void>
  /** Takes back the last attempt under each key: it was none to be counted. */
  takeBack(keys: readonly string[]): Promise<void>
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
 * Counts an attempt and refuses it once one of the limits is reached. A refused attempt is not counted, so that waiting
 * helps; of many at the same moment no more pass than are allowed, because each counts itself before it looks again.
 */
export const countAttempts = async (
  limits: readonly RateLimit[],
  { attempts: counted, clock }: RateLimitNeeds,
): Promise<TooMany | undefined> => {
  const now = clock.now()
  const refusedWith = async (more: number): Promise<TooMany | undefined> => {
    const counts = await Promise.all(limits.map(({ key, windowSeconds }) => counted.count(key, now, windowSeconds)))
    const over = counts.filter(({ attempts }, i) => attempts + more > (limits[i]?.most ?? 0))
    const retryAfter = Math.max(...over.map((count) => count.retryAfter))
    return over.length > 0 ? { why: 'too-many', retryAfter } : undefined
  }
  const refusal = await refusedWith(1)
  if (refusal) return refusal
  await counted.record(
    limits.map(({ key }) => key),
    now,
  )
  return refusedWith(0)
}

/** The same of one limit. */
export const countAttempt = (limit: RateLimit, needs: RateLimitNeeds): Promise<TooMany | undefined> =>
  countAttempts([limit], needs)
