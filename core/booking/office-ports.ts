import type { Outdated } from '../cart/changing-cart.ts'
import type { Recipient } from '../cart/cart.ts'
import type { CalendarDate } from '../shared/day.ts'
import type { Cents } from '../shared/money.ts'
import type { Page, PageQuery } from '../shared/page.ts'
import type { Invalid, NotAllowed, NotFound, NotSignedIn, Past, Result } from '../shared/result.ts'
import type { BookedEvent, Booking, CalledOff, SeenBooking } from './booking.ts'
import type { BookingState } from './booking-state.ts'
import type { CancellationStep } from './cancellation-fee.ts'
import type { FeeNotConfirmed, NotPossible } from './ports.ts'
import type { Signature, SignatureField } from './signed-order.ts'

/** A booking as a line of a list. */
export interface BookingInBrief extends Pick<Booking, 'id' | 'orderNo' | 'state' | 'event' | 'placedAt'> {
  readonly company: string
  /** Who ordered. */
  readonly orderer: string
  readonly seats: number
}

/** What the office may do with a booking now. */
export type OfficeAction = 'bind' | 'confirm' | 'cancel' | 'attendance'

/** A booking as the office sees it. */
export interface OfficeBooking {
  readonly booking: SeenBooking
  readonly actions: readonly OfficeAction[]
  /**
   * What cancelling all costs today, then later; absent where nothing can be cancelled, or no more than waived because
   * the event has begun.
   */
  readonly cancellation?: readonly CancellationStep[]
}

/** Somebody who takes part, or a seat that is held for somebody. */
export interface Participant extends Pick<Booking, 'orderNo' | 'state'> {
  readonly bookingId: Booking['id']
  readonly company: string
  readonly recipient: Recipient
  /** Whether he was there; absent as long as nobody has said. */
  readonly attended?: boolean
}

/** Who takes part in an event. */
export interface Participants {
  readonly event: BookedEvent
  readonly participants: readonly Participant[]
  /** Bookings that have not ended, whether they hold seats or wait for them. */
  readonly open: number
  readonly calledOff?: CalledOff
  /** It has left the programme, and was not called off: somebody has to say what becomes of its bookings. */
  readonly hasLeft?: true
}

/** Who runs the bookings of an event is shown its beginning: nobody has attended before. */
export interface NotBegun {
  readonly why: 'not-begun'
  readonly startDate: CalendarDate
}

/** The event has begun: whoever does not come has missed it, and is cancelled for nothing or not at all. */
export interface FeeNoLonger {
  readonly why: 'fee-no-longer'
  readonly startDate: CalendarDate
}

/** Refuses whoever is not of the office. */
export type NotStaff = NotSignedIn | NotAllowed

/** Fields of the office's forms. */
export type OfficeField = 'feeNet' | 'reason' | 'recipientIds' | SignatureField

interface Running {
  readonly id: Booking['id']
  /** Of the booking that was seen. */
  readonly version: number
}
type Ran<Why extends { readonly why: string } = never> = Promise<
  Result<OfficeBooking, NotStaff | NotFound | Outdated | NotPossible | Why>
>

/** What the office does with bookings: editors and administrators may (domain §7.0). All of it refuses others. */
export interface ForRunningBookings {
  /** The newest first; `q` matches numbers of orders and events, companies, names and addresses, all of its words. */
  list(
    ask: {
      readonly q?: string
      readonly state?: BookingState
      readonly eventId?: number
    } & PageQuery,
  ): Promise<Result<Page<BookingInBrief>, NotStaff>>
  /** One booking, with what can be done with it now. */
  booking(ask: { readonly id: Booking['id'] }): Promise<Result<OfficeBooking, NotStaff | NotFound>>
  /**
   * Books for good what was reserved by an order form that has come back signed, as if its orderer had booked it on the
   * site, at the prices of the order. Refuses a reservation without a form or whose time is over, and days to come or
   * before the form was filled in.
   */
  bind(ask: Running & Signature): Ran<Invalid<OfficeField>>
  /** Names the fee of one seat, in net cents, of a booking that asked for it: it binds from now on. */
  confirm(ask: Running & { readonly feeNet: Cents }): Ran<Invalid<OfficeField>>
  /**
   * Cancels for some recipients or for all, at what the terms say. `feeNet` confirms that, or is 0: the office may
   * waive the fee. Once the event has begun it can only do that: whoever stays away then has missed it. Whoever waits
   * moves up.
   */
  cancel(
    ask: Running & { readonly recipientIds?: readonly string[]; readonly feeNet?: Cents; readonly reason?: string },
  ): Ran<FeeNotConfirmed | FeeNoLonger | Invalid<OfficeField>>
  /** Notes who was there, from the first day on; when it is over, they are sent their certificates. */
  attendance(ask: Running & { readonly attended: readonly string[] }): Ran<NotBegun>
  /** Who takes part in an event, in the order in which they booked. */
  participants(ask: { readonly eventId: number }): Promise<Result<Participants, NotStaff | NotFound>>
  /**
   * Calls an event off for all: no booking of it costs anything, everybody is written to once, nobody moves up and
   * nobody books it any more. Of many bookings the first are done at once, the others as the timetable comes to them.
   * Doing it again changes nothing. Refuses what is over.
   */
  callOff(ask: {
    readonly eventId: number
    readonly reason: string
  }): Promise<Result<Participants, NotStaff | NotFound | Past | Invalid<OfficeField>>>
}
