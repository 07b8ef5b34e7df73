import type { Booking } from '../booking/booking.ts'
import type { BookingState } from '../booking/booking-state.ts'
import type { BookingStep } from '../booking/booking-path.ts'
import type { FeeNotConfirmed, NotPossible } from '../booking/ports.ts'
import type { RecipientField, RecipientForm } from '../cart/recipient-rules.ts'
import type { Gremium } from '../gremium/gremium.ts'
import type { Day } from '../shared/day.ts'
import type { Document } from '../shared/document.ts'
import type { Cents } from '../shared/money.ts'
import type { Page, PageQuery } from '../shared/page.ts'
import type { Invalid, NotAllowed, NotFound, NotSignedIn, Result, TooMany } from '../shared/result.ts'
import type { YearCosts } from './costs-of-year.ts'
import type { Participation } from './participation.ts'
import type { TrainedAt } from './trained-at.ts'

/** Whose bookings: what she ordered or takes part in, or those of a Gremium that she belongs to. */
export const scopes = ['me', 'gremium'] as const
export type Scope = (typeof scopes)[number]

/** What asks for bookings; of a Gremium, which one: the first that she joined where it is left out. */
interface ScopeQuery {
  readonly scope: Scope
  readonly gremium?: string
}

/** Of which Gremium, and of which year. */
interface YearQuery {
  readonly gremium?: string
  readonly year?: number
}

/** Somebody who takes part, or does no longer, as far as whoever asks may know. */
export interface ShownParticipant extends Pick<Participation, 'recipientId' | 'name' | 'state' | 'attended'> {
  /** Herself, by the address of her account. */
  readonly isMe?: true
  /** What it costs; of whoever was cancelled the fee. Told to the orderer and to managers. */
  readonly net?: Cents
  /** What cancelling her costs today, in net cents; absent where whoever asks may not, or it is too late. */
  readonly cancelling?: Cents
  /** Whether whoever asks may give her seat to somebody else. */
  readonly maySubstitute?: true
}

/** A booking as somebody sees it who takes part, ordered it, or belongs to its Gremium. */
export interface ShownParty {
  readonly bookingId: Booking['id']
  readonly eventId: number
  readonly eventUrl: string
  readonly theme: { readonly title: string; readonly url: string }
  readonly startDate: Day
  readonly endDate: Day
  readonly isOnline: boolean
  readonly location?: string
  readonly hotel?: string
  readonly status: BookingState
  readonly participants: readonly ShownParticipant[]
  /** Its way from reservation to seminar; for whoever takes part alone it is not hers to walk. */
  readonly path?: readonly BookingStep[]
  /** Papers that whoever asks can take from its page today. */
  readonly documents: number
  /** Of them what the way of the booking needs, as `notice` hands it out; told to who may take it. */
  readonly notices: readonly NoticeType[]
  /** The last day on which it can be cancelled, and what cancelling all costs today. */
  readonly cancelableUntil?: Day
  readonly feePreview?: Cents
  /** Address of its calendar. */
  readonly ical: string
  /** Address of the page of its photos and documents; absent where whoever asks sees none. */
  readonly materials?: string
  /** Opens its page; told to the orderer and to managers of its Gremium alone, as are number and costs. */
  readonly token?: Booking['token']
  readonly orderNo?: Booking['orderNo']
  readonly net?: Cents
  /** false where a price is auf Anfrage. */
  readonly complete?: boolean
}

/** Who goes to the next event. */
export interface NextParty {
  /** Absent where nothing is to come. */
  readonly next?: ShownParty
  readonly items: readonly ShownParticipant[]
}

/** What became of somebody who was cancelled. */
export interface CancelledParticipation {
  readonly status: BookingState
  readonly feeNet: Cents
  /** In German, for whoever cancelled. */
  readonly message: string
}

/** What of the papers of a booking its Gremium hands on: notice to the employer, resolution, declaration of costs. */
export const noticeTypes = ['arbeitgeber', 'beschluss', 'kosten'] as const
export type NoticeType = (typeof noticeTypes)[number]

/** Of somebody of a Gremium what she booked and attended in a year. */
export interface PersonInYear {
  readonly name: string
  readonly booked: number
  readonly attended: number
  /** Told to managers. */
  readonly net?: Cents
}

/** What a Gremium booked and attended in a year. */
export interface GremiumYear {
  readonly gremium: Gremium['id']
  readonly name: string
  readonly year: number
  /** On which all of this is so. */
  readonly today: Day
  readonly people: readonly PersonInYear[]
  readonly bookings: readonly ShownParty[]
  /** Told to managers. */
  readonly costs?: YearCosts
}

