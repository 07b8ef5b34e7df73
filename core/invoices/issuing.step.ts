import type { Day } from '../shared/day.ts'
import { done, refused, type Result } from '../shared/result.ts'
import type { Billable, Cancelled } from './billable.ts'
import { billedLines, type PriceUnknown } from './billed-lines.ts'
import { correctionOf } from './correction-of.ts'
import type { Invoice, InvoiceSeller, IssuedInvoice } from './invoice.ts'
import { cancellationFeeFor, invoiceFor, issued, namesOf, serviceOf, type InvoiceDraft } from './invoice-for.ts'
import { invoiceNumber, seriesOf } from './invoice-number.ts'
import type { ForChangingInvoices, ForNumbering } from './ports.ts'

/** Nothing is billed: it costs nothing, it is billed already, or nothing has changed. */
export interface NothingToBill {
  readonly why: 'nothing-to-bill'
}
export type WhyNotIssued = NothingToBill | PriceUnknown

/** Parts of a transaction in which an invoice is issued. */
export interface IssuingTx {
  readonly invoices: ForChangingInvoices
  readonly numbers: ForNumbering
}

/** Which invoice of a booking, as the booking is now. */
export interface ToBill {
  readonly booking: Billable
  /** Because of what: the same booking and reason get the same invoice, however often they ask. */
  readonly reason: string
  readonly day: Day
  readonly seller: InvoiceSeller
}

/** Bills what a booking costs. Refuses where it is billed already for another reason: that is a correction. */
export const issueInvoice = (tx: IssuingTx, asked: ToBill): Promise<Result<Invoice, WhyNotIssued>> =>
  issueOnce<WhyNotIssued>(tx, asked, (before) => {
    const lines = billedLines(asked.booking)
    if (!lines) return refused({ why: 'price-unknown' })
    if (lines.length === 0 || billedBy(before)) return refused({ why: 'nothing-to-bill' })
    return done(invoiceFor(asked.booking, lines))
  })

/** Corrects what a booking was billed to what it costs now: less, nothing, more, or the same for other days. */
export const issueCorrection = (tx: IssuingTx, asked: ToBill): Promise<Result<Invoice, WhyNotIssued>> =>
  issueOnce<WhyNotIssued>(tx, asked, (before) => {
    const invoice = billedBy(before)
    if (!invoice) return refused({ why: 'nothing-to-bill' })
    const lines = billedLines(asked.booking)
    if (!lines) return refused({ why: 'price-unknown' })
    const draft = correctionOf([invoice, ...correctionsOf(invoice, before)], {
      lines,
      participants: namesOf(asked.booking.recipients),
      service: serviceOf(asked.booking),
    })
    return draft ? done(draft) : refused({ why: 'nothing-to-bill' })
  })

/** Bills what cancelling costs those who have just cancelled, beside the correction of what they had been billed. */
export const issueCancellationFee = (
  tx: IssuingTx,
  asked: ToBill & { readonly cancelled: readonly Cancelled[] },
): Promise<Result<Invoice, NothingToBill>> =>
  issueOnce(tx, asked, (before) => {
    const draft = cancellationFeeFor(asked.booking, asked.cancelled, billedBy(before))
    return draft ? done(draft) : refused({ why: 'nothing-to-bill' })
  })

/** Takes back an invoice of a booking whole, such as a fee where a doctor's certificate came (terms, § 6 Nr. 4). */
export const issueReversal = (
  tx: IssuingTx,
  asked: ToBill & { readonly number: string },
): Promise<Result<Invoice, NothingToBill>> =>
  issueOnce(tx, asked, (before) => {
    const invoice = before.find(({ number }) => number === asked.number)
    if (!invoice) return refused({ why: 'nothing-to-bill' })
    const nothing = { lines: [], participants: [], service: invoice.service }
    const draft = correctionOf([invoice, ...correctionsOf(invoice, before)], nothing)
    return draft ? done(draft) : refused({ why: 'nothing-to-bill' })
  })

async function issueOnce<Why extends WhyNotIssued>(
  { invoices, numbers }: IssuingTx,
  { booking, reason, day, seller }: ToBill,
  draftOf: (before: readonly Invoice[]) => Result<InvoiceDraft, Why>,
): Promise<Result<Invoice, Why>> {
  const before = await invoices.lock(booking.id)
  const same = before.find((one) => one.reason === reason)
  if (same) return done(same.invoice)
  const draft = draftOf(before.map(({ invoice }) => invoice))
  if (!draft.ok) return draft
  const series = seriesOf(draft.value.kind, day)
  const number = invoiceNumber(series, await numbers.next(series))
  const entry: IssuedInvoice = {
    invoice: issued(draft.value, { number, day, seller }),
    bookingId: booking.id,
    token: booking.token,
    reason,
  }
  await invoices.add(entry)
  return done(entry.invoice)
}

/** The invoice of what a booking costs. */
const billedBy = (before: readonly Invoice[]): Invoice | undefined => before.find(({ kind }) => kind === 'rechnung')

const correctionsOf = ({ number }: Invoice, before: readonly Invoice[]): readonly Invoice[] =>
  before.filter(({ kind, about }) => kind === 'korrektur' && about?.number === number)
