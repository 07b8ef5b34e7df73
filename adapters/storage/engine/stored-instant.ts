import type { Instant } from '#core/shared/day.ts'

/** An instant as columns hold it: always with milliseconds, so that instants stored as text sort by time. */
export const storedInstant = (instant: Instant): Instant => new Date(instant).toISOString()
