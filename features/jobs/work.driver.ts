import type { Opened } from '../support/opened.ts'

export interface PositionSeen {
  readonly title: string
  readonly tasks: readonly string[]
  /** Last day on which one may apply. */
  readonly until: string
  /** How much and for how long, in words. */
  readonly work: string
  readonly place: string
}

/** What came of opening a position: also that it is closed, with those that are still open. */
export type OpenedPosition = Opened<PositionSeen> | { readonly closed: string; readonly open: readonly string[] }

/** What somebody learns who looks for work. */
export interface LooksForWork {
  /** Titles of all open positions. */
  positions(): Promise<readonly string[]>
  position(department: string, segment: string): Promise<OpenedPosition>
}
