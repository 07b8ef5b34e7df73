import type { ForChangingAccesses, ForStoringAccesses } from './access-log/ports.ts'
import type { ForChangingAlerts, ForStoringAlerts } from './alerts/ports.ts'
import type { ForReadingPdfs, ForStoringAnalysedPdfs } from './analysis/ports.ts'
import type { AccountLimits } from './accounts/account-needs.ts'
import type {
  ForChangingPasswordResets,
  ForChangingRegistrations,
  ForChangingUsers,
  ForEndingSessions,
  ForKeepingSessions,
  ForKnowingUsualPasswords,
  ForStoringPasswordResets,
  ForStoringRegistrations,
  ForStoringUsers,
} from './accounts/ports.ts'
import type { RecordKinds } from './content/record-kinds.ts'
import type { ForCountingAttempts } from './shared/rate-limit.ts'
import type { ForMakingSecrets } from './shared/secrets.ts'
import type { ForStoringTheCatalogue, ForRememberingRevisions, ForTakingEventsOut } from './catalogue/ports.ts'
import type { ForChangingCalendarFeeds, ForStoringCalendarFeeds } from './calendar-feeds/ports.ts'
import type { ForPhrasingReplies, ForRewording } from './chatbot/ports.ts'
import type { ForChangingAppointments, ForStoringAppointments } from './consulting/ports.ts'
import type { ForChangingCarts, ForStoringCarts } from './cart/ports.ts'
import type { ForChangingQuotes, ForStoringQuotes } from './quote/ports.ts'
import type { ForAuditing } from './audit/ports.ts'
import type { ForChangingBookings, ForStoringBookings } from './booking/ports.ts'
import type { ForScheduling, ForTakingTasks } from './timetable/ports.ts'
import type { ForChangingSeats } from './capacity/ports.ts'
import type { ForInvalidating, ForKnowingWhatChanged } from './changes/ports.ts'
import type { ForCountingWorkshopSeats } from './conference/ports.ts'
import type { ForAddingEvents, ForStoringContent, ForStoringSources } from './content/ports.ts'
import type { ForTakingInventory } from './dashboard/ports.ts'
import type { ForCollectingFaults } from './diagnostics/ports.ts'
import type { ExportAccess } from './exports/exports.ts'
import type { ForListingExports } from './exports/ports.ts'
import type { ForPrintingPdfs, ForWritingCalendars } from './documents/ports.ts'
import type { ForListingAddresses, ForListingOffers, ForWritingFeeds, ForWritingSiteMaps } from './feeds/ports.ts'
import type { ForLocatingPostcodes, ForIndexingEvents } from './finder/ports.ts'
import type { ForChangingGremien, ForStoringGremien } from './gremium/ports.ts'
import type {
  ForChangingMaterials,
  ForKeepingFiles,
  ForPreparingPhotos,
  ForRememberingUnusedFiles,
  ForSigning,
  ForStoringMaterials,
} from './materials/ports.ts'
import type { ForChangingInvoices, ForNumbering, ForStoringInvoices, ForWritingEInvoices } from './invoices/ports.ts'
import type { ForChangingFormRequests, ForStoringFormRequests } from './form-requests/ports.ts'
import type { ForChangingApplications, ForStoringApplications } from './jobs/ports.ts'
import type { ForMeasuringFiles, ForStoringFileSizes } from './knowledge/downloads/ports.ts'
import type { ForStoringArticles } from './knowledge/articles/ports.ts'
import type { ForStoringTheLexicon } from './knowledge/lexicon/ports.ts'
import type { ForChangingLaws, ForKeepingLawJobs, ForReadingLawFiles, ForStoringLaws } from './knowledge/laws/ports.ts'
import type { ForChangingRulings, ForReadingRulingFiles, ForStoringRulings } from './knowledge/rulings/ports.ts'
import type { ForFindingDocuments, ForIndexingDocuments } from './fulltext/ports.ts'
import type { ForChangingAddresses, ForStoringAddressChanges } from './login/ports.ts'
import type {
  ForChangingSecondFactors,
  ForDrawingQrCodes,
  ForReckoningCodes,
  ForSealing,
  ForStoringSecondFactors,
} from './second-factor/ports.ts'
import type { ForKeepingLetters, ForTracingLetters, ForWatchingLetters, Letter } from './letters/ports.ts'
import type { ForChangingTheForum, ForDrawingPosts, ForStoringTheForum } from './forum/ports.ts'
import type { ForChangingSharedLists, ForStoringSharedLists } from './shared-list/ports.ts'
import type { ForChangingSubscriptions, ForStoringSubscriptions } from './newsletter/ports.ts'
import type { ForReadingOverviews } from './overview/ports.ts'
import type { ForStoringParticipations } from './participation/ports.ts'
import type {
  ForChangingCareNeeds,
  ForChangingProfiles,
  ForStoringCareNeeds,
  ForStoringProfiles,
} from './person/ports.ts'
import type { ForPackingFiles } from './shared/archives.ts'
import type { ForChangingDeletions, ForPhrasingData, ForStoringDeletions } from './privacy/ports.ts'
import type { ForStoringRecords } from './records/ports.ts'
import type { ForRememberingRequests } from './forms/ports.ts'
import type { ForTakingRequests } from './shared/once-only.ts'
import type { ForKnowingWords } from './search/ports.ts'
import type { ForReadingSources, ForStoringSyncedItems } from './sync/ports.ts'
import type { ForAnalysingGerman } from './shared/german-analyser.ts'
import type { Clock } from './shared/clock.ts'
import type { Origins } from './shared/origins.ts'
import type { ForPosting } from './shared/posting.ts'
import type { ForStoringVenues } from './venues/ports.ts'
import type { ForChangingSequences, ForKnowingSequences } from './theme-sequence/ports.ts'
import type { ForKnowingHolidays } from './shared/holidays.ts'
import type { ForChangingPlans, ForPhrasingPlans, ForStoringPlans } from './training-plan/ports.ts'
import type { ForChanging } from './shared/transaction.ts'
import type { ForTakingTurns } from './shared/turns.ts'
import type { ForChangingBookmarks, ForStoringBookmarks } from './wishlist/ports.ts'

