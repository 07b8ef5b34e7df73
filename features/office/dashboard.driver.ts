import type { Closed } from '../booking/office.driver.ts'

/** A row of a table: its own heading as `first`, its cells by their columns. */
export type RowSeen = Readonly<Record<string, string>>

export interface DashboardSeen {
  /** The last one first. */
  readonly contentImports: readonly RowSeen[]
  /** What is told of the content besides. */
  readonly hint?: string
  readonly lawImports: readonly RowSeen[]
  readonly lawJobs: readonly RowSeen[]
  /** By what they are of. */
  readonly letters: Readonly<Record<string, string>>
  /** All, and those to be mended. */
  readonly citations: readonly string[]
  readonly inventory: Readonly<Record<string, string>>
}

/** What somebody of the office looks at first. */
export interface Oversees {
  dashboard(): Promise<DashboardSeen | Closed>
}
