import type { Recipient } from '../cart/cart.ts'
import type { OrderOptions } from '../cart/order-options.ts'
import type { CostLine } from '../costs/costs.ts'
import type { CalendarDate } from '../shared/day.ts'
import type { Cents } from '../shared/money.ts'

/** What of a booking its invoices tell. A booking is one; this context need not know what else it is. */
export interface Billable {
  readonly id: string
  /** Opens the booking and its invoices. */
  readonly token: string
  readonly orderNo: string
  readonly event: {
    readonly eventId: number
    readonly startDate: CalendarDate
    readonly endDate: CalendarDate
    readonly theme: { readonly title: string }
  }
  /** Who takes part now. */
  readonly recipients: readonly Recipient[]
  readonly options: Pick<OrderOptions, 'billing' | 'contact'>
  /** Of each recipient, by his id: what stands on our invoice. */
  readonly costs: Readonly<Record<string, { readonly lines: readonly CostLine[] }>>
}

/** Somebody who takes part no longer, and what that costs. */
export interface Cancelled {
  readonly recipient: Recipient
  /** Of the seminar fee. */
  readonly percent: number
  readonly feeNet: Cents
}
