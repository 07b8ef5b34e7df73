import type { User } from '../accounts/accounts.ts'
import type { Booking } from '../booking/booking.ts'
import type { Gremium } from '../gremium/gremium.ts'
import type { Instant } from '../shared/day.ts'
import type { NotFound, NotSignedIn, Result } from '../shared/result.ts'
import type { WishlistEntry } from '../wishlist/wishlist.ts'
import type { Overview } from './overview.ts'

/** The first page of the portal, for whoever is signed in (domain §7.2). */
export interface ForSeeingTheOverview {
  /** `gremium`: the one that is shown, the first of hers where it is left out. Refuses one that is not hers. */
  overview(ask: { readonly gremium?: string }): Promise<Result<Overview, NotSignedIn | NotFound>>
}

/** What is stored of somebody that her overview is made of. */
export interface StoredOverview {
  readonly user: Pick<User, 'salutationId' | 'firstName' | 'lastName' | 'email'>
  /** All that she belongs to, in the order in which she joined them. */
  readonly gremien: readonly Gremium[]
  /** Bookings whose events are to come or going on: her own, and those of her Gremien; each once, the next first. */
  readonly bookings: readonly Booking[]
  /** Seminars and events that she bookmarked last, the last first, and how much she bookmarked in all. */
  readonly bookmarks: { readonly items: readonly WishlistEntry[]; readonly total: number }
}

/** So many bookings of hers are read, and so many of her Gremien. */
export const mostBookings = 20

/** Reads overviews, each with one query: it is what members ask for most. */
export interface ForReadingOverviews {
  /** Of somebody, at an instant; undefined of an account that is not there. */
  of(userId: User['id'], now: Instant): Promise<StoredOverview | undefined>
}
