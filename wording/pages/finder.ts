import { factParameters, accessibilityFacts } from '#core/shared/accessibility-facts.ts'
import { distanceText } from '#core/finder/distance.ts'
import { firstDays, type DurationKind } from '#core/finder/duration-kind.ts'
import type { Chip, FilterValue } from '#core/finder/filter-values.view.ts'
import type { modesInAddress } from '#core/finder/filters/mode.ts'
import type { OfferedSearch } from '#core/finder/nearest.view.ts'
import type { CountedParameter, FilterParameter } from '#core/finder/finder-address.ts'
import type { Sorting, WhyNotBookable } from '#core/finder/finder.ts'
import type { Season, SeasonName } from '#core/finder/seasons.ts'
import type { Event } from '#core/catalogue/catalogue.ts'
import { monthText } from '#core/shared/date-texts.ts'
import { clockText, timeRange } from '#core/shared/day-texts.ts'
import { limitText } from '#core/text/limit-text.ts'
import { berlinDay } from '#core/shared/dates.ts'
import { eurosTyped } from '#core/shared/euro-amount.ts'
import { formatEuroBriefly, estimatedText, type Cents } from '#core/shared/money.ts'
import type { FieldFault } from '#core/shared/result.ts'
import { counted, nbsp } from '#core/shared/unbroken.ts'
import { faultText } from '../field-faults.ts'
import { inWords, inWordsAtFirst } from '../figures.ts'
import { levelWording } from '../levels.ts'
import { shellWording } from './shell.ts'
import { accessibilityWording } from './venues.ts'

const postcodeText = (fault: FieldFault): string => `${faultText('postcode', fault)} Bis dahin zeigen wir alle Orte.`
/** Letters that previews of links show at most. */
const longestDescription = 300
const german = new Intl.NumberFormat('de-DE')
const themes = (count: number): string => counted(count, 'Thema', 'Themen')
const events = (count: number): string => `${german.format(count)}${nbsp}${count === 1 ? 'Termin' : 'Termine'}`
/** After 'mit'. */
const withSoMany = (count: number): string => `mit ${events(count)}${count === 1 ? '' : 'n'}`

/** A value by its word; one that has none, as it stands in the address. */
const named =
  (words: Readonly<Record<string, string>>) =>
  ({ value }: FilterValue): string =>
    words[value] ?? value

const modes: Readonly<Record<keyof typeof modesInAddress, string>> = {
  online: 'Online',
  'vor-ort': 'Im Seminar-Hotel',
}
const durations: Readonly<Record<DurationKind, string>> = {
  kurz: 'Bis zu einem Tag',
  mittel: `${inWordsAtFirst(firstDays.mittel)} bis ${inWords(firstDays.lang - 1)} Tage`,
  lang: `Ab ${inWords(firstDays.lang)} Tagen und Reihen`,
}

/** By what stands for them in the address. */
const facts: Readonly<Record<string, string>> = Object.fromEntries(
  accessibilityFacts.map((fact) => [factParameters[fact], accessibilityWording[fact]]),
)

const fields = {
  q: 'Stichwort oder Paragraf',
  zielgruppe: 'Amt',
  rubrik: 'Rubrik',
  stufe: levelWording.label,
  monat: 'Monat',
  ort: 'Stadt',
  plz: 'Postleitzahl',
  umkreis: 'Umkreis',
  art: 'Wie Sie lernen',
  merkmal: 'Barrierefreies Haus',
  dauer: 'Dauer',
  personen: 'Plätze für',
  frei: 'Termine mit freien Plätzen',
  garantiert: 'Termine, die garantiert stattfinden',
  neu: 'neue Themen',
  preis: 'Preis bis, in Euro netto',
} satisfies Readonly<Record<FilterParameter, string>>

/** 'bis 600 €'; cents only where there are some. */
const upTo = ({ value }: FilterValue): string => {
  const cents = eurosTyped(value)
  return `bis ${cents === undefined ? value : formatEuroBriefly(cents)}`
}

const seasonNames: Readonly<Record<SeasonName, string>> = {
  winter: 'Winter',
  fruehjahr: 'Frühjahr',
  sommer: 'Sommer',
  herbst: 'Herbst',
}

/** 'Frühjahr 2027'; a winter is of two years: 'Winter 2026/27'. */
const seasonText = ({ name, year }: Pick<Season, 'name' | 'year'>): string =>
  `${seasonNames[name]} ${year}${name === 'winter' ? `/${String(year + 1).slice(-2)}` : ''}`

/** Between values of which one is enough. */
const or = ' oder '

