import type { ForSeeingAccesses } from './access-log/ports.ts'
import type { ForCaringForParticipants } from './event-care/ports.ts'
import type { ForFollowing } from './alerts/ports.ts'
import type { ForAnalysingPdfs } from './analysis/ports.ts'
import type { ForHoldingAnAccount } from './accounts/ports.ts'
import type {
  ForAnsweringAsEmployer,
  ForFollowingABooking,
  ForOrdering,
  ForOrderingOnPaper,
  ForRegistering,
  ForRunningBookings,
} from './booking/ports.ts'
import type { ForFeedingCalendars } from './calendar-feeds/ports.ts'
import type { ForFillingACart } from './cart/ports.ts'
import type { ForBrowsingTheCatalogue } from './catalogue/ports.ts'
import type { ForChatting } from './chatbot/ports.ts'
import type { ForVisitingConferences } from './conference/ports.ts'
import type { ForReadingPages } from './content/ports.ts'
import type { ForCheckingCitations } from './citation-report/ports.ts'
import type { ForOverseeing } from './dashboard/ports.ts'
import type { ForConsulting, ForKeepingConsultants } from './consulting/ports.ts'
import type { ForReceivingQuotes, ForWritingQuotes } from './quote/ports.ts'
import type { ForReckoningCosts } from './costs/ports.ts'
import type { ForReportingFaults } from './diagnostics/ports.ts'
import type { ForExportingContent } from './exports/ports.ts'
import type { ForTakingDocuments } from './documents/ports.ts'
import type { ForDiscussing, ForModerating } from './forum/ports.ts'
import type { ForFeedingOthers } from './feeds/ports.ts'
import type { ForFindingEvents } from './finder/ports.ts'
import type { ForBelongingToAGremium, ForKeepingTheRoster } from './gremium/ports.ts'
import type { ForPlanningAGremium } from './gremium-plan/ports.ts'
import type { ForTakingInvoices } from './invoices/ports.ts'
import type { ForSendingRequests } from './form-requests/ports.ts'
import type { ForKeepingTheInbox } from './inbox/ports.ts'
import type { ForFindingWork } from './jobs/ports.ts'
import type { ForTakingDownloads } from './knowledge/downloads/ports.ts'
import type { ForReadingFaq } from './knowledge/faq/ports.ts'
import type { ForReadingPrimers } from './knowledge/primers/ports.ts'
import type { ForReadingArticles } from './knowledge/articles/ports.ts'
import type { ForLinkingCitations } from './knowledge/linking/ports.ts'
import type { ForReadingTheLexicon } from './knowledge/lexicon/ports.ts'
import type { ForPublishingLaws, ForReadingLaws } from './knowledge/laws/ports.ts'
import type { ForReadingRulings } from './knowledge/rulings/ports.ts'
import type { ForManagingALogin, ForProvingIdentity } from './login/ports.ts'
import type { ForWatchingVideos } from './media/ports.ts'
import type { ForVisitingTheShop } from './merchandise/ports.ts'
import type { ForSeeingTheOverview } from './overview/ports.ts'
import type { ForDelegating } from './delegation/ports.ts'
import type { ForSuggesting } from './suggestions/ports.ts'
import type { ForSharingAList } from './shared-list/ports.ts'
import type { ForTakingPapers } from './papers/ports.ts'
import type { ForDecidingOnOnesData, ForTakingOnesData } from './privacy/ports.ts'
import type { ForSubscribing } from './newsletter/ports.ts'
import type { ForFollowingParticipations } from './participation/ports.ts'
import type { ForMeetingPeople } from './people/ports.ts'
import type { ForDescribingOneself } from './person/ports.ts'
import type { ForRecommending } from './recommendations/ports.ts'
import type { ForKeepingPlans, ForTakingPlanPapers } from './training-plan/ports.ts'
import type { ForArrangingThemes } from './theme-sequence/ports.ts'
import type { ForKeepingMaterials, ForSharingMaterials } from './materials/ports.ts'
import type { ForFollowingAList, ForFollowingEvents } from './live/ports.ts'
import type { ForSearching } from './search/ports.ts'
import type { ForFillingInForms } from './forms/ports.ts'
import type { ForFindingVenues } from './venues/ports.ts'
import type { ForKeepingBookmarks } from './wishlist/ports.ts'

