import type { Resolution } from '../booking/resolution.ts'
import type { Block, FormLine } from '../documents/documents.ts'
import { section } from '../documents/programme-blocks.ts'
import { formatDate } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import type { TargetGroup } from '../shared/target-group.ts'
import { unbroken } from '../shared/unbroken.ts'

/** What the minutes say before what is decided: which meeting, who was invited to it and who came. */
interface Convened {
  readonly gremium: string
  /** How the agenda names it. */
  readonly agenda: string
  readonly heldOn?: Day | undefined
  readonly entitled?: number | undefined
  readonly present?: number | undefined
  /** Members of the JAV vote with it. */
  readonly withJav: boolean
}

const fill = (label: string, known: string | number | undefined): FormLine =>
  known === undefined ? { label } : { label, text: String(known) }

/** The beginning of a resolution, as minutes want it (§ 34 BetrVG). */
export const convening = ({ gremium, agenda, heldOn, entitled, present, withJav }: Convened): readonly Block[] => [
  {
    kind: 'form',
    fields: [
      { label: 'Gremium', text: gremium },
      fill('Sitzung am', heldOn && formatDate(heldOn)),
      { label: 'Ort der Sitzung' },
      { label: 'Geladen am' },
      { label: 'Tagesordnung', text: agenda },
      fill('Stimmberechtigt', entitled),
      fill('Davon anwesend', present),
      // They count for the majority, and not for the quorum: both must be seen.
      ...(withJav ? [{ label: 'Davon aus der JAV' }] : []),
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
]

/** How it was voted, or room to write it down; and what makes a vote one. */
export const voting = (
  resolution: Pick<Resolution, 'yes' | 'no' | 'abstained'> | undefined,
  body: TargetGroup,
): readonly Block[] => [
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

/** Who signs the minutes of it. */
export const signing: Block = {
  kind: 'signatures',
  under: ['Ort, Datum', 'Vorsitz des Betriebsrats', `Weiteres Mitglied (${unbroken('§ 34 Abs. 1 Satz 2 BetrVG')})`],
}
