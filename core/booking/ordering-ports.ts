import type { ItemObstacle } from '../cart/priced-cart.ts'
import type { OrderOptionsField } from '../cart/order-options-rules.ts'
import type { Event } from '../catalogue/catalogue.ts'
import type { Cents } from '../shared/money.ts'
import type { KeyTaken } from '../shared/once-only.ts'
import type { Invalid, NotFound, Result, TooMany } from '../shared/result.ts'
import type { Order, SeenBooking } from './booking.ts'
import type { BookingState } from './booking-state.ts'

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
/** Another event of the same theme, as one line tells of it. */
export interface OtherEvent extends Pick<Event, 'eventId' | 'startDate' | 'endDate'> {
  /** Of its theme. */
  readonly title: string
  /** Hotel and town, of a series its first; absent online. */
  readonly venue?: string
}
/** Refuses items that cannot be ordered as they are, with events of the same themes that have the seats. */
export interface ItemsNotOrderable {
  readonly why: 'not-orderable'
  readonly items: readonly {
    readonly itemId: string
    readonly eventId: number
    readonly obstacle: ItemObstacle
    readonly alternatives: readonly OtherEvent[]
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

/** An order as whoever placed it sees it. */
export interface ShownOrder extends Omit<Order, 'userId' | 'gremiumId'> {
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
