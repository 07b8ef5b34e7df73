import type { User } from '../accounts/accounts.ts'
import type { Booking } from '../booking/booking.ts'
import type { Gremium } from '../gremium/gremium.ts'
import type { Material } from '../materials/materials.ts'
import type { TrainedAt } from '../participation/trained-at.ts'
import type { ListEntry, ListedItem } from '../shared-list/shared-list.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { NotFound, NotSignedIn, Result } from '../shared/result.ts'
import type { StoredPlan } from '../training-plan/stored-plan.ts'
import type { BookmarkItem, WishlistEntry } from '../wishlist/wishlist.ts'
import type { Overview } from './overview.ts'

/** The first page of the portal, for whoever is signed in (domain §7.2). */
export interface ForSeeingTheOverview {
  /** `gremium`: the one that is shown, the first of hers where it is left out. Refuses one that is not hers. */
  overview(ask: { readonly gremium?: string }): Promise<Result<Overview, NotSignedIn | NotFound>>
  /** Has seen all that is new up to now: from then on it is none any more. */
  seenNews(ask: {}): Promise<Result<void, NotSignedIn>>
}

/** What is stored of somebody that her overview is made of. */
export interface StoredOverview {
  readonly user: Pick<User, 'salutationId' | 'firstName' | 'lastName' | 'email'>
  /** All that she belongs to, in the order in which she joined them. */
  readonly gremien: readonly Gremium[]
  /** Bookings whose events are to come or going on: her own, and those of her Gremien; each once, the next first. */
  readonly bookings: readonly Booking[]
  /** Her own whose events were over lately, the latest first. */
  readonly over: readonly Booking[]
  readonly bookmarks: {
    /** Seminars and events that she bookmarked last, the last first. */
    readonly items: readonly WishlistEntry[]
    /** All that she bookmarked, the first first. */
    readonly all: readonly BookmarkItem[]
  }
  /** Where she takes part, the latest first. */
  readonly trainings: readonly TrainedAt[]
  /** The plan that she made last. */
  readonly plan?: StoredPlan
  /** Until when she has seen what is new; absent where she never said so. */
  readonly seenAt?: Instant
}

/** What is asked when it is known who looks, and at which Gremium. */
export interface BesideQuery {
  readonly userId: User['id']
  /** Whose list is read. */
  readonly gremiumId?: Gremium['id']
  /** Whose trainings are read, by the addresses under which they take part: what the Gremium may know of them. */
  readonly emails: readonly string[]
  /** Addresses of themes. */
  readonly themes: readonly string[]
  /** Numbers of events that were chosen. */
  readonly events: readonly number[]
  /** Numbers of events whose photos and documents are counted. */
  readonly materialsOf: readonly number[]
  /** Events are to come that begin on that day or later. */
  readonly from: Day
}

/** A theme that lives here. */
export interface ThemeToday {
  readonly title: string
  /** First day of its next event; absent where it has none. */
  readonly next?: Day
}

/** An event that is to come. */
export interface EventToday {
  readonly eventId: number
  readonly url: string
  readonly startDate: Day
  readonly endDate: Day
}

/** A photo or document that is not hidden. */
export type MaterialToday = Pick<Material, 'eventId' | 'kind' | 'uploadedAt' | 'uploadedBy'>

/** An entry of a list that can still be had: a theme of the programme, or an event to come with seats left. */
export interface EntryToday extends Pick<ListEntry, 'id' | 'addedAt'>, ListedItem {
  readonly addedBy?: { readonly id: User['id']; readonly name: string }
  readonly title: string
  readonly startDate?: Day
  readonly endDate?: Day
  readonly town?: string
  /** How many of those who belong to the Gremium want it. */
  readonly interested: number
  readonly isInterested: boolean
  readonly hasVoted: boolean
  /** The vote is over. */
  readonly isCounted: boolean
  /** How many are for it; of an open vote alone. */
  readonly inFavour?: number
}

/** What stands beside what is stored of somebody herself. */
export interface StoredBeside {
  readonly trainings: readonly TrainedAt[]
  /** By their addresses; those that are not there are left out. */
  readonly themes: ReadonlyMap<string, ThemeToday>
  /** By their numbers; those that are over or gone are left out. */
  readonly events: ReadonlyMap<number, EventToday>
  readonly materials: readonly MaterialToday[]
  /** The newest first. */
  readonly entries: readonly EntryToday[]
}

/** So many bookings of hers are read, and so many of her Gremien. */
export const mostBookings = 20
/** So many bookings of hers that are over, and for how many days after their last day. */
export const mostOver = 5
export const daysOver = 60
/** So many photos and documents are counted. */
export const mostMaterials = 100

/** Reads overviews, each part with one query: it is what members ask for most. */
export interface ForReadingOverviews {
  /** Of somebody, at an instant; undefined of an account that is not there. */
  of(userId: User['id'], now: Instant): Promise<StoredOverview | undefined>
  /** What goes with it. Asks nothing where nothing is wanted. */
  beside(ask: BesideQuery): Promise<StoredBeside>
  /** Remembers that somebody has seen what is new; the later instant stays. */
  saw(userId: User['id'], at: Instant): Promise<void>
}
