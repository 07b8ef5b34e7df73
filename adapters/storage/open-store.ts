import type { Store } from '#core/needs.ts'
import type { Instant } from '#core/shared/day.ts'

/** A store in use, and what only its owner does with it. */
export interface OpenStore extends Store {
  /** A setting that is made once and then stays, such as the site's secret; everyone who asks gets the same. */
  secretOnce(name: string, make: () => string): Promise<string>
  /**
   * Forgets what has run out: ended sessions, registrations that nobody confirmed, attempts and requests older than a day.
   * Nothing else depends on it.
   */
  tidy(now: Instant): Promise<void>
  /** Waits for what is under way and lets go of everything. Calling it again does nothing. */
  close(): Promise<void>
}
