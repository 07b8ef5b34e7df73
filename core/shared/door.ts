import type { ForCountingAttempts } from '../accounts/ports.ts'
import type { Needs } from '../needs.ts'
import type { Instant } from './day.ts'
import type { TooMany } from './result.ts'

/** So many attempts under one key in so many seconds. */
export interface Door {
  readonly key: string
  readonly most: number
  readonly windowSeconds: number
}

const refusalAt = async (
  { key, most, windowSeconds }: Door,
  counted: ForCountingAttempts,
  now: Instant,
): Promise<TooMany | undefined> => {
  const { attempts, retryAfter } = await counted.count(key, now, windowSeconds)
  return attempts > most ? { why: 'too-many', retryAfter: Math.max(1, Math.ceil(retryAfter)) } : undefined
}

/**
 * Counts an attempt and refuses it when the door is closed. A refused attempt is not counted, so that waiting helps; of
 * many at the same moment no more pass than are allowed, because each counts itself before it looks again.
 */
export const tryDoor = async (
  door: Door,
  { attempts, clock }: Pick<Needs, 'attempts' | 'clock'>,
): Promise<TooMany | undefined> => {
  const now = clock.now()
  const closed = await refusalAt({ ...door, most: door.most - 1 }, attempts, now)
  if (closed) return closed
  await attempts.record(door.key, now)
  return refusalAt(door, attempts, now)
}
