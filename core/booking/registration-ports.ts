import type { SoldOut } from '../capacity/capacity.ts'
import type { CostLine, CostTotals } from '../costs/costs.ts'
import type { CartMode } from '../cart/cart.ts'
import type { Cents } from '../shared/money.ts'
import type { KeyTaken } from '../shared/once-only.ts'
import type { Begun, NotFound, Redirected, Refusal, Result, TooMany } from '../shared/result.ts'
import type { Ordered } from './ports.ts'
import type { RegistrationForm, WrongRegistration } from './registration.ts'

/** Refuses a price that is not the one that was seen; `gross` is what all together cost now. */
export interface PriceChanged {
  readonly why: 'price-changed'
  readonly gross: Cents
}
/** Refuses somebody who is to take part twice. */
export interface RegisteredTwice {
  readonly why: 'recipient-twice'
}

/** Why nobody can register as he wants to: `sold-out` names the event, or the workshop of somebody's first choice. */
export type WhyNotReviewed = NotFound | Redirected | Begun | SoldOut | WrongRegistration | RegisteredTwice

/** Why a registration becomes no order. */
export type WhyNotRegistered = WhyNotReviewed | PriceChanged | KeyTaken | TooMany

/** A registration right before it is sent: what it costs, and a key under which it is one, however often it is sent. */
export interface ReviewedRegistration {
  /** On our invoice, of all together. */
  readonly lines: readonly CostLine[]
  readonly totals: CostTotals
  /** What the hotel bills by itself. */
  readonly hotelTotals: CostTotals
  readonly idempotencyKey: string
}

/** What is sent: `gross` is the sum that was seen, it is compared, never charged. */
export interface RegistrationAsk extends RegistrationForm {
  readonly gross?: Cents
  readonly idempotencyKey?: string
}

type Registering<Why extends Refusal> = (ask: RegistrationAsk) => Promise<Result<Ordered, Why>>

/**
 * How one comes to a Fachtagung (domain §7.12): an order with one booking of its next event. Seats of the event and of
 * workshops are taken in the same step, all of them or none; each takes the first of his workshops that has one left.
 */
export interface ForRegistering {
  /** The same checks without an order, and what it would cost. */
  review(ask: RegistrationForm & { readonly mode: CartMode }): Promise<Result<ReviewedRegistration, WhyNotReviewed>>
  /** Books; binding. */
  register: Registering<WhyNotRegistered>
  /** Holds seats for 14 days. */
  reserve: Registering<WhyNotRegistered>
  /** Waits for seats; workshops are taken when the party moves up, and nobody stays behind for want of one. */
  wait: Registering<Exclude<WhyNotRegistered, SoldOut>>
}
