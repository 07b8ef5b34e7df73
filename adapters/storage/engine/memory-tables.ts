import type { StoredMaterial } from '../materials/memory.ts'
import type { ForumMember, Post, Thread } from '#core/forum/forum.ts'
import type { LoggedAct, Report } from '#core/forum/reports.ts'
import type { StoredReading } from '../forum/memory.ts'
import type { Gremium } from '#core/gremium/gremium.ts'
import type { CareNeeds } from '#core/person/care-needs.ts'
import type { Access } from '#core/access-log/access-log.ts'
import type { Absence, Appointment } from '#core/consulting/consulting.ts'
import type { Quote } from '#core/quote/quote.ts'
import type { QuoteSeries } from '#core/quote/quote-number.ts'
import type { CalendarFeed } from '#core/calendar-feeds/calendar-feeds.ts'
import type { AccountDeletion } from '#core/privacy/ports.ts'
import type { Profile } from '#core/person/profile.ts'
import type { StoredPlan } from '#core/training-plan/stored-plan.ts'
import type { ListEntry } from '#core/shared-list/shared-list.ts'
import type { Alert } from '#core/alerts/alerts.ts'
import type { AnalysedPdf } from '#core/analysis/analysis.ts'
import type { PasswordReset, PendingRegistration, Session, StoredUser } from '#core/accounts/ports.ts'
import type { Booking, CalledOff, Order } from '#core/booking/booking.ts'
import type { DueTask } from '#core/timetable/ports.ts'
import type { AddressChange } from '#core/login/login.ts'
import type { SecondFactor } from '#core/second-factor/second-factor.ts'
import type { Tag } from '#core/changes/changes.ts'
import type { IssuedInvoice } from '#core/invoices/invoice.ts'
import type { Series } from '#core/invoices/invoice-number.ts'
import type { DoneStep, Handling } from '#core/form-requests/handling.ts'
import type { FormRequest } from '#core/form-requests/form-requests.ts'
import type { StoredRequestFile } from '#core/form-requests/ports.ts'
import type { Application } from '#core/jobs/applications.ts'
import type { StoredFile } from '#core/jobs/ports.ts'
import type { StoredRulingText } from '#core/knowledge/rulings/ruling-text.ts'
import type { Subscription } from '#core/newsletter/newsletter.ts'
import type { RememberedRequest } from '#core/shared/once-only.ts'
import type { Instant } from '#core/shared/day.ts'
import { emptyShelf, type ContentShelf } from '../content/memory.ts'
import type { StoredLawVersion } from '../knowledge/laws/memory.ts'
import type { StoredDocument } from '../search/documents-in-memory.ts'
import type { StoredHours } from '../consulting/memory.ts'
import type { StoredCart } from '../cart/memory.ts'
import type { WaitingLetter } from '../letters/memory.ts'
import type { StoredComment } from '../shared-list/memory.ts'
import type { StoredBookmark } from '../wishlist/memory.ts'
import { draftOf, type Rows } from './rows-in-memory.ts'