/** What a value is called in its field. */
const values = {
  zielgruppe: named(shellWording.audiences),
  rubrik: ({ value, name }) => name ?? `Rubrik „${value}“`,
  stufe: named(levelWording.names),
  monat: ({ value }) => monthText(value),
  ort: ({ value, name }) => name ?? `Ort Nr.${nbsp}${value}`,
  umkreis: ({ value }) => `${value}${nbsp}km`,
  art: named(modes),
  merkmal: named(facts),
  dauer: named(durations),
  personen: ({ value }) => counted(Number(value), 'Person', 'Personen'),
  frei: () => fields.frei,
  garantiert: () => fields.garantiert,
  neu: () => fields.neu,
  preis: upTo,
} satisfies Readonly<Record<CountedParameter | 'umkreis', (offered: FilterValue) => string>>

/** What a chosen filter is called on its chip, and on the page called after it. */
const chips = {
  ...values,
  zielgruppe: named(shellWording.audiencesInFull),
  monat: ({ value, season }) => (season ? seasonText(season) : monthText(value)),
  q: ({ value }) => `„${value}“`,
  plz: ({ value }) => `Entfernung ab ${value}`,
  umkreis: ({ value, postcode = '' }) => `${values.umkreis({ value })} um ${postcode}`,
  neu: () => 'Neue Themen',
  personen: ({ value }) => `Plätze für ${values.personen({ value })}`,
  frei: () => 'Plätze frei',
  garantiert: () => 'Findet garantiert statt',
} satisfies Readonly<Record<FilterParameter, (chip: Chip) => string>>

type Hours = Pick<Event, 'startDate' | 'endDate' | 'startTime' | 'endTime'>

