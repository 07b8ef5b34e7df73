import type { User } from '../accounts/accounts.ts'
import type { BookingState } from '../booking/booking-state.ts'
import type { BookingStep } from '../booking/booking-path.ts'
import type { Booking, BookingNews } from '../booking/booking.ts'
import type { Day, WallTime } from '../shared/day.ts'
import type { Hint } from '../gremium/law/hints.ts'
import type { OwnGremium } from '../gremium/ports.ts'
import type { Member } from '../gremium/roster.ts'
import type { Recommendation } from '../recommendations/recommendations.ts'
import type { ListEntry } from '../shared-list/shared-list.ts'
import type { BasicsStanding } from '../training-plan/basics.ts'
import type { NextStep } from '../training-plan/next-steps.ts'
import type { StoredPlan } from '../training-plan/stored-plan.ts'
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
  readonly news: {
    /** Since when: she said that she has seen all before, or it is long enough ago. */
    readonly since: Day
    readonly items: readonly News[]
  }
  /** Of the plan that she made last; absent where she has none. */
  readonly plan?: PlanInBrief
  /** What may interest her, the best first; none where nothing is known of her. */
  readonly recommended: readonly RecommendedTheme[]
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
  readonly seated: readonly SeatInBrief[]
  readonly list: ListInBrief
  /** Seats that the law gives it; absent where that is not known. */
  readonly seats?: number
  /** What the law says of it, each with its norms. */
  readonly hints: readonly Hint[]
}

/** Somebody who has a seat. */
export interface SeatInBrief extends Pick<Member, 'id' | 'firstName' | 'lastName' | 'role'> {
  /** How she stands to the basics of her mandate; absent where nobody wrote down the address under which she learns. */
  readonly basics?: BasicsStanding
}

/** The list that the Gremium keeps together. */
export interface ListInBrief {
  /** How many entries can still be had. */
  readonly open: number
  /** How many of them wait for a word of hers. */
  readonly waiting: number
  /** The first of these. */
  readonly items: readonly ListedInBrief[]
}

/** An entry that waits for a word of hers. */
export interface ListedInBrief {
  readonly id: ListEntry['id']
  readonly title: string
  /** Of an event. */
  readonly startDate?: Day
  readonly endDate?: Day
  /** Absent online, and of a theme. */
  readonly town?: string
  /** Name; absent where the account is gone. */
  readonly addedBy?: string
  readonly addedOn: Day
  /** Somebody else put it there since she looked last. */
  readonly isNew: boolean
  /** How many of the Gremium want it for themselves. */
  readonly interested: number
  /** How many voted for it, where that is told: of an open vote. */
  readonly inFavour?: number
  /** What she has not said. */
  readonly missing: readonly ('interest' | 'vote')[]
}

/** Something that came since somebody looked last. */
export type News = NewsOfBooking | NewsOfMaterials | NewsOfList

/** What of the history of a booking is told as news: what changes who goes where, and whether it is settled. */
export const notableNews = [
  'ordered',
  'booked',
  'confirmed',
  'invited',
  'expired',
  'waiting',
  'offered',
  'claimed',
  'substituted',
  'recipient-cancelled',
  'cancelled',
  'called-off',
  'rescheduled',
  'rebooked',
  'resolved',
  'employer-confirmed',
  'employer-objected',
] as const satisfies readonly BookingNews['what'][]
export type NotableNews = (typeof notableNews)[number]

/** What became of a booking, by others than herself. */
export interface NewsOfBooking extends BookedInBrief {
  readonly about: 'booking'
  readonly what: NotableNews
  readonly on: Day
}

/** Photos and documents of an event that is hers. */
export interface NewsOfMaterials {
  readonly about: 'materials'
  readonly title: string
  readonly href: string
  readonly photos: number
  readonly documents: number
}

/** Entries that others put on the list of the Gremium. */
export interface NewsOfList {
  readonly about: 'list'
  readonly entries: number
}

/** What a training plan asks for next. */
export interface PlanInBrief {
  readonly token: StoredPlan['token']
  /** Whom it is for, where it says so. */
  readonly name?: string
  /** What is due first. */
  readonly steps: readonly PlanStepInBrief[]
  /** How many follow. */
  readonly more: number
}

/** A step of it, with the event that was chosen, as long as that is to come. */
export interface PlanStepInBrief extends Pick<NextStep, 'key' | 'title' | 'due' | 'isLate'> {
  readonly event?: { readonly url: string; readonly startDate: Day; readonly endDate: Day }
}

/** A seminar or conference that goes with what she knows. */
export interface RecommendedTheme extends Pick<Recommendation, 'title' | 'url' | 'reason'> {
  /** First day of its next event. */
  readonly next: Day
}

/** So many bookings under way are shown. */
export const mostShownBookings = 4
/** So many bookmarks are shown. */
export const mostShownBookmarks = 3
/** So many entries of the list, steps of the plan, recommendations and pieces of news are shown. */
export const mostShownEntries = 3
export const mostShownSteps = 3
export const mostRecommended = 3
export const mostShownNews = 5
