import type { Booking } from '../booking/booking.ts'
import { pathOf } from '../booking/booking-path.view.ts'
import { claimsCosts } from '../booking/training-claim.ts'
import type { PrintedDocument } from '../documents/documents.ts'
import { listSection, modulesSection, section } from '../documents/programme-blocks.ts'
import { formatDate } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { unbroken } from '../shared/unbroken.ts'
import { costBlocks } from './cost-blocks.ts'
import { eventFacts } from './event-words.ts'
import { draftNote, plainFrame, type AboutPaper } from './paper-frame.ts'
import { namesTable } from './people-words.ts'
import { agendaText } from './resolution-paper.ts'

/** Tagesordnungspunkt: what the invitation to the meeting says, and what makes the resolution last (§ 29 BetrVG). */
export function agendaPaper(booking: Booking, { brand, today }: AboutPaper): PrintedDocument {
  const { event, recipients } = booking
  return {
    ...plainFrame('Tagesordnungspunkt für die Einladung zur Sitzung', booking, today),
    blocks: [
      { kind: 'form', fields: [{ label: 'Sitzung am' }, { label: 'Punkt der Tagesordnung' }] },
      ...section('Wortlaut', { kind: 'paragraph', text: `${agendaText(booking, brand.name)}.` }),
      ...namesTable(recipients),
      ...section('Zur Vorbereitung', { kind: 'facts', facts: eventFacts(event, brand.name) }),
      ...modulesSection(event),
      ...(claimsCosts(booking) ? section('Kosten', ...costBlocks(booking, brand.name)) : []),
      ...listSection('Damit der Beschluss trägt', [
        ...latest(booking, today),
        `Laden Sie alle Mitglieder rechtzeitig und nennen Sie die Tagesordnung (${unbroken('§ 29 Abs. 2 Satz 3 BetrVG')}); üblich ist mindestens eine Woche vorher.`,
        `Für verhinderte Mitglieder laden Sie das Ersatzmitglied (${unbroken('§ 29 Abs. 2 Satz 6 BetrVG')}), ferner die Schwerbehindertenvertretung (${unbroken('§ 29 Abs. 2 Satz 4 BetrVG')}).`,
        ...(booking.body === 'jav' ? [javIsInvited] : []),
        `Beschlussfähig sind Sie, wenn mindestens die Hälfte der Mitglieder teilnimmt; nötig ist die Mehrheit der Anwesenden (${unbroken('§ 33 BetrVG')}).`,
      ]),
      { kind: 'paragraph', tone: 'small', text: draftNote },
    ],
  }
}

const latest = (booking: Booking, today: Day): readonly string[] => {
  const by = pathOf(booking, today).find(({ step }) => step === 'resolve')?.by
  return by === undefined || by < today ? [] : [`Beschließen Sie möglichst bis zum ${formatDate(by)}.`]
}

const javIsInvited =
  `Laden Sie die gesamte Jugend- und Auszubildendenvertretung zu diesem Punkt: Sie nimmt teil und stimmt mit ` +
  `(${unbroken('§ 67 Abs. 1 Satz 2 und Abs. 2 BetrVG')}). Den Beschluss fasst der Betriebsrat.`
