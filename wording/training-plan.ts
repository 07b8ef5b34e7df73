import type { Concern, Duty, Mandate, TrainingKey } from '#core/training-plan/curriculum.ts'
import type { BasisCondition, Decider } from '#core/training-plan/legal-basis-of-step.ts'
import type { Standing } from '#core/training-plan/matrix.ts'
import type { Format, WhyUndated, WhyUnpinned } from '#core/training-plan/training-plan.ts'
import type { WhyNotProposed } from '#core/training-plan/why-not-proposed.ts'
import { trainingPurposes } from './training-purposes.ts'

const mandates: Readonly<Record<Mandate, string>> = {
  br: 'Mitglied des Betriebsrats',
  ersatz: 'Ersatzmitglied des Betriebsrats',
  sbv: 'Vertrauensperson der schwerbehinderten Menschen',
  'sbv-stellvertretung': 'Stellvertretung der Vertrauensperson',
  jav: 'Mitglied der Jugend- und Auszubildendenvertretung',
  wahlvorstand: 'Mitglied des Wahlvorstands',
  'wa-extern': 'Mitglied des Wirtschaftsausschusses ohne Betriebsratsamt',
}

const duties: Readonly<Record<Duty, string>> = {
  vorsitz: 'Vorsitz',
  stellvertretung: 'stellvertretender Vorsitz',
  schriftfuehrung: 'Schriftführung',
  wirtschaftsausschuss: 'Wirtschaftsausschuss',
  betriebsausschuss: 'Betriebsausschuss',
  freistellung: 'Freistellung',
  arbeitsschutzausschuss: 'Arbeitsschutzausschuss',
  'it-ausschuss': 'IT-Ausschuss',
  personalausschuss: 'Personalausschuss',
}

const concerns: Readonly<Record<Concern, string>> = {
  'it-ki': 'IT und künstliche Intelligenz',
  arbeitszeit: 'Arbeitszeit',
  gesundheit: 'Gesundheit und BEM',
  betriebsaenderung: 'Betriebsänderung',
  entgelt: 'Entgelt',
}

/** How a training is called: as its theme, and where it has none, by what it teaches. */
export const stepTitle = (key: string, title: string | undefined): string =>
  title ?? (key in trainingPurposes ? trainingPurposes[key as TrainingKey].name : key.replace(/^thema:/, ''))

/** Words of the training plan that stand on pages, in papers and in letters. */
export const trainingPlanWording = {
  mandates,
  duties,
  concerns,
  formats: {
    'in-person': 'vor Ort',
    online: 'online',
    either: 'vor Ort oder online',
  } satisfies Readonly<Record<Format, string>>,
  /** Stands in place of an event. */
  undated: 'Termin folgt',
  whyUndated: {
    'no-event': 'Zu diesem Thema steht noch kein Termin fest.',
    'sold-out': 'Alle Termine sind ausgebucht. Die Wartelisten sind offen.',
    'prerequisite-undated': 'Erst muss die Schulung davor einen Termin haben.',
    'no-fitting-event': 'Es gibt Termine, aber keinen, der zu den Angaben passt.',
  } satisfies Readonly<Record<WhyUndated, string>>,
  unpinned: {
    gone: 'Der gewählte Termin ist nicht mehr im Programm oder hat begonnen.',
    'sold-out': 'Der gewählte Termin ist inzwischen ausgebucht.',
    'same-week': 'In der Woche des gewählten Termins ist schon ein anderes Mitglied auf Schulung.',
    overlapping: 'Der gewählte Termin überschneidet sich mit einem anderen.',
    'prerequisite-missing': 'Vor dem gewählten Termin findet die Schulung, auf die er aufbaut, keinen Platz mehr.',
  } satisfies Readonly<Record<WhyUnpinned, string>>,
  standings: {
    attended: 'besucht',
    booked: 'gebucht',
    planned: 'geplant',
    missing: 'fehlt',
    'not-needed': 'nicht nötig',
  } satisfies Readonly<Record<Standing['is'], string>>,
  deciders: {
    betriebsrat: 'Der Betriebsrat beschließt über die Teilnahme.',
    vertrauensperson: 'Die Vertrauensperson entscheidet selbst; ein Beschluss des Betriebsrats ist nicht nötig.',
    wahlvorstand: 'Der Wahlvorstand entscheidet über die Teilnahme.',
    arbeitgeber: 'Die Teilnahme wird mit dem Arbeitgeber vereinbart.',
  } satisfies Readonly<Record<Decider, string>>,
  /** Fees alone are reckoned. */
  costsNote: 'Nur Seminargebühren, netto. Hotel und Reise kommen hinzu; der Kostenrechner jedes Termins zeigt sie.',
  incomplete: 'Mindestens ein Preis ist auf Anfrage und in der Summe nicht enthalten.',
} as const

/** Under which conditions a basis carries. */
export const basisConditionTexts: Readonly<Record<BasisCondition, string>> = {
  occasion:
    'Die Schulung geht über das Grundwissen hinaus: Im Beschluss braucht sie einen Anlass im Betrieb und eine Aufgabe, die das Mitglied dabei übernimmt.',
  'called-often': 'Das gilt, soweit das Ersatzmitglied häufig zur Vertretung herangezogen wird.',
  'most-votes':
    'Das gilt für das stellvertretende Mitglied mit den meisten Stimmen, in großen Betrieben auch für weitere, die herangezogen werden.',
  agreement:
    'Wer dem Betriebsrat nicht angehört, hat aus § 37 Abs. 6 BetrVG keinen eigenen Anspruch. Freistellung und Kosten sind deshalb vorher mit dem Arbeitgeber zu vereinbaren.',
}

/** Why a theme is not proposed; `title` names the other theme or the training that is meant. */
export const whyNotProposedText = (reason: WhyNotProposed, title: string): string =>
  ({
    attended: 'Schon besucht.',
    booked: 'Schon gebucht.',
    'other-body': 'Richtet sich an ein anderes Gremium.',
    dropped: 'Aus dem Plan genommen.',
    'not-needed': 'Amt, Aufgaben und Themen des Gremiums verlangen es zurzeit nicht.',
    'another-theme': `Dasselbe vermittelt „${title}“, mit einem besser passenden Termin.`,
    'no-event': trainingPlanWording.whyUndated['no-event'],
    'sold-out': trainingPlanWording.whyUndated['sold-out'],
    'no-fitting-event': trainingPlanWording.whyUndated['no-fitting-event'],
    'prerequisite-missing': `Zuerst braucht es „${title}“, und dafür gibt es noch keinen Termin.`,
  })[reason.why]
