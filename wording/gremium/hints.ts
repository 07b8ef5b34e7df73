import { committeesAbove } from '#core/gremium/law/committees.ts'
import type { Hint } from '#core/gremium/law/hints.ts'
import { dayText } from '#core/shared/day-texts.ts'
import { counted, nbsp } from '#core/shared/unbroken.ts'

interface Said {
  readonly title: string
  readonly text: string
}
type Of<About extends Hint['about']> = Extract<Hint, { readonly about: About }>

const members = (count: number): string => counted(count, 'Mitglied', 'Mitglieder')
const days = (count: number): string => counted(count, 'Tag', 'Tage')
/** After 'mit' and 'in'. */
const withMembers = (count: number): string => counted(count, 'Mitglied', 'Mitgliedern')
const inDays = (count: number): string => counted(count, 'Tag', 'Tagen')

interface Compared {
  readonly expected: number
  readonly actual?: number
}

/** Whether there are as many as the law says; nothing where nobody said how many there are. */
const compared = (expected: number, actual: number | undefined, as: (count: number) => string): string => {
  if (actual === undefined) return ''
  if (actual === expected) return ` Bei Ihnen sind es ebenso viele.`
  return ` Bei Ihnen sind es ${as(actual)}.`
}

const sizeText = ({ expected, actual }: Compared): string => {
  const said = `Nach der Zahl der Beschäftigten hat der Betriebsrat ${members(expected)}.${compared(expected, actual, members)}`
  if (actual === undefined || actual === expected) return said
  return actual < expected
    ? `${said} Maßgeblich war die Zahl bei der letzten Wahl; gab es zu wenig Wählbare, gilt die nächstniedrigere Stufe.`
    : `${said} Maßgeblich war die Zahl bei der letzten Wahl.`
}

const releasesText = ({ expected, actual }: Compared): string => {
  const wanted = expected === 1 ? 'Mindestens ein Mitglied ist' : `Mindestens ${members(expected)} sind`
  const said = `${wanted} ganz von der Arbeit freizustellen; auch Teilfreistellungen sind möglich.`
  if (actual === undefined) return said
  if (actual >= expected) return `${said} Das ist bei Ihnen erfüllt.`
  return `${said} Bei Ihnen ist es bisher weniger. Tarifvertrag oder Betriebsvereinbarung können anderes regeln.`
}

const unknownTexts: Readonly<Record<Of<'unknown-size'>['missing'], string>> = {
  employees:
    'Geben Sie an, wie viele Menschen im Betrieb in der Regel arbeiten, dann sehen Sie hier, was das Gesetz vorsieht.',
  young:
    'Geben Sie an, wie viele Jugendliche und Auszubildende es im Betrieb gibt, dann sehen Sie hier, was das Gesetz vorsieht.',
  disabled:
    'Geben Sie an, wie viele schwerbehinderte und gleichgestellte Menschen im Betrieb arbeiten, dann sehen Sie hier, was das Gesetz vorsieht.',
}

const electionText = ({ period: { from, until }, standing, days: count, skips }: Of<'election'>): string => {
  const span = `vom ${dayText(from)} bis zum ${dayText(until)}`
  const skipped = skips
    ? ' Die Wahlzeit davor entfällt für Sie, weil Ihre Amtszeit an ihrem Beginn noch kein Jahr dauert.'
    : ''
  switch (standing) {
    case 'to-come':
      return `Gewählt wird ${span}: in ${inDays(count)} beginnt die Wahlzeit.${skipped}`
    case 'running':
      return `Gewählt wird ${span}. Die Wahlzeit läuft${count === 0 ? ' heute ab' : ` noch ${days(count)}`}.${skipped}`
    case 'over':
      return `Die regelmäßige Wahl war ${span}. Die Amtszeit ist spätestens mit ihrem letzten Tag zu Ende gegangen; bitte prüfen Sie, ob das Wahldatum stimmt.${skipped}`
  }
}

/** What each hint is headed with. */
export const hintTitles: Readonly<Record<Hint['about'], string>> = {
  size: 'Größe des Betriebsrats',
  'jav-size': 'Größe der JAV',
  'unknown-size': 'Was das Gesetz vorsieht',
  none: 'Zu wenige für eine Wahl',
  releases: 'Freistellungen',
  'works-committee': 'Betriebsausschuss',
  committees: 'Ausschüsse',
  quorum: 'Beschlussfähigkeit',
  'person-released': 'Freistellung der Vertrauensperson',
  deputies: 'Stellvertretung heranziehen',
  'moving-up': 'Ersatzmitglied rückt nach',
  'early-election': 'Neuwahl prüfen',
  election: 'Nächste Wahl',
}

/** What a hint says to a new member: a heading, and a sentence or two; its norms stand beside it. */
export function hintText(hint: Hint): Said {
  const title = hintTitles[hint.about]
  switch (hint.about) {
    case 'size':
      return { title, text: sizeText(hint) }
    case 'jav-size':
      return {
        title,
        text: `Nach der Zahl der Jugendlichen und Auszubildenden hat die JAV ${members(hint.expected)}.${compared(hint.expected, hint.actual, members)}`,
      }
    case 'unknown-size':
      return { title, text: unknownTexts[hint.missing] }
    case 'none':
      return {
        title,
        text: `Das Gesetz setzt mindestens ${hint.fewest}${nbsp}Menschen voraus, die zählen. Bitte prüfen Sie die Zahl.`,
      }
    case 'releases':
      return { title, text: releasesText(hint) }
    case 'works-committee':
      return {
        title,
        text: `Ein Betriebsrat Ihrer Größe bildet einen Betriebsausschuss mit ${withMembers(hint.size)}, Vorsitz und Stellvertretung eingeschlossen.`,
      }
    case 'committees':
      return {
        title,
        text: `Bei mehr als ${committeesAbove}${nbsp}Beschäftigten können Sie Ausschüsse bilden und ihnen Aufgaben übertragen.`,
      }
    case 'quorum':
      return {
        title,
        text: `An einer Abstimmung ${hint.quorum === 1 ? 'nimmt' : 'nehmen'} mindestens ${members(hint.quorum)} teil; Ersatzmitglieder zählen, wo sie vertreten.`,
      }
    case 'person-released':
      return {
        title,
        text: 'Auf ihren Wunsch ist die Vertrauensperson von ihrer beruflichen Arbeit freizustellen.',
      }
    case 'deputies':
      return {
        title,
        text: `Die Vertrauensperson kann ${counted(hint.deputies, 'stellvertretendes Mitglied', 'stellvertretende Mitglieder')} zu bestimmten Aufgaben heranziehen, nachdem sie den Arbeitgeber unterrichtet hat.`,
      }
    case 'moving-up':
      return {
        title,
        text: `${hint.seats === 1 ? 'Ein Sitz ist' : `${counted(hint.seats, 'Sitz', 'Sitze')} sind`} frei. Das Gesetz lässt Ersatzmitglieder von selbst nachrücken; tragen Sie hier ein, wer den Sitz hat.`,
      }
    case 'early-election':
      return {
        title,
        text: 'Sind alle Ersatzmitglieder nachgerückt und liegt die Zahl trotzdem unter der, die bei der letzten Wahl galt, ist außerhalb der regelmäßigen Zeit neu zu wählen.',
      }
    case 'election':
      return { title, text: electionText(hint) }
  }
}
