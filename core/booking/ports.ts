import type { Outdated } from '../cart/changing-cart.ts'
import type { SoldOut } from '../capacity/capacity.ts'
import type { RecipientField, RecipientForm } from '../cart/recipient-rules.ts'
import type { Event, ListedEvent } from '../catalogue/catalogue.ts'
import type { Invoice } from '../invoices/invoice.ts'
import type { Day } from '../shared/day.ts'
import type { Cents } from '../shared/money.ts'
import type { Page, PageQuery } from '../shared/page.ts'
import type { Invalid, NotFound, Result, TooMany } from '../shared/result.ts'
import type { Booking, CalledOff, Order, SeenBooking } from './booking.ts'
import type { BookingState, BookingStateFacts } from './booking-state.ts'
import type { CancellationStep } from './cancellation-fee.ts'
import type { Resolution, ResolutionField, WhyNotResolved } from './resolution.ts'
import type { NamesMissing } from './ordering-ports.ts'
import type { EmployersField } from './employer-ports.ts'

export type { EmployersRequest, LinkExpired, EmployersField, ForAnsweringAsEmployer } from './employer-ports.ts'
export type { ForRunningBookings, NotStaff, OfficeBooking, Participant, Participants } from './office-ports.ts'
export type {
  Ordered,
  CartChanged,
  CartEmpty,
  ItemsNotOrderable,
  OtherEvent,
  NamesMissing,
  WhyNotCheckedOut,
  CheckoutAsk,
  ShownOrder,
  ForOrdering,
} from './ordering-ports.ts'
export type { ForOrderingOnPaper } from './paper-order-ports.ts'
export type { ForRegistering } from './registration-ports.ts'

/** What whoever has the booking's link may do with it now. */
export type BookingAction =
  | 'book'
  | 'claim'
  | 'decline'
  | 'cancel'
  | 'substitute'
  | 'rebook'
  | 'resolve'
  | 'tell-employer'
  | 'hand-over'
  | 'revoke'

/** A booking as its orderer sees it. */
export interface ShownBooking {
  readonly booking: SeenBooking
  /** On which all of this is so. */
  readonly today: Day
  /** As it stands in the programme now; absent where it has left it. */
  readonly event?: ListedEvent
  readonly actions: readonly BookingAction[]
  /** What cancelling all costs today, then later; absent where nothing can be cancelled. */
  readonly cancellation?: readonly CancellationStep[]
  /** Events of the same theme to which all can be rebooked, the earliest first. */
  readonly alternatives: readonly Event[]
  /** What was billed, corrections and fees among it, the oldest first. */
  readonly invoices: readonly Pick<Invoice, 'number' | 'kind' | 'issuedOn'>[]
  /** What else belongs to the order. */
  readonly others: readonly Pick<Booking, 'id' | 'token' | 'event' | 'state'>[]
}

/** Refuses what a booking in its state does not allow any more, or not yet. */
export interface NotPossible {
  readonly why: 'not-possible'
  readonly state: BookingState
}
/** Refuses a cancellation whose price is not the one that was confirmed. */
export interface FeeNotConfirmed {
  readonly why: 'fee-not-confirmed'
  readonly net: Cents
}

interface Changing {
  readonly token: string
  /** Of the booking that was seen. */
  readonly version: number
}
type Changed<Why extends { readonly why: string } = never> = Promise<
  Result<ShownBooking, NotFound | Outdated | NotPossible | Why>
>
/** Why something was not done to a booking. */
export type WhyNotChanged = Exclude<
  Awaited<ReturnType<ForFollowingABooking[Exclude<keyof ForFollowingABooking, 'states'>]>>,
  { readonly ok: true }
>['refusal']

/**
 * What whoever has the link of a booking does with it; nobody needs an account (domain §9). What can be done again and
 * again, such as naming people, is done so often a day.
 */
