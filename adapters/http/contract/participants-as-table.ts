import { bookingStateLabels } from '#core/booking/booking-state.ts'
import type { Participants } from '#core/booking/office-ports.ts'
import { isPending } from '#core/cart/cart.ts'
import type { Table } from './endpoint.ts'

/** A line for every seat; one for which nobody is named yet has the number of its order and its company alone. */
export const participantsAsTable: Table = {
  columns: [
    'Bestellung',
    'Stand',
    'Betrieb',
    'Nachname',
    'Vorname',
    'E-Mail-Adresse',
    'Telefon',
    'Hinweise',
    'Teilgenommen',
  ],
  rows: (value) =>
    (value as Participants).participants.map(({ orderNo, state, company, recipient, attended }) => [
      orderNo,
      bookingStateLabels[state],
      company,
      ...(isPending(recipient)
        ? ['N. N.', '', '', '', '']
        : [recipient.lastName, recipient.firstName, recipient.email, recipient.phone ?? '', recipient.notes ?? '']),
      attended === undefined ? '' : attended ? 'ja' : 'nein',
    ]),
}
