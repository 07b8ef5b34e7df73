import type { Clock } from './clock.ts'
import type { Instant } from './day.ts'
import type { TooMany } from './result.ts'

/** So many attempts under one key in so many seconds. */
export interface Door {
  readonly key: string
  readonly most: number
  readonly windowSeconds: number
}

/** What a door needs of a store that counts attempts. */
interface Counting {
  readonly attempts: {
    count(
      key: string,
      now: Instant,
      windowSeconds: number,
    ): Promise<{ readonly attempts: number; readonly retryAfter: number }>
    record(key: string, now: Instant): Promise<void>
  }
  readonly clock: Clock
}

/**
 * Counts an attempt and refuses it when the door is closed. A refused attempt is not counted, so that waiting helps; of
 * many at the same moment no more pass than are allowed, because each counts itself before it looks again.
 */
export const tryDoor = async (
  { key, most, windowSeconds }: Door,
  { attempts: counted, clock }: Counting,
): Promise<TooMany | undefined> => {
  const now = clock.now()
  const closedAbove = async (allowed: number): Promise<TooMany | undefined> => {
    const { attempts, retryAfter } = await counted.count(key, now, windowSeconds)
    return attempts > allowed ? { why: 'too-many', retryAfter } : undefined
  }
  const closed = await closedAbove(most - 1)
  if (closed) return closed
  await counted.record(key, now)
  return closedAbove(most)
}