/** Everything that transactions change. */
export interface MemoryTables {
  readonly shelf: ContentShelf
  /** By the id of their user, oldest first; those that were taken off lately keep their position. */
  readonly bookmarks: Rows<string, readonly StoredBookmark[]>
  readonly users: Rows<string, StoredUser>
  /** Ids of users by their address. */
  readonly userIds: Rows<string, string>
  /** By the digest of their link's token, oldest first. */
  readonly registrations: Rows<string, PendingRegistration>
  /** By the digest of their token. */
  readonly sessions: Rows<string, Session>
  /** By the digest of their link's token. */
  readonly resets: Rows<string, PasswordReset>
  /** By the digest of their link's token. */
  readonly addressChanges: Rows<string, AddressChange>
  /** By the id of their user. */
  readonly secondFactors: Rows<string, SecondFactor>
  /** By the id of their user. */
  readonly profiles: Rows<string, Profile>
  readonly careNeeds: Rows<string, CareNeeds>
  readonly accountDeletions: Rows<string, AccountDeletion>
  /** By their digests. */
  readonly calendarFeeds: Rows<string, CalendarFeed>
  /** In the order of their numbers. */
  readonly quotes: Rows<string, Quote>
  readonly quoteRanges: Rows<QuoteSeries, number>
  readonly appointments: Rows<string, Appointment>
  readonly absences: Rows<string, Absence>
  /** By the id of their consultant. */
  readonly consultantHours: Rows<string, StoredHours>
  /** Until when somebody has seen what is new, by her id. */
  readonly seenNews: Rows<string, Instant>
  /** By their place, the oldest first. */
  readonly accesses: Rows<number, Access>
  /** By the key of their owner. */
  readonly carts: Rows<string, StoredCart>
  /** By their number. */
  readonly orders: Rows<string, Order>
  /** By their id, in the order in which they came. */
  readonly bookings: Rows<string, Booking>
  /** Ids of bookings by their token, by the employer's, and by their order. */
  readonly bookingIds: Rows<string, string>
  readonly employersTokens: Rows<string, string>
  readonly bookingsOfOrders: Rows<string, readonly string[]>
  /** By the number of the event. */
  readonly calledOff: Rows<number, CalledOff>
  /** By kind and subject. */
  readonly tasks: Rows<string, DueTask>
  /** By their number, oldest first. */
  readonly invoices: Rows<string, IssuedInvoice>
  /** The last number of each series. */
  readonly numberRanges: Rows<Series, number>
  readonly applications: Rows<string, { readonly application: Application; readonly files: readonly StoredFile[] }>
  readonly formRequests: Rows<
    string,
    {
      readonly nth: number
      readonly request: FormRequest
      readonly files: readonly StoredRequestFile[]
      readonly handling: Handling
      readonly history: readonly DoneStep[]
    }
  >
  readonly subscriptions: Rows<string, Subscription>
  readonly alerts: Rows<string, Alert>
  /** In the order in which they were begun. */
  readonly gremien: Rows<string, Gremium>
  /** In the order in which they came. */
  readonly materials: Rows<string, StoredMaterial>
  /** By their key, from when they are unused. */
  readonly unusedFiles: Rows<string, Instant>
  /** By their numbers, in the order in which they were made. */
  readonly plans: Rows<string, StoredPlan>
  /** Of all Gremien, by their id, in the order in which they came. */
  readonly listEntries: Rows<string, ListEntry>
  readonly listComments: Rows<string, StoredComment>
  /** By the id of their user. */
  readonly forumMembers: Rows<string, ForumMember>
  readonly forumThreads: Rows<string, Thread>
  readonly forumPosts: Rows<string, Post>
  /** By user and thread. */
  readonly forumMarks: Rows<string, StoredReading>
  readonly forumReports: Rows<string, Report>
  /** By their place, the oldest first. */
  readonly forumActs: Rows<number, LoggedAct>
  /** By the slug of their decision. */
  readonly rulingTexts: Rows<string, StoredRulingText>
  /** By their digest, in the order in which they were analysed. */
  readonly analysedPdfs: Rows<string, AnalysedPdf>
  readonly lawVersions: Rows<string, StoredLawVersion>
  /** Ids of versions by the slug of their law. */
  readonly publishedLaws: Rows<string, string>
  /** What the search finds, by its id. */
  readonly searchDocuments: Rows<string, StoredDocument>
  readonly requests: Rows<string, RememberedRequest & { readonly at: Instant }>
  /** Seats taken of parts of events, by the number that the event got when it came. */
  readonly partSeats: Rows<number, ReadonlyMap<string, number>>
  readonly letters: Rows<string, WaitingLetter>
  /** Ids of letters by their dedupe key. */
  readonly letterIds: Rows<string, string>
}

export const emptyTables = (): MemoryTables => ({
  shelf: emptyShelf(),
  bookmarks: new Map(),
  users: new Map(),
  userIds: new Map(),
  registrations: new Map(),
  sessions: new Map(),
  resets: new Map(),
  addressChanges: new Map(),
  secondFactors: new Map(),
  profiles: new Map(),
  careNeeds: new Map(),
  accountDeletions: new Map(),
  calendarFeeds: new Map(),
  quotes: new Map(),
  quoteRanges: new Map(),
  appointments: new Map(),
  absences: new Map(),
  consultantHours: new Map(),
  seenNews: new Map(),
  accesses: new Map(),
  carts: new Map(),
  orders: new Map(),
  bookings: new Map(),
  bookingIds: new Map(),
  employersTokens: new Map(),
  bookingsOfOrders: new Map(),
  calledOff: new Map(),
  tasks: new Map(),
  invoices: new Map(),
  numberRanges: new Map(),
  applications: new Map(),
  formRequests: new Map(),
  subscriptions: new Map(),
  alerts: new Map(),
  gremien: new Map(),
  materials: new Map(),
  unusedFiles: new Map(),
  plans: new Map(),
  listEntries: new Map(),
  listComments: new Map(),
  forumMembers: new Map(),
  forumThreads: new Map(),
  forumPosts: new Map(),
  forumMarks: new Map(),
  forumReports: new Map(),
  forumActs: new Map(),
  rulingTexts: new Map(),
  analysedPdfs: new Map(),
  lawVersions: new Map(),
  publishedLaws: new Map(),
  searchDocuments: new Map(),
  requests: new Map(),
  partSeats: new Map(),
  letters: new Map(),
  letterIds: new Map(),
})

