import type { Booking } from '../booking/booking.ts'
import { claimOf } from '../booking/training-claim.ts'
import type { Block, Fact, PrintedDocument } from '../documents/documents.ts'
import { modulesSection, section } from '../documents/programme-blocks.ts'
import { addDays, berlinDay, formatDate } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { costBlocks } from './cost-blocks.ts'
import { employersLinkBlocks } from './employers-link-blocks.ts'
import { eventFacts } from './event-words.ts'
import { decidingBody, lawOf, type LawOfTraining } from './law-words.ts'
import { plainFrame, type AboutPaper } from './paper-frame.ts'
import { contactName, namesInSentence, namesTable } from './people-words.ts'
import { postalLines } from './postal-address.ts'

/** The employer has so many days to answer, where as many are left. */
const daysToAnswer = 14

/**
 * Mitteilung an den Arbeitgeber: that somebody takes part, and when (§ 37 Abs. 6 S. 4 BetrVG), what it costs, and the
 * request for release and costs (domain §4.3). How the Gremium voted is none of the employer's business. The SBV tells
 * what its Vertrauensperson has chosen; for the JAV the BR writes.
 */
export function employersLetter(booking: Booking, { brand, site, today }: AboutPaper): PrintedDocument {
  const { event, recipients, body, options } = booking
  const law = lawOf(booking)
  const { name, signs } = decidingBody[body]
  const { contact, billing } = options
  return {
    ...plainFrame(`Teilnahme an der Schulung „${event.theme.title}“`, booking, today),
    about: `Mitteilung an den Arbeitgeber: ${event.theme.title}`,
    letter: {
      from: [name, billing.company].join(' · '),
      to: [billing.company, 'Geschäftsleitung', ...postalLines(billing)],
      beside: [
        { label: 'Von', text: name },
        { label: 'Ansprechperson', text: contactName(contact) },
        ...(contact.phone === undefined ? [] : [{ label: 'Telefon', text: contact.phone }]),
        { label: 'E-Mail', text: contact.email },
        { label: 'Datum', text: formatDate(today) },
      ],
    },
    blocks: [
      { kind: 'paragraph', text: 'Sehr geehrte Damen und Herren,' },
      { kind: 'paragraph', text: notice(booking, law) },
      { kind: 'facts', facts: [...eventFacts(event, brand.name), ...basisFacts(law)] },
      ...namesTable(recipients),
      ...modulesSection(event),
      ...(law.timing === undefined ? [] : [{ kind: 'paragraph', text: timingText(law.timing) } as const]),
      ...requests(booking, law, today, brand.name),
      ...employersLinkBlocks(booking, { site, today }),
      ...dispute(law),
      { kind: 'signatures', closing: 'Mit freundlichen Grüßen', under: [signs] },
    ],
  }
}

const timingText = (norm: string): string =>
  `Bei der Wahl des Termins hat der Betriebsrat die betrieblichen Notwendigkeiten berücksichtigt (${norm}).`

/** Who takes part, by whose decision. */
const notice = (booking: Booking, law: LawOfTraining): string => {
  const { body, recipients, resolution, options } = booking
  const names = namesInSentence(recipients)
  if (body === 'sbv')
    return (
      `an der folgenden Schulung ${recipients.length === 1 ? 'nimmt' : 'nehmen'} für die Schwerbehindertenvertretung ${names} teil. ` +
      'Über die Teilnahme entscheidet die Vertrauensperson selbst. Hiermit gebe ich Ihnen Teilnahme und Zeit rechtzeitig bekannt.'
    )
  const heldOn = resolution?.heldOn ?? options.resolutionDate
  const meeting = heldOn === undefined ? '' : `in der Sitzung am ${formatDate(heldOn)} `
  const whom = body === 'jav' ? `für die Jugend- und Auszubildendenvertretung ${names}` : names
  const training =
    claimOf(booking) === 'suitable'
      ? 'zu der folgenden, als geeignet anerkannten Schulung'
      : 'zu der folgenden Schulung'
  return (
    `der Betriebsrat hat ${meeting}beschlossen, ${whom} ${training} zu entsenden. ` +
    `Hiermit geben wir Ihnen Teilnahme und zeitliche Lage rechtzeitig bekannt (${law.notice}).`
  )
}

const basisFacts = ({ training }: LawOfTraining): readonly Fact[] => [{ label: 'Rechtsgrundlage', text: training }]

/** Release, and the costs where the employer bears them. */
const requests = (booking: Booking, law: LawOfTraining, today: Day, provider: string): readonly Block[] => {
  const alone = booking.recipients.length === 1 && booking.body !== 'jav'
  const whom = alone ? 'die teilnehmende Person' : 'die Teilnehmenden'
  const leave =
    claimOf(booking) === 'suitable'
      ? 'bezahlt von der Arbeit frei'
      : 'ohne Minderung des Arbeitsentgelts von der Arbeit frei'
  const release = `Bitte stellen Sie ${whom} für die Dauer der Schulung und der Reise ${leave} (${law.release}).`
  if (law.costs === undefined) return section('Freistellung', { kind: 'paragraph', text: release })
  const by = answerBy(booking, today)
  return [
    ...section('Freistellung und Kosten', { kind: 'paragraph', text: release }),
    {
      kind: 'paragraph',
      text:
        `Die Kosten der Teilnahme tragen Sie als Arbeitgeber nach ${law.costs}. Bitte bestätigen Sie die Kostenübernahme` +
        `${by === undefined ? ' möglichst bald' : ` bis zum ${formatDate(by)}`}. Hinzu kommen die Reisekosten.`,
    },
    ...costBlocks(booking, provider),
  ]
}

/** While it can still be booked, or changed, by what the answer says. */
const answerBy = ({ event, heldUntil }: Booking, today: Day): Day | undefined => {
  const days = [
    addDays(today, daysToAnswer),
    addDays(berlinDay(event.startDate), -1),
    heldUntil && berlinDay(heldUntil),
  ]
  const by = days.flatMap((day) => day ?? []).toSorted()[0]
  return by === undefined || by <= today ? undefined : by
}

const dispute = ({ conciliation }: LawOfTraining): readonly Block[] =>
  conciliation === undefined
    ? [{ kind: 'paragraph', text: 'Haben Sie Fragen oder Bedenken, sprechen Sie mich bitte umgehend an.' }]
    : [
        {
          kind: 'paragraph',
          text:
            'Halten Sie die betrieblichen Notwendigkeiten für nicht ausreichend berücksichtigt, sprechen Sie uns bitte umgehend an. ' +
            `Kommt keine Einigung zustande, können Sie die Einigungsstelle anrufen (${conciliation}).`,
        },
      ]
