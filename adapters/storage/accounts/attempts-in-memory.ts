import type { ForCountingAttempts } from '#core/shared/rate-limit.ts'
import type { Instant } from '#core/shared/day.ts'
import { latest, longestWindowSeconds, retryAfter } from './attempt-window.ts'

export interface AttemptsInMemory extends ForCountingAttempts {
  /** Counts an attempt under each key, at once. */
  readonly countAttempt: (keys: readonly string[], now: Instant) => void
  readonly tidy: (now: Instant) => void
}

export function attemptsInMemory(): AttemptsInMemory {
  const made = new Map<string, readonly number[]>()
  const countAttempt: AttemptsInMemory['countAttempt'] = (keys, now) => {
    for (const key of keys) made.set(key, [...(made.get(key) ?? []), Date.parse(now)])
  }
  return {
    countAttempt,
    count: async (key, now, windowSeconds) => {
      const end = Date.parse(now)
      const inside = (made.get(key) ?? []).filter((at) => at > end - windowSeconds * 1000 && at <= latest(end))
      return {
        attempts: inside.length,
        retryAfter: retryAfter(inside.length ? Math.min(...inside) : undefined, now, windowSeconds),
      }
    },
    record: async (keys, now) => countAttempt(keys, now),
    takeBack: async (keys) => {
      for (const key of keys) made.set(key, (made.get(key) ?? []).slice(0, -1))
    },
    forget: async (key) => {
      made.delete(key)
    },
    tidy: (now) => {
      const oldest = Date.parse(now) - longestWindowSeconds * 1000
      for (const [key, attempts] of made) {
        const young = attempts.filter((at) => at > oldest)
        if (young.length) made.set(key, young)
        else made.delete(key)
      }
    },
  }
}
