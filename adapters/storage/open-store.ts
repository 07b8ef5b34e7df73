import type { Store } from '#core/needs.ts'
import type { Instant } from '#core/shared/day.ts'

/** How busy the store is. */
export interface StoreFigures {
  /** Undefined while the store does not answer. */
  readonly lettersWaiting: number | undefined
  /** Connections by what they are for; none where the store has no pools. */
  readonly pools: readonly PoolFigures[]
}

export interface PoolFigures {
  readonly name: string
  readonly inUse: number
  readonly idle: number
  /** Who waits until one is free. */
  readonly waiting: number
}

/** A store in use, and what only its owner does with it. */
export interface OpenStore extends Store {
  /** A setting that is made once and then stays, such as the site's secret; everyone who asks gets the same. */
  secretOnce(name: string, make: () => string): Promise<string>
  /**
   * Writes something that nobody needs, to learn whether writing is possible. Throws StoreUnavailable where it is not.
   */
  checkWriting(): Promise<void>
  /** Connections by what they are for, as they are used now; none where the store has no pools. */
  pools(): readonly PoolFigures[]
  /** For whoever looks after the store. */
  figures(): Promise<StoreFigures>
  /**
   * Forgets what has run out: ended sessions, registrations that nobody confirmed, attempts and requests older than a
   * day. Nothing else depends on it.
   */
  tidy(now: Instant): Promise<void>
  /** Waits for what is under way and lets go of everything. Calling it again does nothing. */
  close(): Promise<void>
}
