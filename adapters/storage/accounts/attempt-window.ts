import type { Instant } from '#core/shared/day.ts'

/** No window that counts attempts is longer than a day; older ones may be forgotten. */
export const longestWindowSeconds = 24 * 60 * 60

/**
 * Attempts later than now were made before the clock was set back, and count: else setting it back would open every
 * limit. What lies more than a day ahead was made by a clock that was wrong, and locks nobody out for years. In
 * milliseconds.
 */
export const latest = (now: number): number => now + longestWindowSeconds * 1000

/** Whole seconds until the oldest attempt leaves the window; 0 where there is none. */
export const retryAfter = (oldest: number | undefined, now: Instant, windowSeconds: number): number =>
  oldest === undefined ? 0 : Math.ceil((oldest + windowSeconds * 1000 - Date.parse(now)) / 1000)
