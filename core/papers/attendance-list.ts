import type { BookedEvent, Booking } from '../booking/booking.ts'
import { bookingStateLabels, holdsSeats } from '../booking/booking-state.ts'
import { isPending, type Recipient } from '../cart/cart.ts'
import type { PrintedDocument } from '../documents/documents.ts'
import { issuerOf, venueLine } from '../documents/programme-blocks.ts'
import { dateRange } from '../shared/date-texts.ts'
import { byGerman } from '../shared/german-order.ts'
import { timeInFull } from './event-words.ts'
import type { AboutPaper } from './paper-frame.ts'
import { functionText, nameOf } from './people-words.ts'

/** Somebody with a seat at an event, and by whose booking. */
interface Seated {
  readonly recipient: Recipient
  readonly booking: Booking
}

/** Whoever has a seat, by last name; those who are still to be named come last. */
const seatedAt = (bookings: readonly Booking[]): readonly Seated[] =>
  bookings
    .filter(({ state }) => holdsSeats(state) || state === 'teilgenommen' || state === 'nicht_erschienen')
    .flatMap((booking) => booking.recipients.map((recipient) => ({ recipient, booking })))
    .toSorted(byGerman(({ recipient }) => orderName(recipient)))
    .toSorted((one, other) => Number(isPending(one.recipient)) - Number(isPending(other.recipient)))

const orderName = (recipient: Recipient): string =>
  isPending(recipient) ? '' : `${recipient.lastName}, ${recipient.firstName}`

/** Teilnehmerliste of an event for the room: everybody signs. */
export function attendanceList(
  event: BookedEvent,
  bookings: readonly Booking[],
  { brand, site, today }: AboutPaper,
): PrintedDocument {
  const seated = seatedAt(bookings)
  return {
    title: `Teilnehmerliste: ${event.theme.title}`,
    subtitle: `${dateRange(event.startDate, event.endDate)}, ${venueLine(event)}`,
    issuer: issuerOf({ brand, site }),
    issued: today,
    personal: true,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Termin', text: `Nummer ${event.eventId}` },
          { label: 'Zeit', text: timeInFull(event) },
          { label: 'Plätze', text: String(seated.length) },
        ],
      },
      {
        kind: 'table',
        caption: 'Bitte unterschreiben Sie hinter Ihrem Namen.',
        columns: [
          { title: 'Nr.', takes: 'short' },
          { title: 'Name' },
          { title: 'Betrieb' },
          { title: 'Unterschrift', takes: 'hand' },
        ],
        rows: seated.map(({ recipient, booking }, index) => ({
          cells: [String(index + 1), nameOf(recipient), booking.options.billing.company, ''],
        })),
      },
    ],
  }
}

/** The same as a table for the office's programs. */
export const attendanceColumns = [
  'Nr.',
  'Nachname',
  'Vorname',
  'Betrieb',
  'Funktion',
  'E-Mail',
  'Telefon',
  'Bestellung',
  'Status',
]

export const attendanceRows = (bookings: readonly Booking[]): readonly (readonly string[])[] =>
  seatedAt(bookings).map(({ recipient, booking }, index) => {
    const { options, orderNo, state } = booking
    const own = isPending(recipient)
      ? ['N. N.', '', options.billing.company, '', '', '']
      : [
          recipient.lastName,
          recipient.firstName,
          options.billing.company,
          functionText(recipient),
          recipient.email,
          recipient.phone ?? '',
        ]
    return [String(index + 1), ...own, orderNo, bookingStateLabels[state]]
  })
