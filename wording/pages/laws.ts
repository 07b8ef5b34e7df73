import { counted } from '#core/shared/unbroken.ts'
import type { ComparedSubsection } from '#core/knowledge/laws/compared-norms.ts'
import type { NormState } from '#core/knowledge/laws/laws.ts'

const changes: Readonly<Record<ComparedSubsection['change'], string>> = {
  same: 'unverändert',
  changed: 'geändert',
  added: 'neu',
  removed: 'weggefallen',
}

/** Words of the laws. */
export const lawsWording = {
  title: 'Gesetze',
  lead: 'Gesetze für Betriebsrat, SBV und JAV im Wortlaut, Paragraf für Paragraf.',
  awaitedList: 'Noch nicht im Wortlaut',
  awaitedListText:
    'Diese Gesetze kommen in unseren Texten vor. Bis sie hier stehen, führt ihre Seite zur amtlichen Fassung.',
  awaited: 'Noch nicht eingespielt',
  awaitedText: 'Dieses Gesetz steht hier noch nicht im Wortlaut. Sie finden es in der amtlichen Sammlung.',
  officialAddress: (slug: string) => `Amtliche Fassung: www.gesetze-im-internet.de/${slug}/`,
  stand: (day: string) => `Stand: ${day}`,
  noStand: 'Stand nicht angegeben',
  description: (abbreviation: string, title: string) => `${abbreviation}: ${title} im Wortlaut, mit Gliederung.`,
  contents: 'Gliederung',
  enactedOn: 'Vom',
  publishedIn: 'Zuerst veröffentlicht',
  recast: 'Fassung',
  changed: 'Letzte Änderung',
  hints: 'Hinweise',
  notes: 'Fußnoten',
  remarks: 'Anmerkungen der amtlichen Sammlung',
  official: 'Amtliche Fassung auf gesetze-im-internet.de',
  warrant: 'Amtliches Werk, ohne Gewähr. Maßgeblich ist die Verkündung im Bundesgesetzblatt.',
  picture: (alt: string) => (alt === '' ? 'Abbildung, siehe amtliche Fassung' : alt),
  state: {
    'in-force': '',
    repealed: 'weggefallen',
    'not-yet-in-force': 'noch nicht in Kraft',
  } satisfies Readonly<Record<NormState, string>>,
  stateInFull: {
    repealed: 'Diese Vorschrift ist weggefallen.',
    'not-yet-in-force': 'Diese Vorschrift tritt erst später in Kraft.',
  } satisfies Readonly<Record<Exclude<NormState, 'in-force'>, string>>,
  normDescription: (name: string, abbreviation: string, title: string) => `${name} ${abbreviation}: ${title}`,
  wholeLaw: (abbreviation: string) => `Ganzes Gesetz: ${abbreviation}`,
  subsection: (number: string) => `Link zu Absatz ${number}`,
  beside: 'In diesem Abschnitt',
  besideInLaw: (abbreviation: string) => `Im ${abbreviation}`,
  comparison: {
    title: (day: string) => `Vergleich mit der Fassung vom ${day}`,
    titleBefore: (title: string) => `Überschrift damals: ${title}`,
    isNew: 'Diese Vorschrift gab es in der früheren Fassung noch nicht.',
    same: 'Der Wortlaut ist derselbe geblieben.',
    subsection: (number: string | undefined, change: ComparedSubsection['change']) =>
      `${number === undefined ? 'Text' : `Absatz ${number}`}: ${changes[change]}`,
    before: 'Damals',
    after: 'Heute',
    back: 'Nur den heutigen Text zeigen',
    former: 'Frühere Fassungen',
    compareWith: (day: string) => `Mit der Fassung vom ${day} vergleichen`,
  },
  search: {
    title: (abbreviation: string) => `Im ${abbreviation} suchen`,
    field: 'Wörter',
    submit: 'Suchen',
    found: (total: number, shown: number) =>
      total > shown ? `${total} Vorschriften, davon die ersten ${shown}` : counted(total, 'Vorschrift', 'Vorschriften'),
    none: (q: string) => `Keine Vorschrift enthält „${q}“.`,
    noneText: 'Lassen Sie ein Wort weg oder suchen Sie mit einem anderen.',
    reset: 'Ganze Gliederung zeigen',
  },
  neighbours: 'Blättern',
  table: 'Tabelle',
  noteSign: (sign: string) => `Fußnote ${sign}`,
}