export interface ForFollowingABooking {
  /** All states in the order of a booking's life (domain §4.5). Never refuses. */
  states(ask: {}): Promise<Result<readonly BookingStateFacts[], never>>
  /** Refuses an unknown token. */
  booking(ask: { readonly token: string }): Promise<Result<ShownBooking, NotFound>>
  /** Books what was reserved; binding. */
  book(ask: Changing & { readonly acceptAgb: boolean }): Changed<Invalid<'acceptAgb'> | NamesMissing>
  /** Takes the seats that were offered from the waiting list; binding. */
  claim(ask: Changing & { readonly acceptAgb: boolean }): Changed<Invalid<'acceptAgb'> | NamesMissing>
  /** Leaves them to the next. */
  decline(ask: Changing): Changed
  /**
   * Cancels for some recipients or for all. `feeNet` is what was shown and confirmed; where it costs something else
   * now, it refuses. Whoever waits moves up.
   */
  cancel(
    ask: Changing & { readonly recipientIds?: readonly string[]; readonly feeNet: Cents; readonly reason?: string },
  ): Changed<FeeNotConfirmed | Invalid<'reason'>>
  /** Names somebody for a seat, or somebody else; free of charge until the first day. */
  substitute(
    ask: Changing & { readonly recipientId: string } & RecipientForm,
  ): Changed<Invalid<RecipientField> | { readonly why: 'recipient-twice' } | TooMany>
  /** Books all on another event of the same theme, and gives the seats back; costs what a cancellation does not. */
  rebook(ask: Changing & { readonly eventId: number }): Changed<SoldOut>
  /** Writes down how the works council decided (§ 33 BetrVG). */
  resolve(ask: Changing & Resolution): Changed<WhyNotResolved | TooMany>
  /** Writes down when the employer was told (§ 37 Abs. 6 S. 4 BetrVG). */
  tellEmployer(ask: Changing & { readonly on: Day }): Changed<Invalid<'on'> | TooMany>
  /** Makes a link for the employer; one that was there before is worth nothing any more. */
  handOver(ask: Changing): Changed<TooMany>
  /** Takes the link back: it opens nothing any more. What was answered stays. */
  revoke(ask: Changing): Changed<TooMany>
}

/** Fields of the forms with which a booking is followed. */
export type BookingField = ResolutionField | EmployersField | 'acceptAgb' | 'reason' | 'on'

/** An order with its bookings, in their order. */
export interface StoredOrder {
  readonly order: Order
  readonly bookings: readonly Booking[]
}

/** Reads orders and bookings. */
export interface ForStoringBookings {
  /** The booking whose link has that token; undefined where there is none. */
  byToken(token: string): Promise<Booking | undefined>
  /** Whose link to the employer has that token. */
  byEmployersToken(token: string): Promise<Booking | undefined>
  /** undefined where no order has that number. */
  order(orderNo: string): Promise<StoredOrder | undefined>
  /** undefined where no booking has that number. */
  byId(id: Booking['id']): Promise<Booking | undefined>
  /** A page of those that fit, newest first: one whose search text holds all the words, of a state and an event. */
  search(filter: BookingFilter, page: PageQuery): Promise<Page<Booking>>
  /** Those of an event in one of some states, in the order in which they came. */
  ofEvent(eventId: number, states: readonly BookingState[]): Promise<readonly Booking[]>
  /** Why an event was called off; undefined where it was not. */
  calledOff(eventId: number): Promise<CalledOff | undefined>
}

/** Which bookings are looked for; each absent part fits all. */
export interface BookingFilter {
  /** As `searchWordsOf` makes them. */
  readonly words: readonly string[]
  readonly state?: BookingState
  readonly eventId?: number
  /** Ordered by whoever was signed in with this account. */
  readonly userId?: string
}

/** Changes orders and bookings within a transaction. */
export interface ForChangingBookings {
  /** Stores an order; its bookings follow. */
  addOrder(order: Order): Promise<void>
  /** Stores a booking of an order that is there. */
  add(booking: Booking): Promise<void>
  /** As it is; whoever changes the same one waits until the transaction ends. */
  lock(token: string): Promise<Booking | undefined>
  /** The same by its number. */
  lockById(id: Booking['id']): Promise<Booking | undefined>
  /** Stores a booking that is locked, as it is now. */
  save(booking: Booking): Promise<void>
  /** Those that wait for seats of an event, in the order in which they came. */
  waitingFor(eventId: number): Promise<readonly Booking[]>
  /** At most so many of an event that have not ended, in the order in which they came; locked. */
  openOf(eventId: number, most: number): Promise<readonly Booking[]>
  /** Notes that an event is called off; what was noted first stays. */
  noteCalledOff(eventId: number, calledOff: CalledOff): Promise<void>
  /** Why an event is called off, as this transaction sees it; undefined where it is not. */
  calledOff(eventId: number): Promise<CalledOff | undefined>
}
