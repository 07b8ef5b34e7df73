import type { BrandSettings } from '../brand/brand.ts'
import type { Seller } from '../brand/seller.ts'
import type { Billing } from '../cart/order-options.ts'
import type { CostItem } from '../costs/costs.ts'
import type { Day } from '../shared/day.ts'
import type { Cents } from '../shared/money.ts'

/**
 * 'rechnung': what a booking costs; 'korrektur': by how much what was billed changes, mostly less (§ 31 Abs. 5 UStDV);
 * 'storno-gebuehr': what cancelling costs, beside the correction, because it is taxed in another way (ADR 054).
 */
export const invoiceKinds = ['rechnung', 'korrektur', 'storno-gebuehr'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** Why no VAT is due on a line. Of one invoice all lines are damages, or none: EN 16931 has no mixture (BR-O-11). */
export const untaxedReasons = ['education', 'passed-through', 'damages'] as const
export type UntaxedReason = (typeof untaxedReasons)[number]

/** Days of a service, the last one too (§ 14 Abs. 4 S. 1 Nr. 6 UStG; BT-73 and 74, of a line BT-134 and 135). */
export interface ServicePeriod {
  readonly from: Day
  readonly until: Day
}

export interface InvoiceLine {
  readonly item: CostItem | 'cancellation-fee'
  /** German, as it was billed. */
  readonly text: string
  /** Title of the module of a series that it belongs to. */
  readonly module?: string
  /** Below 0 in a correction: taken back. */
  readonly quantity: number
  /** Of one, never below 0. */
  readonly net: Cents
  /** VAT in percent. */
  readonly rate: number
  /** Where the rate is 0. */
  readonly untaxed?: UntaxedReason
  /**
   * Where lines have not all the same days: what was billed for an event before it was rescheduled, and what is billed
   * for it now. Then every line has it.
   */
  readonly service?: ServicePeriod
}

/** VAT per rate on the sum, rounded once; of a correction, by how much each sum changes. */
export interface InvoiceTotals {
  readonly net: Cents
  readonly vatByRate: readonly VatPart[]
  readonly gross: Cents
}
export interface VatPart {
  readonly rate: number
  readonly net: Cents
  readonly vat: Cents
}

/** Who issues an invoice, and how he is reached; stored with it, for he may move. */
export interface InvoiceSeller extends Seller {
  /** As everybody calls him. */
  readonly name: string
  readonly claim: string
  readonly phone: string
  readonly email: string
}

/** An invoice as it was issued (§ 14 Abs. 4 UStG). It never changes; a correction follows it. */
export interface Invoice {
  /** In its series, without a gap: 'R-2026-000001'. */
  readonly number: string
  readonly kind: InvoiceKind
  readonly issuedOn: Day
  readonly seller: InvoiceSeller
  readonly buyer: Billing
  /** Who ordered, by name. */
  readonly orderer: string
  /** Ours; what the buyer calls his order is `buyer.orderNo`. */
  readonly orderNo: string
  readonly eventId: number
  readonly title: string
  /** Of all lines that have none of their own; else that of what is left. */
  readonly service: ServicePeriod
  /** Names of those who take part, as far as they are known; in a correction those who are left. */
  readonly participants: readonly string[]
  readonly lines: readonly InvoiceLine[]
  readonly totals: InvoiceTotals
  /** Until when it is to be paid; absent where nothing is. */
  readonly dueOn?: Day
  /** The invoice that it corrects, or that was billed for what was cancelled (BT-25). */
  readonly about?: { readonly number: string; readonly issuedOn: Day }
}

/** An invoice with whom it belongs to. */
export interface IssuedInvoice {
  readonly invoice: Invoice
  readonly bookingId: string
  /** Of the booking: it opens its invoices. */
  readonly token: string
  /** Because of what it was issued; once for each booking. */
  readonly reason: string
}

/** The seller as the settings say; undefined where they name none. */
export const sellerFrom = ({ seller, name, claim, phone, email }: BrandSettings): InvoiceSeller | undefined =>
  seller && { ...seller, name, claim, phone, email }
