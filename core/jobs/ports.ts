import type { Moved } from '../catalogue/ports.ts'
import type { Page } from '../shared/page.ts'
import type { NotFound, Result } from '../shared/result.ts'
import type { Position } from './jobs.ts'

/** The position is no longer open (domain §7.13). */
export interface Closed {
  readonly why: 'closed'
  readonly title: string
}

/** Open positions. */
export interface ForFindingWork {
  /** Those still open, newest first. Never refuses. */
  positions(ask: {}): Promise<Result<Page<Position>, never>>
  /**
   * One by the segments of its address; the trailing number of the second is the key. Refuses unknown ones, 'moved' when
   * the words are not the current ones, and 'closed' after its last day.
   */
  position(ask: {
    readonly department: string
    readonly key: string
  }): Promise<Result<Position, NotFound | Moved | Closed>>
}
