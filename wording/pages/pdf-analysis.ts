import type { CheckKind, Verdict } from '#core/analysis/accessibility.ts'
import { analysedKnownDays, mostBytes, mostPages } from '#core/analysis/analysis.ts'
import type { TextLanguage } from '#core/analysis/language.ts'
import { formatDate } from '#core/shared/dates.ts'
import type { TargetGroup } from '#core/shared/target-group.ts'
import { nbsp } from '#core/shared/unbroken.ts'
import { megabytes } from '../figures.ts'

const pages = (count: number): string => (count === 1 ? 'eine Seite' : `${count}${nbsp}Seiten`)
const number = new Intl.NumberFormat('de-DE')

/** What is looked at: its name, and what to do where it fails. */
const checks: Readonly<Record<CheckKind, { readonly name: string; readonly mend: (failing: number) => string }>> = {
  text: {
    name: 'Auf jeder Seite steht Text',
    mend: (failing) =>
      `Auf ${failing === 1 ? 'einer Seite' : `${failing}${nbsp}Seiten`} steht kein Text. Sind das gescannte Bilder, hilft eine Texterkennung.`,
  },
  tagged: { name: 'Struktur (Tags)', mend: () => 'Ohne Tags liest niemand das PDF mit einem Screenreader sinnvoll.' },
  language: { name: 'Sprache angegeben', mend: () => 'Geben Sie in den Eigenschaften die Sprache an, etwa „de-DE“.' },
  title: { name: 'Titel angegeben', mend: () => 'Geben Sie in den Eigenschaften einen Titel an.' },
  'title-shown': {
    name: 'Titel statt Dateiname im Fenster',
    mend: () => 'Stellen Sie in den Eigenschaften ein, dass das Fenster den Titel zeigt.',
  },
  headings: { name: 'Überschriften', mend: () => 'Zeichnen Sie Überschriften als solche aus.' },
  figures: {
    name: 'Alternativtexte zu Bildern',
    mend: (failing) =>
      failing === 1 ? 'Ein Bild hat keinen Alternativtext.' : `${failing}${nbsp}Bilder haben keinen Alternativtext.`,
  },
  bookmarks: { name: 'Lesezeichen', mend: () => 'Legen Sie Lesezeichen an: Das Dokument ist lang.' },
  'pdf-ua': { name: 'Angabe „PDF/UA“', mend: () => 'Das PDF sagt nicht, dass es der Norm für Barrierefreiheit folgt.' },
}

const verdicts: Readonly<Record<Verdict, string>> = {
  passed: 'erfüllt',
  failed: 'nicht erfüllt',
  none: 'nicht zu prüfen',
}

const languages: Readonly<Record<TextLanguage, string>> = { de: 'Deutsch', en: 'Englisch' }

const groups: Readonly<Record<TargetGroup, string>> = { br: 'Betriebsrat', sbv: 'SBV', jav: 'JAV' }

/** Words of the page on which PDFs are analysed. */
export const pdfAnalysisWording = {
  title: 'PDF untersuchen',
  lead: 'Was steht in einem PDF, welche Vorschriften und Begriffe nennt es, und können es alle lesen?',
  denied: {
    title: 'Kein Zugang',
    text: 'Ihr Konto ist für diesen Bereich nicht berechtigt. Zugang hat die Administration.',
  },
  form: {
    title: 'Datei auswählen',
    label: 'PDF-Datei',
    hint: `Höchstens ${megabytes(mostBytes)} und ${mostPages}${nbsp}Seiten, ohne Kennwort. Lange Dokumente brauchen ein paar Sekunden.`,
    submit: 'Untersuchen',
    works: 'Das PDF wird hochgeladen und gelesen.',
    worksLong:
      'Das dauert länger als sonst. Spätestens nach gut einer Minute sehen Sie, was darin steht oder warum es nicht zu lesen war.',
    another: 'Noch ein PDF untersuchen',
    stored: `Von der Datei bleiben nur Prüfsumme, Name, Tag und Seitenzahl gespeichert, ${analysedKnownDays}${nbsp}Tage lang.`,
  },
  known: {
    title: 'Zuletzt untersucht',
    caption: 'PDFs, die zuletzt untersucht wurden',
    columns: { name: 'Datei', pages: 'Seiten', on: 'Untersucht am' },
    none: 'Noch nichts untersucht',
    noneText: 'Was Sie hier untersuchen, steht danach in dieser Liste.',
  },
  result: {
    title: (name: string) => `Ergebnis: ${name}`,
    facts: 'Auf einen Blick',
    labels: { title: 'Titel', language: 'Sprache', pages: 'Umfang', size: 'Größe', digest: 'Prüfsumme' },
    noTitle: 'keiner angegeben',
    noLanguage: 'nicht zu erkennen',
    languages,
    pages,
    size: (bytes: number) => `${number.format(Math.max(1, Math.round(bytes / 1_024)))}${nbsp}kB`,
  },
  duplicates: {
    title: 'Diese Datei kennen wir schon',
    analysed: (name: string, on: string) => `Dieselbe Datei wurde am ${formatDate(on)} als „${name}“ untersucht.`,
    download: 'Dieselbe Datei steht zum Mitnehmen auf dieser Website:',
  },
  checks: {
    title: 'Barrierefreiheit',
    note: 'Eine schnelle Prüfung. Sie ersetzt nicht die Prüfung durch Menschen.',
    caption: 'Was geprüft wurde',
    columns: { check: 'Prüfung', verdict: 'Ergebnis' },
    named: checks,
    verdicts,
  },
  citations: {
    title: 'Fundstellen',
    caption: 'Vorschriften und Entscheidungen, die das PDF nennt',
    columns: { what: 'Fundstelle', page: 'Zuerst auf Seite', count: 'Nennungen' },
    none: 'Das PDF nennt keine Vorschrift und keine Entscheidung, die wir erkennen.',
  },
  terms: {
    title: 'Begriffe aus dem Lexikon',
    caption: 'Begriffe aus unserem Lexikon, die das PDF nennt',
    columns: { what: 'Begriff', group: 'Lexikon', page: 'Zuerst auf Seite', count: 'Nennungen' },
    none: 'Das PDF nennt keinen Begriff aus unserem Lexikon.',
    groups,
  },
  more: (shown: number, total: number) => `Die ersten ${shown} von ${total}.`,
  text: {
    title: 'Text',
    page: (nth: number) => `Seite ${nth}`,
    first: (shown: number, all: number) =>
      shown < all ? `Hier stehen die ersten ${pages(shown)} von ${all}.` : 'Hier steht der ganze Text.',
    empty: 'Auf dieser Seite steht kein Text.',
    download: 'Ganzen Text herunterladen (TXT)',
    filename: (name: string) => `${name.replace(/\.pdf$/i, '')}.txt`,
  },
} as const
