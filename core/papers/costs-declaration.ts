import type { Booking } from '../booking/booking.ts'
import type { HotelPayer } from '../cart/order-options.ts'
import type { Fact, PrintedDocument } from '../documents/documents.ts'
import { modulesSection, section } from '../documents/programme-blocks.ts'
import { costBlocks } from './cost-blocks.ts'
import { employersLinkBlocks } from './employers-link-blocks.ts'
import { eventFacts } from './event-words.ts'
import { lawOf } from './law-words.ts'
import { plainFrame, type AboutPaper } from './paper-frame.ts'
import { namesInSentence, namesTable } from './people-words.ts'
import { postalLines } from './postal-address.ts'

/** Kostenübernahmeerklärung: what the employer signs for the provider and for the hotel (domain §4.3). */
export function costsDeclaration(booking: Booking, { brand, site, today }: AboutPaper): PrintedDocument {
  const { event, recipients, options, orderNo } = booking
  const { billing, hotelPayer } = options
  const frame = plainFrame('Erklärung zur Kostenübernahme', booking, today)
  return {
    ...frame,
    issuer: { name: billing.company, claim: '', contact: billing.company },
    blocks: [
      {
        kind: 'paragraph',
        text:
          `${[billing.company, ...postalLines(billing)].join(', ')} erklärt gegenüber ${brand.name}, ${brand.city}${hotelToo(booking)}: ` +
          `Die Kosten der Teilnahme von ${namesInSentence(recipients)} an der folgenden Schulung werden übernommen (${lawOf(booking).costs}).`,
      },
      { kind: 'facts', facts: [...eventFacts(event, brand.name), { label: 'Bestellung', text: orderNo }] },
      ...namesTable(recipients),
      ...modulesSection(event),
      ...section('Kosten', ...costBlocks(booking, brand.name)),
      ...(booking.event.isOnlineEvent ? [] : [{ kind: 'paragraph', text: hotelTexts[hotelPayer] } as const]),
      ...section('Rechnung an', { kind: 'facts', facts: billingFacts(booking) }),
      {
        kind: 'paragraph',
        tone: 'small',
        text: 'Nicht enthalten sind Reisekosten und was jemand im Hotel darüber hinaus bestellt.',
      },
      ...employersLinkBlocks(booking, { site, today }),
      {
        kind: 'signatures',
        under: ['Ort, Datum', 'Name in Druckbuchstaben', 'Unterschrift und Stempel des Arbeitgebers'],
      },
    ],
  }
}

const hotelToo = ({ event, options }: Booking): string =>
  event.hotel && options.hotelPayer === 'arbeitgeber'
    ? ` und gegenüber ${event.hotel.name}, ${event.hotel.address.city}`
    : ''

const hotelTexts: Readonly<Record<HotelPayer, string>> = {
  rechnung: 'Übernachtung und Verpflegung stehen auf der Rechnung des Veranstalters.',
  arbeitgeber: 'Übernachtung und Verpflegung berechnet das Hotel dem Arbeitgeber unmittelbar.',
  teilnehmende: 'Übernachtung und Verpflegung legen die Teilnehmenden aus; der Arbeitgeber erstattet sie gegen Beleg.',
}

/** Where the invoice goes, and what it has to name. */
export const billingFacts = ({ options: { billing } }: Pick<Booking, 'options'>): readonly Fact[] => [
  {
    label: 'Anschrift',
    text: [
      billing.company,
      ...(billing.department === undefined ? [] : [billing.department]),
      ...postalLines(billing),
    ].join(', '),
  },
  { label: 'E-Mail', text: billing.email },
  ...given('USt-IdNr.', billing.vatId),
  ...given('Ihre Bestellnummer', billing.orderNo),
  ...given('Kostenstelle', billing.costCentre),
  ...given('Leitweg-ID', billing.leitwegId),
]

const given = (label: string, text: string | undefined): readonly Fact[] =>
  text === undefined ? [] : [{ label, text }]
