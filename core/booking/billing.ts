import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { Billable } from '../invoices/billable.ts'
import { sellerFrom, type Invoice, type InvoiceSeller } from '../invoices/invoice.ts'
import { issueCancellationFee, issueCorrection, issueInvoice, type IssuingTx } from '../invoices/issuing.step.ts'
import { berlinDay } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'
import type { Refusal, Result } from '../shared/result.ts'
import type { TaskWork } from '../timetable/ports.ts'
import { invoiceLetter } from './booking-letters.ts'
import type { Booking } from './booking.ts'
import type { BookingState } from './booking-state.ts'
import type { BookingTx } from './stepping.step.ts'

/** What billing changes in one transaction. */
export type BillingTx = BookingTx & IssuingTx

/** In these states what a booking costs is owed; in those that ended otherwise nothing but fees is. */
const owed: ReadonlySet<BookingState> = new Set(['bestaetigt', 'eingeladen', 'teilgenommen', 'nicht_erschienen'])

/** Those for whom the booking is paid now. */
const billable = (booking: Booking): Billable => (owed.has(booking.state) ? booking : { ...booking, recipients: [] })

/** Fees of those who cancelled, by the moment in which they did. */
const feesOf = ({ cancelled }: Booking): ReadonlyMap<Instant, Booking['cancelled']> =>
  Map.groupBy(cancelled, ({ at }) => at)

/** The invoices that a booking is owed as it is now: the first, its correction, and fees; each once. */
async function invoicesOwed(
  tx: BillingTx,
  booking: Booking,
  { now, seller }: { readonly now: Instant; readonly seller: InvoiceSeller },
): Promise<readonly Invoice[]> {
  const bill = { booking: billable(booking), day: berlinDay(now), seller }
  const isOwed = owed.has(booking.state)
  const answers: Result<Invoice, Refusal>[] = [
    ...(isOwed ? [await issueInvoice(tx, { ...bill, reason: 'booked' })] : []),
    await issueCorrection(tx, { ...bill, reason: `changed ${booking.version}` }),
  ]
  for (const [at, cancelled] of feesOf(booking))
    answers.push(await issueCancellationFee(tx, { ...bill, booking, cancelled, reason: `cancelled ${at}` }))
  return answers.flatMap((answer) => (answer.ok ? [answer.value] : []))
}

/**
 * Bills a booking as it is now, and sends what is new to whom the invoice goes. Nothing happens where the settings name
 * nobody who issues invoices, or its price is not known yet.
 */
export const billing =
  (content: ForKnowingTheBrand): TaskWork<BillingTx> =>
  async (tx, { subject }, now) => {
    const booking = await tx.bookings.lockById(subject)
    const brand = booking && (await content.brand())
    const seller = brand && sellerFrom(brand)
    if (!booking || !seller) return
    for (const invoice of await invoicesOwed(tx, booking, { now, seller }))
      await tx.letters.post(invoiceLetter(booking, invoice), now)
  }
