import type { EmployersAnswerKind } from '#core/booking/employers-link.ts'
import type { TargetGroup } from '#core/shared/target-group.ts'
import { unbroken } from '#core/shared/unbroken.ts'

const by: Readonly<Record<TargetGroup, string>> = {
  br: 'Der Betriebsrat',
  sbv: 'Die Schwerbehindertenvertretung',
  jav: 'Der Betriebsrat für die Jugend- und Auszubildendenvertretung',
}

/** Words of the page on which an employer answers. */
export const employersRequestWording = {
  title: 'Kostenübernahme für eine Schulung',
  lead: (company: string, body: TargetGroup) =>
    `${by[body]} bittet ${company}, die Kosten der folgenden Schulung zu übernehmen und die Teilnehmenden freizustellen.`,
  leadSuitable: (company: string, body: TargetGroup) =>
    `${by[body]} bittet ${company}, die Teilnehmenden für die folgende Schulung freizustellen.`,
  facts: {
    what: 'Schulung',
    when: 'Termin',
    where: 'Ort',
    organiser: 'Veranstalter',
    who: 'Es nehmen teil',
    asks: 'Anfrage von',
    order: 'Bestellung',
  },
  nobody: 'N. N.',
  clock: (from: string, to: string) => `Beginn ${from}, Ende ${to}`,
  toTheme: 'Inhalte des Seminars ansehen',
  costs: 'Kosten',
  law: 'Rechtsgrundlage',
  laws: {
    br: `Die Schulung vermittelt Kenntnisse, die für die Arbeit des Betriebsrats erforderlich sind (${unbroken('§ 37 Abs. 6 BetrVG')}). Die Kosten trägt der Arbeitgeber (${unbroken('§ 40 Abs. 1 BetrVG')}).`,
    suitable: `Die Schulung ist von der obersten Arbeitsbehörde des Landes als geeignet anerkannt; für sie besteht ein Anspruch auf bezahlte Freistellung (${unbroken('§ 37 Abs. 7 BetrVG')}).`,
    sbv: `Die Schulung vermittelt Kenntnisse, die für die Arbeit der Schwerbehindertenvertretung erforderlich sind (${unbroken('§ 179 Abs. 4 S. 3 SGB IX')}). Die Kosten trägt der Arbeitgeber (${unbroken('§ 179 Abs. 8 SGB IX')}).`,
    jav: `Die Schulung vermittelt Kenntnisse, die für die Arbeit der Jugend- und Auszubildendenvertretung erforderlich sind (${unbroken('§ 65 Abs. 1')} in Verbindung mit ${unbroken('§ 37 Abs. 6 BetrVG')}). Die Kosten trägt der Arbeitgeber (${unbroken('§ 65 Abs. 1')} in Verbindung mit ${unbroken('§ 40 Abs. 1 BetrVG')}).`,
  } satisfies Readonly<Record<TargetGroup | 'suitable', string>>,
  timing: `Sind aus Ihrer Sicht betriebliche Notwendigkeiten bei der zeitlichen Lage nicht ausreichend berücksichtigt, können Sie die Einigungsstelle anrufen (${unbroken('§ 37 Abs. 6 S. 5 BetrVG')}).`,
  answer: 'Ihre Antwort',
  answerAt: (address: string, until: string) => `Bis ${until} antworten Sie auf dieser Seite: ${address}`,
  until: (until: string) => `Sie können bis ${until} antworten. Die Antwort geht sofort an die anfragende Person.`,
  required: 'Bitte wählen Sie eine Antwort und nennen Sie Ihren Namen.',
  kinds: {
    bestaetigt: 'Wir übernehmen die Kosten',
    rueckfrage: 'Wir haben eine Frage',
    widerspruch: 'Wir widersprechen',
  } satisfies Readonly<Record<EmployersAnswerKind, string>>,
  fields: { kind: 'Antwort', name: 'Ihr Name', text: 'Ihre Nachricht' },
  textHint: 'Bei einer Frage oder einem Widerspruch nötig',
  send: 'Antwort senden',
  sent: 'Ihre Antwort ist angekommen',
  sentText:
    'Wir haben sie an die anfragende Person weitergegeben. Solange der Link gilt, können Sie noch einmal antworten; die letzte Antwort zählt.',
  answered: 'Was Sie geantwortet haben',
  answeredBy: {
    bestaetigt: (name, on) => `${name} hat am ${on} die Kostenübernahme bestätigt.`,
    rueckfrage: (name, on) => `${name} hat am ${on} eine Frage gestellt.`,
    widerspruch: (name, on) => `${name} hat am ${on} widersprochen.`,
  } satisfies Readonly<Record<EmployersAnswerKind, (name: string, on: string) => string>>,
  closed: 'Dieser Link gilt nicht mehr',
  closedText:
    'Er ist abgelaufen oder wurde zurückgenommen. Bitte lassen Sie sich von Ihrer Interessenvertretung einen neuen geben.',
} as const
