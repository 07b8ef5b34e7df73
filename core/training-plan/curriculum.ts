import type { Level } from '../catalogue/level.ts'

/** What somebody is in a gremium; the plan begins with it (domain §4.6). */
export const mandates = [
  'br',
  'ersatz',
  'sbv',
  'sbv-stellvertretung',
  'jav',
  'wahlvorstand',
  /** In the Wirtschaftsausschuss without being in the works council (§ 107 Abs. 1 BetrVG). */
  'wa-extern',
] as const
export type Mandate = (typeof mandates)[number]

/** What somebody does beside the mandate itself. */
export const duties = [
  'vorsitz',
  'stellvertretung',
  'schriftfuehrung',
  'wirtschaftsausschuss',
  'betriebsausschuss',
  'freistellung',
  'arbeitsschutzausschuss',
  'it-ausschuss',
  'personalausschuss',
] as const
export type Duty = (typeof duties)[number]

/** What a gremium deals with at the time. */
export const concerns = ['it-ki', 'arbeitszeit', 'gesundheit', 'betriebsaenderung', 'entgelt'] as const
export type Concern = (typeof concerns)[number]

/** What somebody may have to learn. */
export const trainingKeys = [
  'br-1',
  'br-2',
  'br-3',
  'arbeitsrecht-1',
  'arbeitsrecht-2',
  'arbeitsrecht-3',
  'arbeitsschutz',
  'vorsitz-1',
  'vorsitz-2',
  'sitzungsleitung',
  'rhetorik',
  'verhandeln',
  'protokoll',
  'wirtschaftsausschuss-1',
  'wirtschaftsausschuss-2',
  'bilanz',
  'betriebsausschuss',
  'bueroorganisation',
  'zeitmanagement',
  'gefaehrdungsbeurteilung',
  'bem',
  'psychische-belastung',
  'it-mitbestimmung',
  'ki',
  'personelle-massnahmen',
  'arbeitszeit',
  'entgelt',
  'betriebsaenderung',
  'interessenausgleich',
  'ersatz-1',
  'ersatz-2',
  'ersatz-3',
  'sbv-1',
  'sbv-2',
  'sbv-3',
  'sbv-beteiligung',
  'sbv-stellvertretung',
  'jav-1',
  'jav-2',
  'ausbildungsrecht',
  'wahlvorstand',
  'wahlvorstand-vereinfacht',
] as const
export type TrainingKey = (typeof trainingKeys)[number]

/** A training as the curriculum knows it, whatever themes teach it. */
export interface Training {
  readonly key: TrainingKey
  readonly level: Level
  /** What has to be known before; it ends three weeks earlier at least. */
  readonly after: readonly TrainingKey[]
}

const training = (key: TrainingKey, level: Level, ...after: readonly TrainingKey[]): Training => ({ key, level, after })

const all: Readonly<Record<TrainingKey, Training>> = {
  'br-1': training('br-1', 'grundlagen'),
  'br-2': training('br-2', 'grundlagen', 'br-1'),
  'br-3': training('br-3', 'grundlagen', 'br-2'),
  'arbeitsrecht-1': training('arbeitsrecht-1', 'grundlagen'),
  'arbeitsrecht-2': training('arbeitsrecht-2', 'grundlagen', 'arbeitsrecht-1'),
  'arbeitsrecht-3': training('arbeitsrecht-3', 'grundlagen', 'arbeitsrecht-2'),
  arbeitsschutz: training('arbeitsschutz', 'grundlagen'),
  'vorsitz-1': training('vorsitz-1', 'aufbau'),
  'vorsitz-2': training('vorsitz-2', 'aufbau', 'vorsitz-1'),
  sitzungsleitung: training('sitzungsleitung', 'spezial'),
  rhetorik: training('rhetorik', 'spezial'),
  verhandeln: training('verhandeln', 'spezial'),
  protokoll: training('protokoll', 'spezial'),
  'wirtschaftsausschuss-1': training('wirtschaftsausschuss-1', 'spezial'),
  'wirtschaftsausschuss-2': training('wirtschaftsausschuss-2', 'spezial', 'wirtschaftsausschuss-1'),
  bilanz: training('bilanz', 'spezial', 'wirtschaftsausschuss-1'),
  betriebsausschuss: training('betriebsausschuss', 'spezial'),
  bueroorganisation: training('bueroorganisation', 'spezial'),
  zeitmanagement: training('zeitmanagement', 'spezial'),
  gefaehrdungsbeurteilung: training('gefaehrdungsbeurteilung', 'spezial'),
  bem: training('bem', 'spezial'),
  'psychische-belastung': training('psychische-belastung', 'spezial'),
  'it-mitbestimmung': training('it-mitbestimmung', 'spezial'),
  ki: training('ki', 'spezial'),
  'personelle-massnahmen': training('personelle-massnahmen', 'aufbau', 'br-2'),
  arbeitszeit: training('arbeitszeit', 'spezial'),
  entgelt: training('entgelt', 'spezial'),
  betriebsaenderung: training('betriebsaenderung', 'spezial'),
  interessenausgleich: training('interessenausgleich', 'spezial', 'betriebsaenderung'),
  'ersatz-1': training('ersatz-1', 'grundlagen'),
  'ersatz-2': training('ersatz-2', 'grundlagen', 'ersatz-1'),
  'ersatz-3': training('ersatz-3', 'grundlagen', 'ersatz-2'),
  'sbv-1': training('sbv-1', 'grundlagen'),
  'sbv-2': training('sbv-2', 'grundlagen', 'sbv-1'),
  'sbv-3': training('sbv-3', 'grundlagen', 'sbv-2'),
  'sbv-beteiligung': training('sbv-beteiligung', 'aufbau', 'sbv-1'),
  'sbv-stellvertretung': training('sbv-stellvertretung', 'grundlagen'),
  'jav-1': training('jav-1', 'grundlagen'),
  'jav-2': training('jav-2', 'grundlagen', 'jav-1'),
  ausbildungsrecht: training('ausbildungsrecht', 'aufbau', 'jav-1'),
  wahlvorstand: training('wahlvorstand', 'grundlagen'),
  'wahlvorstand-vereinfacht': training('wahlvorstand-vereinfacht', 'grundlagen'),
}