type WhyNotSeen = NotSignedIn | NotFound
type WhyNotMine = WhyNotSeen | NotAllowed

/**
 * Bookings as the portal shows them (domain §7.2). To who neither ordered a booking, nor takes part in it, nor belongs
 * to its Gremium it does not exist: 'not-found'. Members of the Gremium see who goes where and how it stands; its
 * managers and whoever ordered see costs and link as well, and change it.
 */
export interface ForFollowingParticipations {
  /** To come or going on, the next first; what was called off stays until its last day. */
  future(ask: ScopeQuery & PageQuery): Promise<Result<Page<ShownParty>, WhyNotSeen>>
  /** Over, or ended otherwise, the latest first. */
  past(ask: ScopeQuery & PageQuery): Promise<Result<Page<ShownParty>, WhyNotSeen>>
  /** Who goes to the next event that is not called off. */
  nextRecipients(ask: ScopeQuery): Promise<Result<NextParty, WhyNotSeen>>
  /**
   * Cancels for one: whoever ordered, manages the Gremium, or is that one. Where it costs something, the fee has to be
   * confirmed; `feeNet` is what was shown, and where it costs something else now, it refuses. Her seat is given back,
   * and all whom it concerns are written to.
   */
  cancel(ask: {
    readonly bookingId: string
    readonly recipientId: string
    readonly reason?: string
    readonly confirmFee: boolean
    readonly feeNet?: Cents
  }): Promise<Result<CancelledParticipation, WhyNotMine | NotPossible | FeeNotConfirmed | Invalid<'reason'>>>
  /** Gives a seat to somebody else, or names somebody for it; free of charge until the first day. */
  substitute(ask: {
    readonly bookingId: string
    readonly recipientId: string
    readonly newRecipient: RecipientForm
  }): Promise<
    Result<void, WhyNotMine | NotPossible | Invalid<RecipientField> | { readonly why: 'recipient-twice' } | TooMany>
  >
  /** A paper for the way of a booking; refuses what it does not offer today as unknown. */
  notice(ask: { readonly bookingId: string; readonly type: NoticeType }): Promise<Result<Document, WhyNotMine>>
  /** What a Gremium booked and attended in a year, this one unless another is asked: bookings by their first day. */
  year(ask: YearQuery): Promise<Result<GremiumYear, WhyNotSeen>>
  /** The same as PDF. */
  yearPdf(ask: YearQuery): Promise<Result<Document, WhyNotSeen>>
}

/** Which bookings: those whose events are to come or going on, the next first; or all others, the latest first. */
export interface WhichEvents {
  readonly which: 'future' | 'past'
  readonly today: Day
}

/** Some people, by whatever of them bookings know. */
export interface People {
  /** Accounts that ordered. */
  readonly userIds?: readonly string[]
  /** Addresses of those who take part, as they are stored. */
  readonly emails?: readonly string[]
}

/** Reads who takes part in what, each with one query; `participationsOf` tells the recipients of a booking apart. */
export interface ForStoringParticipations {
  /** Bookings that some people ordered, or in which they take part. */
  ofPeople(people: People, which: WhichEvents, page: PageQuery): Promise<Page<Booking>>
  /** Bookings of a Gremium. */
  ofGremium(gremiumId: Gremium['id'], which: WhichEvents, page: PageQuery): Promise<Page<Booking>>
  /** Bookings of an event in which some people take part or which they ordered, and those of some Gremien. */
  ofEvent(eventId: number, of: People & { readonly gremiumIds: readonly Gremium['id'][] }): Promise<readonly Booking[]>
  /**
   * Where some people take part, by the addresses under which they do, whatever became of it: the latest first,
   * `mostTrainings` at most. Reads no whole bookings. With `knownTo` only what that Gremium may know: seats that were
   * booked for it, and those of whoever belongs to it with the account of that address. Else a manager would learn
   * where any stranger goes whose address he writes on the roster.
   */
  trainings(emails: readonly string[], knownTo?: Gremium['id']): Promise<readonly TrainedAt[]>
  /** Bookings of a Gremium whose events begin in a span of days, the first ones first; `mostInSpan` at most. */
  ofGremiumBetween(gremiumId: Gremium['id'], first: Day, last: Day): Promise<readonly Booking[]>
}

/** So many seats of some people are looked at for what they have learnt. */
export const mostTrainings = 2000

/** So many bookings of one Gremium are reckoned together: a council of the largest employer has some hundred a year. */
export const mostInSpan = 1000