/** What a transaction may change; each use case names the parts that it needs. */
export interface Tx {
  readonly bookmarks: ForChangingBookmarks
  readonly carts: ForChangingCarts
  readonly bookings: ForChangingBookings
  readonly tasks: ForScheduling & ForTakingTasks
  readonly invoices: ForChangingInvoices
  readonly numbers: ForNumbering
  readonly users: ForChangingUsers
  readonly registrations: ForChangingRegistrations
  readonly sessions: ForEndingSessions
  readonly resets: ForChangingPasswordResets
  readonly addresses: ForChangingAddresses
  readonly secondFactors: ForChangingSecondFactors
  readonly profiles: ForChangingProfiles
  readonly careNeeds: ForChangingCareNeeds
  readonly deletions: ForChangingDeletions
  readonly applications: ForChangingApplications
  readonly formRequests: ForChangingFormRequests
  readonly subscriptions: ForChangingSubscriptions
  readonly alerts: ForChangingAlerts
  readonly gremien: ForChangingGremien
  readonly materials: ForChangingMaterials
  readonly plans: ForChangingPlans
  readonly sharedLists: ForChangingSharedLists
  readonly forum: ForChangingTheForum
  readonly calendarFeeds: ForChangingCalendarFeeds
  readonly accesses: ForChangingAccesses
  readonly appointments: ForChangingAppointments
  readonly quotes: ForChangingQuotes
  readonly laws: ForChangingLaws
  readonly rulings: ForChangingRulings
  readonly searchDocuments: ForIndexingDocuments
  readonly requests: ForTakingRequests
  readonly attempts: Pick<ForCountingAttempts, 'record'>
  readonly letters: ForPosting<Letter>
  readonly seats: ForChangingSeats
  readonly programme: ForTakingEventsOut
  readonly sequences: ForChangingSequences
  readonly tags: ForInvalidating
}

/**
 * Everything a store holds; memory, SQLite and PostgreSQL offer the same. What writes more than one record, or only
 * under a condition, goes through `change`; what a part writes by itself is one step.
 */
