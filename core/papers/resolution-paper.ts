import type { Booking } from '../booking/booking.ts'
import { claimOf } from '../booking/training-claim.ts'
import type { Block, PrintedDocument } from '../documents/documents.ts'
import { listSection, modulesSection, section } from '../documents/programme-blocks.ts'
import { unbroken } from '../shared/unbroken.ts'
import { costBlocks } from './cost-blocks.ts'
import { eventFacts, whenAndWhere } from './event-words.ts'
import { decidingBody, lawOf } from './law-words.ts'
import { plainFrame, type AboutPaper } from './paper-frame.ts'
import { namesInSentence, namesTable } from './people-words.ts'
import { convening, signing, voting } from './resolution-blocks.ts'

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
      ...convening({
        gremium: `${decidingBody[body].name}, ${options.billing.company}`,
        agenda: agendaText(booking, brand.name),
        heldOn,
        entitled: resolution?.entitled,
        present: resolution?.present,
        withJav: body === 'jav',
      }),
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
      ...voting(resolution, body),
      signing,
    ],
  }
}

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
