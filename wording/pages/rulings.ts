import type { RulingPart } from '#core/knowledge/rulings/ruling-text.ts'
import { sampleDay } from '#core/knowledge/rulings/rulings.view.ts'
import { formatDate } from '#core/shared/dates.ts'
import type { FieldFault } from '#core/shared/result.ts'
import type { TargetGroup } from '#core/shared/target-group.ts'

const readers: Readonly<Record<TargetGroup, string>> = {
  br: 'Betriebsräte',
  sbv: 'Vertrauenspersonen',
  jav: 'Jugend- und Auszubildendenvertretungen',
}
const everyReader = 'Betriebsrat, SBV und JAV'

const byGroup: Readonly<Record<TargetGroup, { readonly title: string; readonly lead: string }>> = {
  br: {
    title: 'Rechtsprechung für den Betriebsrat',
    lead: `Was Gerichte entschieden haben und was daraus für ${readers.br} folgt.`,
  },
  sbv: {
    title: 'Rechtsprechung für die SBV',
    lead: `Was Gerichte entschieden haben und was daraus für ${readers.sbv} folgt.`,
  },
  jav: {
    title: 'Rechtsprechung für die JAV',
    lead: `Was Gerichte entschieden haben und was daraus für ${readers.jav} folgt.`,
  },
}

/** Courts in full; those that there are many of go on with their town. */
const courts: Readonly<Record<string, string>> = {
  BAG: 'Bundesarbeitsgericht',
  BVerfG: 'Bundesverfassungsgericht',
  BGH: 'Bundesgerichtshof',
  BSG: 'Bundessozialgericht',
  BVerwG: 'Bundesverwaltungsgericht',
  BFH: 'Bundesfinanzhof',
  EuGH: 'Gerichtshof der Europäischen Union',
  LAG: 'Landesarbeitsgericht',
  ArbG: 'Arbeitsgericht',
  LSG: 'Landessozialgericht',
  SG: 'Sozialgericht',
}

const days: { readonly [Fault in FieldFault]?: string } = {
  malformed: `Bitte geben Sie einen Tag wie ${formatDate(sampleDay)} ein. Bis dahin zählt dieses Feld nicht.`,
  'too-low': 'Dieser Tag liegt vor dem ersten. Bis dahin zählt dieses Feld nicht.',
}

const parts: Readonly<Record<RulingPart, { readonly title: string; readonly anchor: string }>> = {
  headnote: { title: 'Leitsatz', anchor: 'leitsatz' },
  orders: { title: 'Tenor', anchor: 'tenor' },
  facts: { title: 'Tatbestand', anchor: 'tatbestand' },
  reasons: { title: 'Gründe', anchor: 'gruende' },
  dissent: { title: 'Abweichende Meinung', anchor: 'abweichende-meinung' },
}

/** Words of the decisions of courts. */
export const rulingsWording = {
  title: 'Rechtsprechung',
  lead: `Was Gerichte entschieden haben und was daraus für ${everyReader} folgt.`,
  byGroup,
  byTopic: (topic: string, group?: TargetGroup) => ({
    title: `${group === undefined ? 'Rechtsprechung' : byGroup[group].title}: ${topic}`,
    lead:
      `Entscheidungen aus dem Themenfeld „${topic}“: worum es ging, wie die Gerichte entschieden haben und was daraus ` +
      `für ${group === undefined ? everyReader : readers[group]} folgt.`,
  }),
  groups: 'Nach Amt',
  all: 'Alle',
  topics: 'Themenfelder',
  courtInFull: (court: string) => {
    const [kind = '', ...town] = court.split(/\s/)
    return [courts[kind] ?? kind, ...town].join(' ')
  },
  list: {
    heading: 'Entscheidungen',
    empty: 'Noch stehen hier keine Entscheidungen.',
    none: 'Dazu haben wir keine Entscheidung.',
    noneText: 'Lassen Sie eine Angabe weg oder suchen Sie mit einem anderen Wort.',
    further: 'Weitere Entscheidungen',
  },
  form: {
    title: 'Eingrenzen',
    q: 'Stichwort oder Aktenzeichen',
    court: 'Gericht',
    topic: 'Themenfeld',
    norm: 'Norm',
    normHint: 'Zum Beispiel § 37 BetrVG',
    from: 'Entschieden ab dem',
    to: 'Entschieden bis zum',
    any: 'alle',
    submit: 'Suchen',
    reset: 'Zurücksetzen',
    dayFault: (fault: FieldFault) => days[fault] ?? days.malformed,
  },
  entry: {
    decided: (court: string, type: string, day: string) => `${court}, ${type} vom ${day}`,
    meaning: 'Das bedeutet für Sie',
    case: 'Der Fall',
    decision: 'Das sagt das Gericht',
    facts: 'Entscheidung',
    court: 'Gericht',
    decidedOn: 'Datum',
    fileNumber: 'Aktenzeichen',
    type: 'Art',
    ecli: 'ECLI',
    keyword: 'Stichwort',
    cite: 'Zitat kopieren',
    citation: 'So zitieren Sie',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    notCopied: 'Bitte kopieren Sie den markierten Text von Hand.',
    print: 'Drucken',
    norms: 'Zitierte Normen',
    terms: 'Im Lexikon',
    priorInstance: 'Vorinstanz',
    related: 'Verwandte Entscheidungen',
    seminars: 'Passende Seminare',
    description: (name: string, coreStatement: string) => `${name}: ${coreStatement}`,
  },
  /** Of what the court itself wrote. */
  text: {
    title: 'Die Entscheidung im Wortlaut',
    source: (documentNumber: string) =>
      `Amtlicher Text, ohne Gewähr. Quelle: rechtsprechung-im-internet.de, Dokument ${documentNumber}.`,
    parts,
    marginal: (number: string) => `Link zu Randnummer ${number}`,
    table: 'Tabelle aus der Entscheidung',
  },
  withdrawn: 'Diese Entscheidung steht hier nicht mehr',
  withdrawnText: 'Wir haben sie zurückgezogen. Andere finden Sie in der Liste.',
  toAll: 'Alle Entscheidungen',
} as const
