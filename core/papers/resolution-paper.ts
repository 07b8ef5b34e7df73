import type { Booking } from '../booking/booking.ts'
import { claimOf } from '../booking/training-claim.ts'
import type { Block, FormLine, PrintedDocument } from '../documents/documents.ts'
import { listSection, modulesSection, section } from '../documents/programme-blocks.ts'
import { formatDate } from '../shared/dates.ts'
import { unbroken } from '../shared/unbroken.ts'
import { costBlocks } from './cost-blocks.ts'
import { eventFacts, whenAndWhere } from './event-words.ts'
import { decidingBody, lawOf } from './law-words.ts'
import { plainFrame, type AboutPaper } from './paper-frame.ts'
import { namesInSentence, namesTable } from './people-words.ts'

/** How the agenda names what is to be decided. */
export const agendaText = ({ event, recipients, ...booking }: Booking, provider: string): string =>
  `Beschluss über die Entsendung von ${namesInSentence(recipients)} zur Schulung „${event.theme.title}“ des Veranstalters ` +
  `${provider} ${whenAndWhere(event)} nach ${lawOf(booking).training}`

/** The BR sends its own members, or those of the JAV. */
const senders = ({ body, recipients }: Booking): string =>
  body === 'jav'
    ? `für die Jugend- und Auszubildendenvertretung ${namesInSentence(recipients)}`
    : namesInSentence(recipients)

/**
 * Entsendebeschluss: the resolution of a works council as its minutes want it (§ 34 BetrVG, domain §4.3), filled in as
 * far as it is known. A Vertrauensperson needs none.
 */
export function resolutionPaper(booking: Booking, about: AboutPaper): PrintedDocument {
  const { event, recipients, resolution, options, body } = booking
  const { brand, today } = about
  const law = lawOf(booking)
  const heldOn = resolution?.heldOn ?? options.resolutionDate
  return {
    ...plainFrame('Entsendebeschluss', booking, today),
    subtitle: 'Auszug aus der Sitzungsniederschrift',
    blocks: [
      {
        kind: 'form',
        fields: [
          { label: 'Gremium', text: `${decidingBody[body].name}, ${options.billing.company}` },
          fill('Sitzung am', heldOn && formatDate(heldOn)),
          { label: 'Ort der Sitzung' },
          { label: 'Geladen am' },
          { label: 'Tagesordnung', text: agendaText(booking, brand.name) },
          fill('Stimmberechtigt', resolution?.entitled),
          fill('Davon anwesend', resolution?.present),
          // They count for the majority, and not for the quorum: both must be seen.
          ...(body === 'jav' ? [{ label: 'Davon aus der JAV' }] : []),
          { label: 'Ersatzmitglieder' },
        ],
      },
      {
        kind: 'paragraph',
        tone: 'small',
        text:
          `Geladen wurde rechtzeitig und unter Mitteilung der Tagesordnung (${unbroken('§ 29 Abs. 2 Satz 3 BetrVG')}), ` +
          `für verhinderte Mitglieder das Ersatzmitglied (${unbroken('§ 29 Abs. 2 Satz 6 BetrVG')}).`,
      },
      ...section('Beschluss', {
        kind: 'paragraph',
        text:
          `Der Betriebsrat beschließt, ${senders(booking)} gemäß ${law.training} zur Schulung „${event.theme.title}“ des ` +
          `Veranstalters ${brand.name} ${whenAndWhere(event)} zu entsenden.`,
      }),
      { kind: 'form', fields: [{ label: 'Ersatzweise' }] },
      ...namesTable(recipients),
      { kind: 'facts', facts: eventFacts(event, brand.name) },
      ...modulesSection(event),
      ...reasons(booking, about),
      ...timing(law.timing),
      ...costs(booking, brand.name, law.costs),
      ...vote(booking),
      {
        kind: 'signatures',
        under: [
          'Ort, Datum',
          'Vorsitz des Betriebsrats',
          `Weiteres Mitglied (${unbroken('§ 34 Abs. 1 Satz 2 BetrVG')})`,
        ],
      },
    ],
  }
}

const fill = (label: string, known: string | number | undefined): FormLine =>
  known === undefined ? { label } : { label, text: String(known) }

