import type { Instant } from './day.ts'

/** The only source of time. */
export interface Clock {
  now(): Instant
}