export interface Store {
  readonly change: ForChanging<Tx>
  readonly catalogue: ForStoringTheCatalogue
  readonly indexedEvents: ForIndexingEvents
  readonly addingEvents: ForAddingEvents
  readonly sequences: ForKnowingSequences
  readonly venues: ForStoringVenues
  readonly lexicon: ForStoringTheLexicon
  readonly rulings: ForStoringRulings
  readonly articles: ForStoringArticles
  readonly words: ForKnowingWords
  readonly searchDocuments: ForFindingDocuments
  readonly content: ForStoringContent
  readonly inventory: ForTakingInventory
  readonly records: ForStoringRecords<RecordKinds>
  readonly exports: ForListingExports
  readonly sources: ForStoringSources
  readonly syncedItems: ForStoringSyncedItems
  readonly fileSizes: ForStoringFileSizes
  readonly workshopSeats: ForCountingWorkshopSeats
  readonly revisions: ForRememberingRevisions
  readonly addresses: ForListingAddresses
  readonly offers: ForListingOffers
  readonly changes: ForKnowingWhatChanged
  readonly bookmarks: ForStoringBookmarks
  readonly carts: ForStoringCarts
  readonly bookings: ForStoringBookings
  readonly participations: ForStoringParticipations
  readonly overviews: ForReadingOverviews
  readonly audit: ForAuditing
  readonly invoices: ForStoringInvoices
  readonly users: ForStoringUsers
  readonly registrations: ForStoringRegistrations
  readonly sessions: ForKeepingSessions
  readonly resets: ForStoringPasswordResets
  readonly addressChanges: ForStoringAddressChanges
  readonly secondFactors: ForStoringSecondFactors
  readonly profiles: ForStoringProfiles
  readonly careNeeds: ForStoringCareNeeds
  readonly deletions: ForStoringDeletions
  readonly attempts: ForCountingAttempts
  readonly letters: ForKeepingLetters & ForWatchingLetters & ForTracingLetters
  readonly requests: ForRememberingRequests
  readonly applications: ForStoringApplications
  readonly formRequests: ForStoringFormRequests
  readonly subscriptions: ForStoringSubscriptions
  readonly alerts: ForStoringAlerts
  readonly gremien: ForStoringGremien
  readonly materials: ForStoringMaterials
  readonly unusedFiles: ForRememberingUnusedFiles
  /** Files in the store itself, where no other place is set for them. */
  readonly filesInStore: ForKeepingFiles
  readonly plans: ForStoringPlans
  readonly sharedLists: ForStoringSharedLists
  readonly forum: ForStoringTheForum
  readonly calendarFeeds: ForStoringCalendarFeeds
  readonly accesses: ForStoringAccesses
  readonly appointments: ForStoringAppointments
  readonly quotes: ForStoringQuotes
  readonly analysedPdfs: ForStoringAnalysedPdfs
  readonly laws: ForStoringLaws
  readonly lawJobs: ForKeepingLawJobs
}

/** How often somebody may try; all settings, so that tests can raise them (domain §9). */
export interface Limits extends AccountLimits {
  /** Whether it is told that an address has an account. */
  readonly tellsAddresses: boolean
  /** Bytes of files that are taken a day from one network. */
  readonly uploadsPerDay: number
  /** Bytes of files that may lie here in all. */
  readonly uploadsInAll: number
  /** Bytes of photos and documents of events that may lie here in all. */
  readonly materialsInAll: number
  /** Carts an hour that are begun without an account from one network. */
  readonly cartsPerHour: number
  /** Orders an hour from one network, and as many appointments with consultants. */
  readonly ordersPerHour: number
  /** Orders a day from one network with one e-mail address. */
  readonly ordersPerAddress: number
  /** Letters a day about bookings to one address; further ones wait. */
  readonly bookingLettersPerDay: number
  /** Reports of errors a minute from one network. */
  readonly faultsPerMinute: number
  /** Questions a minute to the chatbot from one network. */
  readonly questionsPerMinute: number
}

export type { Origins }

/** Every driven port of the core. */
export interface Needs extends Store {
  readonly pdfs: ForPrintingPdfs
  readonly files: ForMeasuringFiles
  /** Where files of people lie. */
  readonly keptFiles: ForKeepingFiles
  readonly photos: ForPreparingPhotos
  readonly signing: ForSigning
  readonly clock: Clock
  readonly turns: ForTakingTurns
  readonly secrets: ForMakingSecrets
  readonly codes: ForReckoningCodes
  readonly sealing: ForSealing
  readonly qrCodes: ForDrawingQrCodes
  readonly usualPasswords: ForKnowingUsualPasswords
  readonly german: ForAnalysingGerman
  readonly postcodes: ForLocatingPostcodes
  readonly holidays: ForKnowingHolidays
  readonly faults: ForCollectingFaults
  readonly lawFiles: ForReadingLawFiles
  readonly rulingFiles: ForReadingRulingFiles
  readonly pdfReading: ForReadingPdfs
  readonly reading: ForReadingSources
  readonly calendars: ForWritingCalendars
  readonly phrasing: ForPhrasingPlans
  readonly phrasingData: ForPhrasingData
  readonly phrasingReplies: ForPhrasingReplies
  readonly rewording: ForRewording
  readonly packing: ForPackingFiles
  readonly markup: ForDrawingPosts
  readonly eInvoices: ForWritingEInvoices
  readonly siteMaps: ForWritingSiteMaps
  readonly rss: ForWritingFeeds
  readonly origins: Origins
  readonly limits: Limits
  readonly exportAccess: ExportAccess
}
