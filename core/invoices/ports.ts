import type { Document } from '../shared/document.ts'
import type { NotFound, Result } from '../shared/result.ts'
import type { Invoice, IssuedInvoice } from './invoice.ts'
import type { Series } from './invoice-number.ts'

/** What whoever has the link of a booking takes away of its invoices; nobody needs an account (domain §9). */
export interface ForTakingInvoices {
  /** As PDF/A-3 with the e-invoice within (ZUGFeRD, EN 16931). Refuses what is no invoice of that booking. */
  pdf(ask: { readonly token: string; readonly number: string }): Promise<Result<Document, NotFound>>
  /** As XML alone: XRechnung where the buyer has a Leitweg-ID, else EN 16931. Refuses as `pdf`. */
  xml(ask: { readonly token: string; readonly number: string }): Promise<Result<Document, NotFound>>
}

/** Reads invoices; nothing deletes them (§ 147 Abs. 3 AO: eight years), and they name whom they were issued to. */
export interface ForStoringInvoices {
  /** Of a booking, the oldest first. */
  ofBooking(bookingId: string): Promise<readonly IssuedInvoice[]>
  /** The one with that number, if it is of the booking whose link has that token. */
  at(asked: { readonly token: string; readonly number: string }): Promise<Invoice | undefined>
  /** Every series with the last number that was given in it. */
  series(): Promise<readonly { readonly series: Series; readonly last: number }[]>
  /** Positions in a series that invoices have, above one of them, the lowest first, at most so many. */
  numbers(series: Series, after: number, most: number): Promise<readonly number[]>
}

/** Writes invoices within a transaction. */
export interface ForChangingInvoices {
  /** As `ForStoringInvoices.ofBooking`; whoever bills the same booking waits until the transaction ends. */
  lock(bookingId: string): Promise<readonly IssuedInvoice[]>
  /** Throws where its number is another's, or the booking has one for the same reason. */
  add(issued: IssuedInvoice): Promise<void>
}

/** Gives numbers without a gap. */
export interface ForNumbering {
  /**
   * The next of a series, from 1. Whoever wants one of the same waits until the transaction ends, so it comes last; if
   * that is rolled back, the number was never given.
   */
  next(series: Series): Promise<number>
}

/** How an e-invoice names what it keeps to: EN 16931 alone, or the German authorities' narrower rules. */
export type EInvoiceProfile = 'en16931' | 'xrechnung'

/** Writes an invoice for programs: UN/CEFACT CII. The same invoice gives the same text. */
export interface ForWritingEInvoices {
  write(invoice: Invoice, profile: EInvoiceProfile): string
  /** The same as a file, in UTF-8. */
  file(invoice: Invoice, profile: EInvoiceProfile): Uint8Array
}