/** Why it is needed: what is basic needs no occasion, what is special does; what is suitable was found to be so. */
const reasons = (booking: Booking, { theme }: AboutPaper): readonly Block[] => {
  if (claimOf(booking) === 'suitable')
    return section(
      'Anerkennung',
      {
        kind: 'paragraph',
        text: `Die Schulung ist von der obersten Arbeitsbehörde des Landes als geeignet anerkannt (${unbroken('§ 37 Abs. 7 BetrVG')}).`,
      },
      { kind: 'form', fields: [{ label: 'Anerkannt durch' }, { label: 'Aktenzeichen' }] },
    )
  const basic = theme?.level === 'grundlagen' && booking.body === 'br'
  return [
    ...section('Erforderlichkeit', { kind: 'paragraph', text: basic ? basicText : specialText[booking.body] }),
    // Each a form of its own: together they would leave much of a sheet empty.
    ...(basic ? [toWrite('Kenntnisstand', 2)] : [toWrite('Anlass im Betrieb', 3), toWrite('Aufgabe im Gremium', 2)]),
    ...listSection('Was die Schulung vermittelt', theme?.learn ?? []),
  ]
}

const toWrite = (label: string, lines: number): Block => ({ kind: 'form', fields: [{ label, lines }] })

const basicText =
  'Die Schulung vermittelt Grundkenntnisse. Grundkenntnisse des Betriebsverfassungsrechts, des allgemeinen Arbeitsrechts und ' +
  'des Arbeitsschutzes braucht jedes Mitglied für die Arbeit im Betriebsrat; einen besonderen Anlass setzt das nicht voraus. ' +
  'Die Entsandten haben diese Kenntnisse noch nicht.'

const specialText = {
  br:
    'Der Betriebsrat hält die vermittelten Kenntnisse für seine Arbeit für erforderlich. Er stützt sich auf den folgenden ' +
    'Anlass und darauf, wie die Aufgaben im Gremium verteilt sind.',
  jav:
    'Der Betriebsrat hält die vermittelten Kenntnisse für die Arbeit der Jugend- und Auszubildendenvertretung für ' +
    `erforderlich (${unbroken('§ 70 BetrVG')}).`,
  sbv: '',
} as const

const timing = (norm: string | undefined): readonly Block[] =>
  norm === undefined
    ? []
    : section('Zeitliche Lage', {
        kind: 'paragraph',
        text: `Bei der Wahl des Termins hat der Betriebsrat die betrieblichen Notwendigkeiten berücksichtigt (${norm}).`,
      })

const costs = (booking: Booking, provider: string, norm: string | undefined): readonly Block[] =>
  norm === undefined
    ? []
    : [
        ...section('Kosten', {
          kind: 'paragraph',
          text: `Die Kosten trägt der Arbeitgeber nach ${norm}. Der Betriebsrat hält sie für verhältnismäßig.`,
        }),
        ...costBlocks(booking, provider),
        { kind: 'form', fields: [{ label: 'Reisekosten' }] },
      ]

const vote = ({ resolution, body }: Booking): readonly Block[] => [
  ...section('Abstimmung', {
    kind: 'form',
    fields: [
      fill('Ja', resolution?.yes),
      fill('Nein', resolution?.no),
      fill('Enthaltung', resolution?.abstained),
      fill('Ergebnis', resolution && 'Der Antrag ist angenommen.'),
    ],
  }),
  {
    kind: 'paragraph',
    tone: 'small',
    text:
      `Beschlussfähig ist der Betriebsrat, wenn mindestens die Hälfte seiner Mitglieder teilnimmt (${unbroken('§ 33 Abs. 2 BetrVG')}). ` +
      `Angenommen ist der Antrag, wenn mehr als die Hälfte der Anwesenden mit Ja stimmt; eine Enthaltung wirkt wie ein Nein ` +
      `(${unbroken('§ 33 Abs. 1 BetrVG')}).${body === 'jav' ? javVotes : ''} ` +
      'Der Beschluss muss gefasst sein, bevor verbindlich gebucht wird und bevor die Schulung beginnt.',
  },
]

const javVotes =
  ` Die Mitglieder der Jugend- und Auszubildendenvertretung stimmen mit (${unbroken('§ 67 Abs. 2 BetrVG')}); ihre Stimmen zählen ` +
  `bei der Mehrheit, nicht bei der Beschlussfähigkeit (${unbroken('§ 33 Abs. 3 BetrVG')}).`
