import type { Participant, Participants } from '../booking/ports.ts'
import { isPending } from '../cart/cart.ts'
import type { PrintedDocument } from '../documents/documents.ts'
import { issuerOf, venueLine } from '../documents/programme-blocks.ts'
import { dateRange } from '../shared/date-texts.ts'
import { byGerman } from '../shared/german-order.ts'
import { timeInFull } from './event-words.ts'
import type { AboutPaper } from './paper-frame.ts'
import { nameOf } from './people-words.ts'

/** By last name; seats for which nobody is named yet come last. */
const inOrder = (participants: readonly Participant[]): readonly Participant[] =>
  participants
    .toSorted(byGerman(({ recipient: it }) => (isPending(it) ? '' : `${it.lastName}, ${it.firstName}`)))
    .toSorted((one, other) => Number(isPending(one.recipient)) - Number(isPending(other.recipient)))

/** Teilnehmerliste of an event for the room: everybody signs. */
export function attendanceList(
  { event, participants }: Participants,
  { brand, site, today }: AboutPaper,
): PrintedDocument {
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
          { label: 'Plätze', text: String(participants.length) },
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
        rows: inOrder(participants).map(({ recipient, company }, index) => ({
          cells: [String(index + 1), nameOf(recipient), company, ''],
        })),
      },
    ],
  }
}
