import type { Outdated } from '../cart/changing-cart.ts'
import type { SoldOut } from '../capacity/capacity.ts'
import type { ItemObstacle } from '../cart/priced-cart.ts'
import type { HotelPayer, LegalBasisKey } from '../cart/order-options.ts'
import type { OrderOptionsField } from '../cart/order-options-rules.ts'
import type { RecipientField, RecipientForm } from '../cart/recipient-rules.ts'
import type { Event, ListedEvent } from '../catalogue/catalogue.ts'
import type { CostLine, CostTotals } from '../costs/costs.ts'
import type { Invoice } from '../invoices/invoice.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { Cents } from '../shared/money.ts'
import type { KeyTaken } from '../shared/once-only.ts'
import type { Page, PageQuery } from '../shared/page.ts'
import type { Invalid, NotFound, Result, TooMany } from '../shared/result.ts'
import type { Booking, CalledOff, Order, SeenBooking } from './booking.ts'
import type { BookingState, BookingStateFacts } from './booking-state.ts'
import type { CancellationStep } from './cancellation-fee.ts'
import type { EmployersAnswer } from './employers-link.ts'
import type { Resolution, ResolutionField, WhyNotResolved } from './resolution.ts'

export type { ForRunningBookings, NotStaff, Participant, Participants } from './office-ports.ts'
export type { ForRegistering } from './registration-ports.ts'

/** What an order was given. */
export interface Ordered {
  readonly orderNo: string
  /** Of its first booking. */
  readonly status: BookingState
  readonly confirmationUrl: string
}

/** Refuses the checkout of another cart than the one that was seen: something in it, or a price, has changed. */
export interface CartChanged {
  readonly why: 'cart-changed'
  readonly version: number
}
/** Refuses a checkout with nothing in it. */
export interface CartEmpty {
  readonly why: 'cart-empty'
}
/** Refuses items that cannot be ordered as they are, with events of the same themes that have the seats. */
export interface ItemsNotOrderable {
  readonly why: 'not-orderable'
  readonly items: readonly {
    readonly itemId: string
    readonly eventId: number
    readonly obstacle: ItemObstacle
    readonly alternatives: readonly number[]
  }[]
}
/** Refuses 'N. N.' so shortly before the first day (domain §9). */
export interface NamesMissing {
  readonly why: 'names-missing'
  readonly eventIds: readonly number[]
}

/** Why a cart becomes no order. */
export type WhyNotCheckedOut =
  | Invalid<OrderOptionsField>
  | CartChanged
  | CartEmpty
  | ItemsNotOrderable
  | NamesMissing
  | KeyTaken
  | TooMany

/** What somebody confirms who orders what is in his cart. */
export interface CheckoutAsk {
  readonly cartVersion: number
  readonly acceptAgb: boolean
  readonly privacyAccepted: boolean
  readonly gross?: Cents
  readonly idempotencyKey?: string
}

/** An order with its bookings, in their order. */
export interface StoredOrder {
  readonly order: Order
  readonly bookings: readonly Booking[]
}

/** An order as whoever placed it sees it. */
export interface ShownOrder extends Omit<Order, 'userId'> {
  readonly bookings: readonly SeenBooking[]
}

/** The step from the cart to an order (domain §7.3). */
export interface ForOrdering {
  /**
   * Orders what is in the cart, all of it or nothing: each item is booked, reserved or waits. The seats are taken, the
   * letters laid out and the cart emptied in the same transaction. The same checkout again, by its key or by the
   * version of the cart, answers the same order. `gross` is the sum that was seen: it is compared, never charged.
   */
  checkout(ask: CheckoutAsk): Promise<Result<Ordered, WhyNotCheckedOut>>
  /** What this browser ordered last. Refuses where it ordered nothing for a while. */
  placed(ask: {}): Promise<Result<ShownOrder, NotFound>>
}

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

/**
 * What the employer is asked to take on: topic, days, place, costs, legal basis and names, as § 37 Abs. 6 BetrVG asks
 * for them; no vote, and nothing that people said of themselves beside their names.
 */
export interface EmployersRequest extends Pick<Booking, 'orderNo' | 'event' | 'body' | 'state'> {
  readonly legalBasis: LegalBasisKey
  readonly company: string
  /** Who asks. */
  readonly orderer: string
  /** Names; 'N. N.' is null. */
  readonly names: readonly (string | null)[]
  readonly hotelPayer: HotelPayer
  readonly lines: readonly CostLine[]
  readonly hotelLines: readonly CostLine[]
  readonly totals: CostTotals
  readonly until: Instant
  /** His own answers, oldest first. */
  readonly answers: readonly Omit<EmployersAnswer, 'at' | 'text'>[]
}
/** The link is unknown, revoked, or its time is over. */
export interface LinkExpired {
  readonly why: 'expired'
}
export type EmployersField = 'kind' | 'name' | 'text'

/** Fields of the forms with which a booking is followed. */
export type BookingField = ResolutionField | EmployersField | 'acceptAgb' | 'reason' | 'on'

/** What the employer does to whom a link was handed. */
export interface ForAnsweringAsEmployer {
  /** What he is asked. Refuses an unknown link, and one that is revoked or whose time is over. */
  request(ask: { readonly token: string }): Promise<Result<EmployersRequest, NotFound | LinkExpired>>
  /** He confirms, asks or objects, by name; the orderer is written to. A question and an objection need a text. */
  answer(ask: {
    readonly token: string
    readonly kind: string
    readonly name: string
    readonly text?: string
  }): Promise<Result<EmployersRequest, NotFound | LinkExpired | Invalid<EmployersField> | TooMany>>
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
