import type { User } from '../accounts/accounts.ts'
import type { Alert } from '../alerts/alerts.ts'
import type { ForStoringGremien } from '../gremium/ports.ts'
import type { Access } from '../access-log/access-log.ts'
import type { ForStoringAccesses } from '../access-log/ports.ts'
import type { CalendarFeed } from '../calendar-feeds/calendar-feeds.ts'
import type { ForStoringCalendarFeeds } from '../calendar-feeds/ports.ts'
import type { ForStoringQuotes } from '../quote/ports.ts'
import type { Quote } from '../quote/quote.ts'
import type { Appointment } from '../consulting/consulting.ts'
import type { ForStoringAppointments } from '../consulting/ports.ts'
import type { ForStoringMaterials } from '../materials/ports.ts'
import { uploadIn, type UploadData } from './upload-data.ts'
import type { ForStoringPlans } from '../training-plan/ports.ts'
import type { StoredPlan } from '../training-plan/stored-plan.ts'
import { forumDataOf, type ForumData } from './forum-data.ts'
import type { ForStoringTheForum } from '../forum/ports.ts'
import type { ForStoringSharedLists } from '../shared-list/ports.ts'
import { listedData, type ListedData } from './listed-data.ts'
import { membershipsIn, type MembershipData } from './membership-data.ts'
import type { ForStoringAlerts } from '../alerts/ports.ts'
import type {
  ForKeepingSessions,
  ForStoringRegistrations,
  ForStoringUsers,
  PendingRegistration,
  Session,
} from '../accounts/ports.ts'
import type { ForStoringBookings } from '../booking/ports.ts'
import type { Cart } from '../cart/cart.ts'
import type { ForStoringCarts } from '../cart/ports.ts'
import type { ForStoringFormRequests } from '../form-requests/ports.ts'
import { requestDataOf, type RequestData } from './request-data.ts'
import type { ForStoringInvoices } from '../invoices/ports.ts'
import type { Application, FileFacts } from '../jobs/applications.ts'
import type { ForStoringApplications } from '../jobs/ports.ts'
import type { AddressChange } from '../login/login.ts'
import type { ForStoringAddressChanges } from '../login/ports.ts'
import type { ForReadingOverviews } from '../overview/ports.ts'
import type { CareNeeds } from '../person/care-needs.ts'
import type { ForStoringCareNeeds, ForStoringProfiles } from '../person/ports.ts'
import type { Profile } from '../person/profile.ts'
import type { ForStoringSecondFactors } from '../second-factor/ports.ts'
import type { SecondFactor } from '../second-factor/second-factor.ts'
import type { Subscription } from '../newsletter/newsletter.ts'
import type { ForStoringSubscriptions } from '../newsletter/ports.ts'
import type { Clock } from '../shared/clock.ts'
import type { Instant } from '../shared/day.ts'
import { normalEmail } from '../shared/email-address.ts'
import { done, refused, type NotFound, type Result } from '../shared/result.ts'
import { bookedDataOf, type BookedData } from './booked-data.ts'
import type { ForStoringBookmarks, RemovedBookmark } from '../wishlist/ports.ts'
import type { NotedBookmark } from '../wishlist/wishlist-entry.ts'

/** Everything that is stored about a person, for herself (Art. 15 and 20 DSGVO); of secrets, that they are there. */
export interface PersonalData {
  readonly exportedAt: Instant
  readonly email: string
  readonly account?: User
  /** What she says of herself beside it. */
  readonly profile?: Omit<Profile, 'userId'>
  /** What hotels must know of her health, with the proof of her consent. */
  readonly careNeeds?: Omit<CareNeeds, 'userId'>
  readonly registrations: readonly (Omit<PendingRegistration['user'], 'passwordHash'> & { readonly until: Instant })[]
  readonly sessions: readonly Omit<Session, 'digest' | 'userId'>[]
  /** Until when she has seen what is new in the portal, where she said so. */
  readonly news?: { readonly seenAt: Instant }
  /** Addresses that she wants to sign in with, and has not confirmed yet. */
  readonly newAddresses: readonly Pick<AddressChange, 'email' | 'until'>[]
  readonly secondFactor?: Pick<SecondFactor, 'begunAt' | 'confirmedAt'>
  readonly bookmarks: readonly NotedBookmark[]
  readonly removedBookmarks: readonly RemovedBookmark[]
  readonly cart?: Cart
  readonly applications: readonly (Application & { readonly files: readonly FileFacts[] })[]
  /** Forms that she sent, without the bytes of files, and what the office answered and noted. */
  readonly formRequests: readonly RequestData[]
  /** To the newsletter, with the proof of each consent. */
  readonly subscriptions: readonly Omit<Subscription, 'link' | 'unsubscribeToken'>[]
  /** What she follows, with the proof of each consent. */
  readonly alerts: readonly Omit<Alert, 'link' | 'stopToken' | 'known' | 'seen'>[]
  /** Gremien that she belongs to, or is invited to. */
  readonly gremien: readonly MembershipData[]
  /** Photos and documents of events that she brought. */
  readonly uploads: readonly UploadData[]
  /** Training plans in her account; of their links, that they are there. */
  readonly trainingPlans: readonly Omit<StoredPlan, 'token' | 'owner'>[]
  /** What she said on lists of Gremien. */
  readonly listed: readonly ListedData[]
  /** Who she is in the forum, and what she wrote, followed and reported there. */
  readonly forum?: ForumData
  /** Calendars that she switched on; of their addresses, that they are there. */
  readonly calendarFeeds: readonly Omit<CalendarFeed, 'userId' | 'digest'>[]
  /** With consultants; of their links, that they are there. */
  readonly appointments: readonly Omit<Appointment, 'token' | 'userId'>[]
  /** Quotes to her; of their links, that they are there. */
  readonly quotes: readonly QuoteData[]
  /** Who of the office looked at her data, the newest first; not by name. */
  readonly accesses: readonly Omit<Access, 'by'>[]
  /** What she booked, and what was booked for her. */
  readonly booked: readonly BookedData[]
  /** Kinds of letters to her that have not left yet. */
  readonly waitingLetters: readonly string[]
}

