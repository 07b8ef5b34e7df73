import type { ForHoldingAnAccount } from './accounts/ports.ts'
import type { ForBrowsingTheCatalogue } from './catalogue/ports.ts'
import type { ForVisitingConferences } from './conference/ports.ts'
import type { ForReadingPages } from './content/ports.ts'
import type { ForReckoningCosts } from './costs/ports.ts'
import type { ForReportingFaults } from './diagnostics/ports.ts'
import type { ForTakingDocuments } from './documents/ports.ts'
import type { ForFeedingOthers } from './feeds/ports.ts'
import type { ForFindingEvents } from './finder/ports.ts'
import type { ForFindingWork } from './jobs/ports.ts'
import type { ForReadingTheLexicon } from './knowledge/ports.ts'
import type { ForWatchingVideos } from './media/ports.ts'
import type { ForMeetingPeople } from './people/ports.ts'
import type { ForFillingInForms } from './forms/ports.ts'
import type { ForFindingVenues } from './venues/ports.ts'
import type { ForKeepingBookmarks } from './wishlist/ports.ts'

/** The application as one visitor sees it: the driving ports, context by context (architecture §1). */
export interface Site {
  readonly catalogue: ForBrowsingTheCatalogue
  readonly finder: ForFindingEvents
  readonly venues: ForFindingVenues
  readonly conferences: ForVisitingConferences
  readonly people: ForMeetingPeople
  readonly media: ForWatchingVideos
  readonly jobs: ForFindingWork
  readonly knowledge: ForReadingTheLexicon
  readonly wishlist: ForKeepingBookmarks
  readonly accounts: ForHoldingAnAccount
  readonly content: ForReadingPages
  readonly costs: ForReckoningCosts
  readonly diagnostics: ForReportingFaults
  readonly documents: ForTakingDocuments
  readonly feeds: ForFeedingOthers
  readonly requests: ForFillingInForms
}
