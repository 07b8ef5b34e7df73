import type { Booking } from '#core/booking/booking.ts'
import { billedLines } from '#core/invoices/billed-lines.ts'
import { correctionOf } from '#core/invoices/correction-of.ts'
import type { Invoice } from '#core/invoices/invoice.ts'
import { cancellationFeeFor, invoiceFor, issued, namesOf, serviceOf } from '#core/invoices/invoice-for.ts'
import { required } from '#core/shared/required.ts'
import { booking, cancelled, costing, exemptFee, fee, hotelLines, named, seller } from './sample-bookings.ts'

/** Its check digits are right. */
export const leitwegId = '04011000-1234512345-06'

const costing19and7 = costing([fee, ...hotelLines])
const first = booking({ costs: { r1: costing19and7, r2: costing([fee]) } })
const linesOf = (of: Booking) => required(billedLines(of))
const issuing = { number: 'R-2026-000001', day: '2026-11-20', seller }
const correction = { number: 'K-2026-000001', day: '2026-12-28', seller }

const billed = (of: Booking): Invoice => issued(invoiceFor(of, linesOf(of)), issuing)
const corrected = (invoice: Invoice, left: Booking): Invoice =>
  issued(
    required(
      correctionOf([invoice], {
        lines: linesOf(left),
        participants: namesOf(left.recipients),
        service: serviceOf(left),
      }),
    ),
    correction,
  )

const rechnung = billed(first)
/** Three weeks later than it was billed for. */
const later = { ...first, event: { ...first.event, startDate: '2027-02-01', endDate: '2027-02-05' } }
const exemptBooking = booking({ costs: { r1: costing([exemptFee, ...hotelLines]), r2: costing([exemptFee]) } })

/**
 * Of every kind: with hotel and tax of a town; fewer people; more; nobody; on other days, and then fewer; an exempt
 * fee; what cancelling costs.
 */
export const sampleInvoices = {
  rechnung,
  korrektur: corrected(rechnung, { ...first, recipients: [named('r1')] }),
  more: corrected(billed({ ...first, costs: { r1: costing([fee]), r2: costing([fee]) } }), first),
  nothingLeft: corrected(rechnung, { ...first, recipients: [] }),
  rescheduled: corrected(rechnung, later),
  rescheduledForOne: corrected(rechnung, { ...later, recipients: [named('r1')] }),
  exempt: billed(exemptBooking),
  exemptCorrected: corrected(billed(exemptBooking), { ...exemptBooking, recipients: [] }),
  fee: issued(required(cancellationFeeFor(first, [cancelled('r2', 50, 74_500)], rechnung)), {
    ...issuing,
    number: 'R-2026-000002',
  }),
  feeTakenBack: issued(
    required(
      correctionOf([issued(required(cancellationFeeFor(first, [cancelled('r2', 50, 74_500)])), issuing)], {
        lines: [],
        participants: [],
        service: serviceOf(first),
      }),
    ),
    correction,
  ),
} as const satisfies Readonly<Record<string, Invoice>>
