import { isPending, type Recipient } from '../cart/cart.ts'
import { addDays, berlinDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import type { Billable, Cancelled } from './billable.ts'
import { cancellationLines } from './billed-lines.ts'
import type { Invoice, InvoiceLine, InvoiceSeller, ServicePeriod } from './invoice.ts'
import { invoiceTotals } from './invoice-totals.ts'

/** An invoice is due so many days after it was issued (terms and conditions, § 4). */
export const paymentDays = 14

/** An invoice without its number, for none is taken until it is certain that one is issued. */
export type InvoiceDraft = Omit<Invoice, 'number' | 'issuedOn' | 'seller' | 'dueOn'>

/** What of an invoice does not come from its booking. */
export interface Issuing {
  /** The next of its series. */
  readonly number: string
  readonly day: Day
  readonly seller: InvoiceSeller
}

/** The invoice of a draft; due where there is something to pay. */
export const issued = (draft: InvoiceDraft, { number, day, seller }: Issuing): Invoice => ({
  ...draft,
  number,
  issuedOn: day,
  seller,
  ...(draft.totals.gross > 0 ? { dueOn: addDays(day, paymentDays) } : {}),
})

/** What a booking costs by these lines. */
export const invoiceFor = (booking: Billable, lines: readonly InvoiceLine[]): InvoiceDraft => ({
  ...aboutBooking(booking),
  kind: 'rechnung',
  participants: namesOf(booking.recipients),
  lines,
  totals: invoiceTotals(lines),
})

/**
 * What those pay who cancelled, with the invoice on which they stood, if they stood on one; undefined where it costs
 * nothing.
 */
export function cancellationFeeFor(
  booking: Billable,
  cancelled: readonly Cancelled[],
  before?: Pick<Invoice, 'number' | 'issuedOn'>,
): InvoiceDraft | undefined {
  const lines = cancellationLines(cancelled)
  if (lines.length === 0) return undefined
  return {
    ...aboutBooking(booking),
    kind: 'storno-gebuehr',
    participants: namesOf(cancelled.map(({ recipient }) => recipient)),
    lines,
    totals: invoiceTotals(lines),
    ...(before ? { about: { number: before.number, issuedOn: before.issuedOn } } : {}),
  }
}

/** 'Anna Beispiel', one after the other; nobody is named who is not known. */
export const namesOf = (recipients: readonly Recipient[]): readonly string[] =>
  recipients.flatMap((one) => (isPending(one) ? [] : [`${one.firstName} ${one.lastName}`]))

/** The days on which a booking is held now. */
export const serviceOf = ({ event }: Pick<Billable, 'event'>): ServicePeriod => ({
  from: berlinDay(event.startDate),
  until: berlinDay(event.endDate),
})

const aboutBooking = ({ options, orderNo, event }: Billable) => ({
  buyer: options.billing,
  orderer: `${options.contact.firstName} ${options.contact.lastName}`,
  orderNo,
  eventId: event.eventId,
  title: event.theme.title,
  service: serviceOf({ event }),
})
