import { costsOf, type Booking, type SignedBy } from '../booking/booking.ts'
import type { TypedOptions } from '../cart/cart.ts'
import type { OrderOptions } from '../cart/order-options.ts'
import { incompleteText, sumRows } from '../costs/cost-words.ts'
import type { PrintedDocument } from '../documents/documents.ts'
import { berlinDay, formatDate } from '../shared/dates.ts'
import { orderFormOf, type AboutOrderForm } from './order-form-paper.ts'

/** The order form of a reservation: all that was typed stands on it, the signature alone is missing (domain §7.3). */
export function filledOrderForm(
  { event, orderNo, heldUntil, recipients, costs, options, body }: Booking,
  { name, place, date }: SignedBy,
  about: AboutOrderForm,
): PrintedDocument {
  const { totals } = costsOf({ recipients, costs })
  const decides = options.legalBasis !== 'keine' && options.buyerType !== 'privat'
  return {
    ...orderFormOf(event, { recipients, typed: typedFrom(options) }, about, {
      facts: [
        // On what VAT is reckoned has no room beside a fact; the invoice says it.
        ...sumRows(totals, true).map(({ label, amount }) => ({ label: label.replace(/ auf .*$/, ''), text: amount })),
        { label: 'Bestellung', text: orderNo },
        ...(heldUntil === undefined ? [] : [{ label: 'Plätze gehalten bis', text: formatDate(berlinDay(heldUntil)) }]),
      ],
      // The price is for these people: a row more would promise that others come for the same.
      rows: recipients.length,
      ...(decides && { body }),
      orderNo,
      signing: [
        ...(totals.complete ? [] : [{ kind: 'paragraph', tone: 'small', text: incompleteText } as const]),
        {
          kind: 'form',
          fields: [
            { label: 'Ort', text: place },
            { label: 'Datum', text: formatDate(date) },
            { label: 'Name in Druckschrift', text: name },
          ],
        },
        { kind: 'signatures', under: ['Unterschrift und Stempel'] },
      ],
    }),
    personal: true,
  }
}

/** The options of an order as an order form has them. */
const typedFrom = ({ contact, billing: { email: billingEmail, ...billing }, resolutionDate }: OrderOptions) =>
  ({
    ...contact,
    ...billing,
    billingEmail,
    ...(resolutionDate !== undefined && { resolutionDate }),
  }) satisfies TypedOptions
