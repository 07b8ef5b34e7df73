import type { ForCountingAttempts } from '#core/shared/rate-limit.ts'
import type { Instant } from '#core/shared/day.ts'
import { longestWindowSeconds, retryAfter } from './attempt-window.ts'

interface AttemptsInMemory extends ForCountingAttempts {
  readonly tidy: (now: Instant) => void
}

export function attemptsInMemory(): AttemptsInMemory {
  const kept = new Map<string, readonly number[]>()
  return {
    count: async (key, now, windowSeconds) => {
      const end = Date.parse(now)
      const inside = (kept.get(key) ?? []).filter((at) => at > end - windowSeconds * 1000 && at <= end)
      return {
        attempts: inside.length,
        retryAfter: retryAfter(inside.length ? Math.min(...inside) : undefined, now, windowSeconds),
      }
    },
    record: async (key, now) => {
      kept.set(key, [...(kept.get(key) ?? []), Date.parse(now)])
    },
    forget: async (key) => {
      kept.delete(key)
    },
    tidy: (now) => {
      const oldest = Date.parse(now) - longestWindowSeconds * 1000
      for (const [key, attempts] of kept) {
        const young = attempts.filter((at) => at > oldest)
        if (young.length) kept.set(key, young)
        else kept.delete(key)
      }
    },
  }
}