/** Words of the finder: its filters, what it found, what blocks. */
export const finderWording = {
  title: 'Termine finden',
  titles: {
    audience: (group: string) => `Seminartermine: ${group}`,
    rubric: (title: string) => `Seminartermine: ${title}`,
    town: (name: string) => `Seminartermine in ${name}`,
    /** '38 Termine: Betriebsrat, Frühjahr 2027' */
    chosen: (labels: readonly string[], count: number) => `${events(count)}: ${labels.join(', ')}`,
  },
  description:
    'Alle Seminartermine für Betriebsrat, SBV und JAV: nach Amt, Thema, Monat, Ort oder Umkreis, Dauer und Preis gefiltert, mit freien Plätzen.',
  descriptions: {
    /** 'Grundlagen, Frühjahr 2027: 38 Termine, mit Ort …' */
    chosen: (labels: readonly string[], count: number) =>
      limitText(
        count === 0
          ? `${labels.join(', ')}: gerade kein Termin. Wir zeigen, was dem am nächsten kommt, mit Ort, Monat und Zahl der Termine.`
          : `${labels.join(', ')}: ${events(count)}, mit Ort, freien Plätzen, Preis und dem, was das Hotel dazu kostet.`,
        longestDescription,
      ),
    chosenThemes: (labels: readonly string[], count: number, ofEvents: number) =>
      limitText(
        count === 0
          ? `${labels.join(', ')}: gerade kein Thema mit einem Termin. Wir zeigen, was dem am nächsten kommt.`
          : `${labels.join(', ')}: ${themes(count)} ${withSoMany(ofEvents)}, zu jedem der erste, der passt, mit Tagen und Ort.`,
        longestDescription,
      ),
    audience: (group: string, count: number) =>
      `${events(count)} für das Amt ${group}, mit Ort, freien Plätzen und Preis. Weiter eingrenzen nach Monat, Umkreis und Dauer.`,
    rubric: (title: string, count: number) =>
      `${events(count)} der Rubrik ${title}, mit Ort, freien Plätzen und Preis. Weiter eingrenzen nach Monat, Umkreis und Dauer.`,
    town: (name: string, count: number) =>
      `${events(count)} in ${name}: Seminare für Betriebsrat, SBV und JAV mit Hotel, freien Plätzen und Preis.`,
  },
  events,
  /** On the start page, for one thumb. */
  quick: {
    heading: 'Schnell zum Termin',
    note: 'Tippen Sie an, was feststeht, und dann die Jahreszeit: Die Liste steht da, mit Preis und Hotel.',
    postcodeNote: '(das Nächste zuerst)',
    anyNumber: 'egal',
    when: 'Wann?',
    anyTime: 'Egal wann',
  },
  /** Of the same filters over themes. */
  ofThemes: {
    title: 'Themen finden',
    titleOf: (labels: readonly string[], count: number) => `${themes(count)}: ${labels.join(', ')}`,
    themes,
    withEvents: (count: number) => `${withSoMany(count)} für Ihre Auswahl.`,
    withAllEvents: (count: number) => `${withSoMany(count)} im ganzen Programm.`,
    results: (count: number) => `${themes(count)} in der Liste`,
    submit: 'Themen zeigen',
    toThemes: 'Themen zeigen',
    toEvents: 'Termine zeigen',
    countsEvents: 'Die Zahlen nennen Termine.',
    /** Before the first of them, its days and its town. */
    fitting: (count: number) => (count === 1 ? `${events(1)}:` : `${events(count)}, der erste:`),
  },
  /** The number stands apart, so that it can be printed strong. */
  forChoice: (programme: number) => `für Ihre Auswahl, von ${german.format(programme)} im ganzen Programm.`,
  inAll: 'im ganzen Programm, der nächste zuerst.',
  results: (count: number) => `${events(count)} in der Liste`,
  form: 'Termine filtern',
  filters: 'Filter',
  active: (count: number) => `${count} aktiv`,
  all: 'Alle',
  any: 'beliebig',
  /** A script puts before it how many: '38 Termine zeigen'. */
  submit: 'Termine zeigen',
  submitOne: 'Termin zeigen',
  follows: 'Mit der Maus oder dem Finger gewählt, folgt die Liste sofort; mit der Tastatur nach der Eingabetaste.',
  options: (label: string, count: number) => `${label} (${count})`,
  /** Several values that were chosen, where there is room for one. */
  together: (labels: readonly string[]) => labels.join(or),
  or,
  season: seasonText,
  seasons: 'Oder gleich die ganze Jahreszeit:',
  fields,
  values,
  chips,
  allOfThem: 'Gezeigt werden Häuser, die alles Gewählte haben.',
  only: 'Nur zeigen',
  near: 'In der Nähe',
  nearHint: 'Luftlinie bis zur Stadt des Hauses.',
  steps: 'Oder gleich:',
  seasonChosen: 'gewählt',
  chosen: 'Gewählte Filter',
  remove: 'entfernen',
  reset: 'Alle Filter zurücksetzen',
  sortedBy: 'Sortieren nach',
  sortings: { datum: 'Datum', entfernung: 'Entfernung', preis: 'Preis' } satisfies Readonly<Record<Sorting, string>>,
  faults: {
    plz: { missing: postcodeText('missing'), malformed: postcodeText('malformed'), unknown: postcodeText('unknown') },
    umkreis: { malformed: faultText('radius', 'malformed') },
    preis: { malformed: `${faultText('priceTo', 'malformed')} Bis dahin zeigen wir alle Preise.` },
    monat: { malformed: faultText('month', 'malformed') },
    personen: { 'too-low': faultText('seats', 'too-low'), 'too-high': faultText('seats', 'too-high') },
  } satisfies Readonly<Record<string, Readonly<Partial<Record<FieldFault, string>>>>>,
  distance: distanceText,
  whyNot: {
    begun: 'Nicht mehr buchbar: Der Termin hat begonnen.',
    // That it is sold out stands beside it already.
    'sold-out': 'Sie können sich auf die Warteliste setzen.',
  } satisfies Readonly<Record<WhyNotBookable, string>>,
  toEvent: 'Termin',
  costs: 'Kosten',
  /** 'mit Hotel etwa 2.191 € netto je Person' */
  withHotel: (net: Cents) => `mit Hotel ${estimatedText(net)} netto je Person`,
  /** Of the event that costs least: 'mit Hotel ab etwa 1.891 € netto' */
  withHotelFrom: (net: Cents) => `mit Hotel ab ${estimatedText(net)} netto`,
  /** '5 Tage, Beginn 13:00 Uhr, Ende 12:00 Uhr'; of one day '1 Tag, 9:00–16:00 Uhr' */
  lasts: (duration: string, { startDate, endDate, startTime, endTime }: Hours) =>
    berlinDay(startDate) === berlinDay(endDate)
      ? `${duration}, ${timeRange(startTime, endTime)}`
      : `${duration}, Beginn ${clockText(startTime)}, Ende ${clockText(endTime)}`,
  calendar: 'Kalender',
  paper: 'Papier',
  paperFor: 'Papier für die Sitzung (PDF)',
  more: 'Weitere Termine',
  fromBeginning: 'Zum Anfang der Liste',
  subscribe: 'Diese Auswahl als Kalender (iCal)',
  subscribeAll: 'Die nächsten Termine als Kalender (iCal)',
  none: 'Für diese Auswahl gibt es gerade keinen Termin',
  noneHelps: 'Es hilft auch nicht, einen einzelnen Filter wegzulassen. Beginnen Sie neu, oder rufen Sie uns an:',
  nearby: 'Das kommt am nächsten',
  alsoNear: 'Das kommt auch in Frage',
  /** 'Nürnberg, 157 km: 4 Termine', 'April 2027: 1 Termin', 'ohne „Neue Themen“: 2 Termine' */
  nearest: ({ instead, distance, count }: OfferedSearch, givenUp: readonly Chip[]) => {
    const label = instead
      ? chips[instead.parameter](instead)
      : `ohne „${givenUp.map((chip) => chips[chip.parameter](chip)).join(or)}“`
    return `${label}${distance === undefined ? '' : `, ${distance}${nbsp}km`}: ${events(count)}`
  },
  nowhere: 'Diese Fortsetzung gibt es nicht mehr',
  nothing: 'Gerade steht kein Termin fest. Neue folgen bald.',
  entrance: {
    heading: 'Lieber gleich einen Termin?',
    note: 'Wählen Sie, was schon feststeht; alle anderen Filter finden Sie in der Terminliste.',
    submit: 'Termine zeigen',
  },
} as const