/** The application as one visitor sees it: the driving ports of the contexts, in groups (architecture §1). */
export interface Site {
  /** What is on offer, when, where and by whom, and what it costs. */
  readonly programme: {
    readonly catalogue: ForBrowsingTheCatalogue
    readonly finder: ForFindingEvents
    readonly venues: ForFindingVenues
    readonly conferences: ForVisitingConferences
    readonly people: ForMeetingPeople
    readonly media: ForWatchingVideos
    readonly costs: ForReckoningCosts
    readonly documents: ForTakingDocuments
    readonly liveEvents: ForFollowingEvents
  }
  /** What belongs to one person. */
  readonly account: {
    readonly accounts: ForHoldingAnAccount
    readonly wishlist: ForKeepingBookmarks
    readonly login: ForManagingALogin
    readonly secondFactor: ForProvingIdentity
    readonly person: ForDescribingOneself
    readonly privacy: ForDecidingOnOnesData
    readonly ownData: ForTakingOnesData
    readonly accesses: ForSeeingAccesses
    readonly alerts: ForFollowing
    readonly overview: ForSeeingTheOverview
    readonly suggestions: ForSuggesting
    readonly plans: ForKeepingPlans
    readonly planPapers: ForTakingPlanPapers
    readonly calendarFeeds: ForFeedingCalendars
    readonly materials: ForSharingMaterials
  }
  /** The way from choosing to taking part. */
  readonly booking: {
    readonly cart: ForFillingACart
    readonly orders: ForOrdering
    readonly registrations: ForRegistering
    readonly paperOrders: ForOrderingOnPaper
    readonly bookings: ForFollowingABooking
    readonly employer: ForAnsweringAsEmployer
    readonly papers: ForTakingPapers
    readonly invoices: ForTakingInvoices
    readonly office: ForRunningBookings
    readonly care: ForCaringForParticipants
    readonly consulting: ForConsulting
    readonly consultants: ForKeepingConsultants
    readonly quotes: ForReceivingQuotes
    readonly quotesOffice: ForWritingQuotes
  }
  /** What is there to be looked up. */
  readonly knowledge: {
    readonly lexicon: ForReadingTheLexicon
    readonly laws: ForReadingLaws
    readonly downloads: ForTakingDownloads
    readonly faq: ForReadingFaq
    readonly rulings: ForReadingRulings
    readonly articles: ForReadingArticles
    readonly primers: ForReadingPrimers
    readonly recommendations: ForRecommending
    readonly search: ForSearching
    readonly forum: ForDiscussing
    readonly chatbot: ForChatting
  }
  /** What belongs to a Gremium. */
  readonly gremium: {
    readonly membership: ForBelongingToAGremium
    readonly roster: ForKeepingTheRoster
    readonly participations: ForFollowingParticipations
    readonly plan: ForPlanningAGremium
    readonly sharedList: ForSharingAList
    readonly liveList: ForFollowingAList
    readonly delegation: ForDelegating
  }
  /** What the provider says of himself and hears from others, people and programs. */
  readonly office: {
    readonly dashboard: ForOverseeing
    readonly citations: ForCheckingCitations
    readonly legislation: ForPublishingLaws
    readonly themeSequence: ForArrangingThemes
    readonly content: ForReadingPages
    readonly jobs: ForFindingWork
    readonly forms: ForFillingInForms
    readonly formRequests: ForSendingRequests
    readonly merchandise: ForVisitingTheShop
    readonly newsletter: ForSubscribing
    readonly diagnostics: ForReportingFaults
    readonly feeds: ForFeedingOthers
    readonly pdfAnalysis: ForAnalysingPdfs
    readonly materialsOffice: ForKeepingMaterials
    readonly exports: ForExportingContent
    readonly moderation: ForModerating
    readonly inbox: ForKeepingTheInbox
  }
}

/** The same beside the pages, with what they need to be drawn and no program asks for. */
export interface SiteForPages extends Site {
  readonly citations?: ForLinkingCitations
}

type RefusalIn<Answer> = Answer extends { readonly ok: false; readonly refusal: infer R } ? R : never
type RefusalOf<Method> = Method extends (ask: never) => Promise<infer Answer> ? RefusalIn<Answer> : never
type RefusalsOf<Port> = { [Name in keyof Port]: RefusalOf<Port[Name]> }[keyof Port]
type RefusalsIn<Group> = { [Context in keyof Group]: RefusalsOf<Group[Context]> }[keyof Group]

/** All that the application refuses: every refusal of every driving port. Words and statuses are exhaustive over it. */
export type SiteRefusal = { [Group in keyof Site]: RefusalsIn<Site[Group]> }[keyof Site]