/** What a quote says of whom it is for; who is to take part besides is theirs. */
export type QuoteData = Pick<
  Quote,
  'number' | 'version' | 'state' | 'contact' | 'validUntil' | 'note' | 'questions' | 'orderNo' | 'reason' | 'createdAt'
>

export interface DataNeeds {
  readonly bookings: ForStoringBookings
  readonly invoices: ForStoringInvoices
  readonly users: ForStoringUsers
  readonly registrations: ForStoringRegistrations
  readonly sessions: ForKeepingSessions
  readonly addressChanges: ForStoringAddressChanges
  readonly secondFactors: ForStoringSecondFactors
  readonly profiles: ForStoringProfiles
  readonly careNeeds: ForStoringCareNeeds
  readonly overviews: Pick<ForReadingOverviews, 'of'>
  readonly bookmarks: ForStoringBookmarks
  readonly carts: ForStoringCarts
  readonly applications: ForStoringApplications
  readonly formRequests: Pick<ForStoringFormRequests, 'of'>
  readonly subscriptions: ForStoringSubscriptions
  readonly alerts: ForStoringAlerts
  readonly gremien: ForStoringGremien
  readonly materials: ForStoringMaterials
  readonly plans: ForStoringPlans
  readonly sharedLists: Pick<ForStoringSharedLists, 'ofPerson'>
  readonly forum: Pick<ForStoringTheForum, 'ofPerson'>
  readonly calendarFeeds: Pick<ForStoringCalendarFeeds, 'ofUser'>
  readonly appointments: Pick<ForStoringAppointments, 'ofPerson'>
  readonly quotes: Pick<ForStoringQuotes, 'ofPerson'>
  readonly accesses: Pick<ForStoringAccesses, 'ofPerson'>
  /** Kinds of the letters to an address that wait to be sent. */
  readonly letters: { waitingTo(address: string): Promise<readonly string[]> }
  readonly clock: Clock
}

