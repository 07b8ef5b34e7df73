import type { User } from '../accounts/accounts.ts'
import type { BookingState } from '../booking/booking-state.ts'
import type { BookingStep } from '../booking/booking-path.ts'
import type { Booking } from '../booking/booking.ts'
import type { Day, WallTime } from '../shared/day.ts'
import type { Hint } from '../gremium/law/hints.ts'
import type { OwnGremium } from '../gremium/ports.ts'
import type { Member } from '../gremium/roster.ts'
import type { WishlistEntry } from '../wishlist/wishlist.ts'

/** What a member sees first of the portal: what comes next, what is under way, what is hers. */
export interface Overview {
  readonly greeted: Greeted
  /** All that she belongs to, in the order in which she joined them. */
  readonly gremien: readonly OwnGremium[]
  /** The one that is shown; absent where she belongs to none. */
  readonly gremium?: GremiumInBrief
  /** What she takes part in next, or takes part in now. */
  readonly next?: NextEvent
  /** Bookings of hers, and of the Gremium that is shown, that something is still to be done about, the next first. */
  readonly underWay: readonly BookingUnderWay[]
  readonly wishlist: {
    /** What she bookmarked last. */
    readonly items: readonly WishlistEntry[]
    readonly total: number
  }
}

/** Who is greeted. */
export interface Greeted extends Pick<User, 'firstName' | 'lastName'> {
  /** 'Frau' or 'Herr'; absent where she said neither. */
  readonly salutation?: string
}

/** What of a booking both parts tell. */
interface BookedInBrief {
  readonly bookingId: Booking['id']
  readonly title: string
  readonly startDate: Day
  readonly endDate: Day
  /** Hotel and town; absent online. */
  readonly venue?: string
  readonly state: BookingState
  /** Of the booking's link: told to whoever ordered it and to managers of its Gremium. */
  readonly token?: Booking['token']
}

/** An event that somebody goes to. */
export interface NextEvent extends BookedInBrief {
  /** Days until it begins; 0 of one that begins today or has begun. */
  readonly days: number
  /** It goes on now. */
  readonly isRunning: boolean
  readonly eventUrl: string
  readonly startTime: WallTime
  readonly endTime: WallTime
  /** Address of its hotel's page; absent online. */
  readonly hotelHref?: string
  /** Address of the page of its photos and documents, once the booking binds. */
  readonly materials?: string
  /** Names of others of the same booking. */
  readonly companions: readonly string[]
}

/** A booking on its way from a wish to a seminar. */
export interface BookingUnderWay extends BookedInBrief {
  readonly seats: number
  readonly steps: readonly BookingStep[]
  /** Until when its seats are held without a booking that binds. */
  readonly heldUntil?: Day
}

/** What is told of a Gremium. */
export interface GremiumInBrief {
  readonly id: OwnGremium['id']
  /** Who has a seat today, the chair first; none where nobody wrote it down. */
  readonly seated: readonly Pick<Member, 'id' | 'firstName' | 'lastName' | 'role'>[]
  /** Seats that the law gives it; absent where that is not known. */
  readonly seats?: number
  /** What the law says of it, each with its norms. */
  readonly hints: readonly Hint[]
}

/** So many bookings under way are shown. */
export const mostShownBookings = 4
/** So many bookmarks are shown. */
export const mostShownBookmarks = 3
