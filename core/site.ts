import type { ForHoldingAnAccount } from './accounts/ports.ts'
import type { ForBrowsingTheCatalogue } from './catalogue/ports.ts'
import type { ForReadingPages } from './content/ports.ts'
import type { ForReportingFaults } from './diagnostics/ports.ts'
import type { ForReadingTheLexicon } from './knowledge/ports.ts'
import type { ForFindingVenues } from './venues/ports.ts'
import type { ForKeepingBookmarks } from './wishlist/ports.ts'

/** The application as one visitor sees it: the driving ports, context by context (architecture §1). */
export interface Site {
  readonly catalogue: ForBrowsingTheCatalogue
  readonly venues: ForFindingVenues
  readonly knowledge: ForReadingTheLexicon
  readonly wishlist: ForKeepingBookmarks
  readonly accounts: ForHoldingAnAccount
  readonly content: ForReadingPages
  readonly diagnostics: ForReportingFaults
}