/** Gathers what is stored under an address. Refuses with 'not-found' where nothing is. */
export async function personalDataOf(address: string, needs: DataNeeds): Promise<Result<PersonalData, NotFound>> {
  const email = normalEmail(address)
  const {
    users,
    registrations,
    sessions,
    addressChanges,
    secondFactors,
    bookmarks,
    carts,
    applications,
    letters,
    clock,
  } = needs
  const [stored, pending, applied, requests, subscribed, followed, inviting, waitingLetters] = await Promise.all([
    users.byEmail(email),
    registrations.of(email),
    applications.list(),
    needs.formRequests.of(email),
    needs.subscriptions.of(email),
    needs.alerts.of(email),
    needs.gremien.inviting(email),
    letters.waitingTo(email),
  ])
  const own = applied.filter((application) => application.email === email)
  const booked = await bookedDataOf({ email, ...(stored && { userId: stored.id }) }, needs)
  const talks = await needs.appointments.ofPerson({ email, ...(stored && { userId: stored.id }) })
  const quoted = await needs.quotes.ofPerson({ email, ...(stored && { userId: stored.id }) })
  const others = [pending, own, requests, subscribed, followed, inviting, booked, talks, quoted, waitingLetters]
  if (!stored && others.every(({ length }) => length === 0)) return refused({ why: 'not-found' })
  const open = stored ? await sessions.of(stored.id) : []
  const addresses = stored ? await addressChanges.of(stored.id) : []
  const factor = stored && (await secondFactors.of(stored.id))
  const profile = stored && (await needs.profiles.of(stored.id))
  const care = stored && (await needs.careNeeds.of(stored.id))
  const seenAt = stored && (await needs.overviews.of(stored.id, clock.now()))?.seenAt
  const kept = stored ? await bookmarks.stored(stored.id) : { bookmarks: [], removed: [] }
  const belongingTo = stored ? await needs.gremien.ofUser(stored.id) : []
  const uploads = stored ? await needs.materials.ofUser(stored.id) : []
  const ownPlans = stored ? await needs.plans.ofOwner(stored.id) : []
  const listed = stored ? await needs.sharedLists.ofPerson(stored.id) : []
  const feeds = stored ? await needs.calendarFeeds.ofUser(stored.id) : []
  const inForum = stored && forumDataOf(await needs.forum.ofPerson(stored.id))
  const looked = stored ? await accessesOf(stored, needs) : []
  const cart = stored && (await carts.of({ user: stored.id }))
  return done({
    exportedAt: clock.now(),
    email,
    ...(stored && { account: withoutHash(stored) }),
    ...(profile && { profile: withoutUser(profile) }),
    ...(care && { careNeeds: withoutUser(care) }),
    registrations: pending.map(({ user, until }) => ({ ...withoutHash(user), until })),
    sessions: open.map(timesOf),
    ...(seenAt !== undefined && { news: { seenAt } }),
    newAddresses: addresses.map((change) => ({ email: change.email, until: change.until })),
    ...(factor && { secondFactor: spanOf(factor) }),
    bookmarks: kept.bookmarks,
    removedBookmarks: kept.removed,
    ...(cart && { cart }),
    applications: own,
    formRequests: requests.map(requestDataOf),
    subscriptions: subscribed.map(withoutTokens),
    alerts: followed.map(asFollowed),
    gremien: membershipsIn([...belongingTo, ...inviting], email, stored?.id),
    uploads: uploads.map(uploadIn),
    trainingPlans: ownPlans.map(withoutLink),
    listed: listedData(listed, stored?.id ?? ''),
    ...(inForum && { forum: inForum }),
    calendarFeeds: feeds.map(withoutAddress),
    appointments: talks.map(withoutToken),
    quotes: quoted.map(saidInQuote),
    accesses: looked,
    booked,
    waitingLetters,
  })
}

function withoutUser<T extends { readonly userId: string }>(stored: T): Omit<T, 'userId'> {
  const { userId: _, ...rest } = stored
  return rest
}

const timesOf = ({ until, idleUntil, begunAt, seenAt, device }: Session) => ({
  until,
  idleUntil,
  begunAt,
  seenAt,
  device,
})

const spanOf = ({ begunAt, confirmedAt }: SecondFactor) => ({ begunAt, ...(confirmedAt && { confirmedAt }) })

function withoutLink(stored: StoredPlan): PersonalData['trainingPlans'][number] {
  const { token: _, owner: __, ...plan } = stored
  return plan
}

/** So many of the latest accesses are told; what is older than twelve months is forgotten anyway. */
const mostAccesses = 1000

async function accessesOf(
  { id, email }: Pick<User, 'id' | 'email'>,
  { accesses }: Pick<DataNeeds, 'accesses'>,
): Promise<PersonalData['accesses']> {
  const found: Access[] = []
  let after: string | undefined
  do {
    const page = await accesses.ofPerson({ id, email }, after === undefined ? {} : { after })
    found.push(...page.items)
    after = page.next
  } while (after !== undefined && found.length < mostAccesses)
  return found.map(withoutName)
}

function withoutName(stored: Access): PersonalData['accesses'][number] {
  const { by: _, ...access } = stored
  return access
}

function withoutAddress(stored: CalendarFeed): PersonalData['calendarFeeds'][number] {
  const { userId: _, digest: __, ...feed } = stored
  return feed
}

function withoutToken(stored: Appointment): PersonalData['appointments'][number] {
  const { token: _, userId: __, ...appointment } = stored
  return appointment
}

function saidInQuote(stored: Quote): QuoteData {
  const { number, version, state, contact, validUntil, note, questions, orderNo, reason, createdAt } = stored
  return {
    number,
    version,
    state,
    contact,
    validUntil,
    ...(note !== undefined && { note }),
    questions,
    ...(orderNo !== undefined && { orderNo }),
    ...(reason !== undefined && { reason }),
    createdAt,
  }
}

function withoutTokens(stored: Subscription): PersonalData['subscriptions'][number] {
  const { link: _, unsubscribeToken: __, ...subscription } = stored
  return subscription
}

function asFollowed(stored: Alert): PersonalData['alerts'][number] {
  const { link: _, stopToken: __, known: ___, seen: ____, ...alert } = stored
  return alert
}

function withoutHash<T extends { readonly passwordHash: string }>(stored: T): Omit<T, 'passwordHash'> {
  const { passwordHash: _, ...rest } = stored
  return rest
}
