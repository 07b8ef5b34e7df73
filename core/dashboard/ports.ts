import type { NotAllowed, NotSignedIn, Result } from '../shared/result.ts'
import type { Dashboard, Inventory } from './dashboard.ts'

/** What the office looks at first; editors and administrators alone. */
export interface ForOverseeing {
  /** Imports, counts and what went wrong. */
  dashboard(ask: {}): Promise<Result<Dashboard, NotSignedIn | NotAllowed>>
}

/** Counts what is stored. */
export interface ForTakingInventory {
  inventory(): Promise<Inventory>
}