export const trainingOf = (key: TrainingKey): Training => all[key]

/** A training that a mandate, a duty or a concern asks for, and within how many weeks of its beginning. */
export interface Lesson {
  readonly training: TrainingKey
  readonly withinWeeks: number
}

/** '8 br-1' is br-1 within eight weeks. */
const lessons = (text: string): readonly Lesson[] =>
  text.split(', ').map((lesson) => {
    const [weeks = '', key = ''] = lesson.split(' ')
    const known = trainingKeys.find((each) => each === key)
    if (known === undefined) throw new Error(`${key} is no training`)
    return { training: known, withinWeeks: Number(weeks) }
  })

/** What each mandate has to learn, in weeks after it began (domain §4.6). */
const ofMandate: Readonly<Record<Mandate, readonly Lesson[]>> = {
  br: lessons('8 br-1, 20 arbeitsrecht-1, 26 br-2, 40 arbeitsrecht-2, 52 br-3, 65 arbeitsrecht-3, 78 arbeitsschutz'),
  ersatz: lessons('8 ersatz-1, 26 ersatz-2, 52 ersatz-3'),
  sbv: lessons('8 sbv-1, 20 sbv-beteiligung, 26 sbv-2, 40 bem, 52 sbv-3'),
  'sbv-stellvertretung': lessons('8 sbv-stellvertretung, 26 sbv-1, 52 sbv-2'),
  jav: lessons('6 jav-1, 20 jav-2, 26 ausbildungsrecht'),
  wahlvorstand: lessons('2 wahlvorstand'),
  'wa-extern': lessons('16 wirtschaftsausschuss-1, 40 wirtschaftsausschuss-2, 52 bilanz'),
}

/** What a duty asks for in addition, in weeks after the mandate began (domain §4.6). */
const ofDuty: Readonly<Record<Duty, readonly Lesson[]>> = {
  vorsitz: lessons('12 vorsitz-1, 30 vorsitz-2, 40 sitzungsleitung, 52 rhetorik, 60 verhandeln'),
  stellvertretung: lessons('12 vorsitz-1, 30 vorsitz-2, 40 sitzungsleitung, 52 rhetorik, 60 verhandeln'),
  schriftfuehrung: lessons('10 protokoll'),
  wirtschaftsausschuss: lessons('16 wirtschaftsausschuss-1, 40 wirtschaftsausschuss-2, 52 bilanz'),
  betriebsausschuss: lessons('30 betriebsausschuss, 40 bueroorganisation, 52 zeitmanagement'),
  freistellung: lessons('30 betriebsausschuss, 40 bueroorganisation, 52 zeitmanagement'),
  arbeitsschutzausschuss: lessons('30 gefaehrdungsbeurteilung, 52 bem'),
  'it-ausschuss': lessons('30 it-mitbestimmung, 52 ki'),
  personalausschuss: lessons('40 personelle-massnahmen'),
}

/** What a concern asks for, in weeks from today: it has come up now. */
const ofConcern: Readonly<Record<Concern, readonly Lesson[]>> = {
  'it-ki': lessons('26 it-mitbestimmung, 40 ki'),
  arbeitszeit: lessons('26 arbeitszeit'),
  gesundheit: lessons('26 bem, 40 psychische-belastung'),
  betriebsaenderung: lessons('12 betriebsaenderung, 26 interessenausgleich'),
  entgelt: lessons('26 entgelt'),
}

/** Up to so many who may vote elect the works council in the simplified procedure (§ 14a Abs. 1 BetrVG). */
const simplifiedUpTo = 100

/** What a mandate asks for in a business where so many may vote. */
export const lessonsOfMandate = (mandate: Mandate, voters: number): readonly Lesson[] =>
  mandate === 'wahlvorstand' && voters <= simplifiedUpTo ? lessons('2 wahlvorstand-vereinfacht') : ofMandate[mandate]

export const lessonsOfDuty = (duty: Duty): readonly Lesson[] => ofDuty[duty]
export const lessonsOfConcern = (concern: Concern): readonly Lesson[] => ofConcern[concern]