/** The tables as one transaction sees and changes them, what it invalidated and the attempts that it counts. */
export interface DraftTables extends MemoryTables {
  readonly invalidated: Tag[]
  readonly attempted: { readonly keys: readonly string[]; readonly now: Instant }[]
}

/** Drafts for one transaction after the other: `begin` gives one, `commit` or `discard` ends it. */
export function draftsOf(tables: MemoryTables): {
  readonly begin: () => DraftTables
  readonly commit: (draft: DraftTables) => void
  readonly discard: () => void
} {
  const rows = {
    bookmarks: draftOf(tables.bookmarks),
    users: draftOf(tables.users),
    userIds: draftOf(tables.userIds),
    registrations: draftOf(tables.registrations),
    sessions: draftOf(tables.sessions),
    resets: draftOf(tables.resets),
    addressChanges: draftOf(tables.addressChanges),
    secondFactors: draftOf(tables.secondFactors),
    profiles: draftOf(tables.profiles),
    careNeeds: draftOf(tables.careNeeds),
    accountDeletions: draftOf(tables.accountDeletions),
    calendarFeeds: draftOf(tables.calendarFeeds),
    quotes: draftOf(tables.quotes),
    quoteRanges: draftOf(tables.quoteRanges),
    appointments: draftOf(tables.appointments),
    absences: draftOf(tables.absences),
    consultantHours: draftOf(tables.consultantHours),
    seenNews: draftOf(tables.seenNews),
    accesses: draftOf(tables.accesses),
    carts: draftOf(tables.carts),
    orders: draftOf(tables.orders),
    bookings: draftOf(tables.bookings),
    bookingIds: draftOf(tables.bookingIds),
    employersTokens: draftOf(tables.employersTokens),
    bookingsOfOrders: draftOf(tables.bookingsOfOrders),
    calledOff: draftOf(tables.calledOff),
    tasks: draftOf(tables.tasks),
    invoices: draftOf(tables.invoices),
    numberRanges: draftOf(tables.numberRanges),
    applications: draftOf(tables.applications),
    formRequests: draftOf(tables.formRequests),
    subscriptions: draftOf(tables.subscriptions),
    alerts: draftOf(tables.alerts),
    gremien: draftOf(tables.gremien),
    materials: draftOf(tables.materials),
    unusedFiles: draftOf(tables.unusedFiles),
    plans: draftOf(tables.plans),
    listEntries: draftOf(tables.listEntries),
    listComments: draftOf(tables.listComments),
    forumMembers: draftOf(tables.forumMembers),
    forumThreads: draftOf(tables.forumThreads),
    forumPosts: draftOf(tables.forumPosts),
    forumMarks: draftOf(tables.forumMarks),
    forumReports: draftOf(tables.forumReports),
    forumActs: draftOf(tables.forumActs),
    rulingTexts: draftOf(tables.rulingTexts),
    analysedPdfs: draftOf(tables.analysedPdfs),
    lawVersions: draftOf(tables.lawVersions),
    publishedLaws: draftOf(tables.publishedLaws),
    searchDocuments: draftOf(tables.searchDocuments),
    requests: draftOf(tables.requests),
    partSeats: draftOf(tables.partSeats),
    letters: draftOf(tables.letters),
    letterIds: draftOf(tables.letterIds),
  }
  const everyTable = Object.values(rows)
  return {
    begin: () => ({ ...rows, shelf: { now: tables.shelf.now }, invalidated: [], attempted: [] }),
    commit: ({ shelf }) => {
      tables.shelf.now = shelf.now
      for (const table of everyTable) table.commit()
    },
    discard: () => {
      for (const table of everyTable) table.discard()
    },
  }
}
