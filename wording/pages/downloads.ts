import type { DownloadKind } from '#core/knowledge/downloads/downloads.ts'
import type { FaqTopic } from '#core/knowledge/faq/faq.ts'
import { kilobyte } from '#core/forms/forms.ts'
import { nbsp } from '#core/shared/unbroken.ts'

const kinds: Readonly<Record<DownloadKind, string>> = {
  checkliste: 'Checkliste',
  muster: 'Muster',
  uebersicht: 'Übersicht',
  leitfaden: 'Leitfaden',
}

const counted = (count: number, one: string, more: string): string => `${count}${nbsp}${count === 1 ? one : more}`

/** Words of the documents to take away. */
export const downloadsWording = {
  title: 'Downloads',
  titleFound: (count: number) => `${counted(count, 'Download', 'Downloads')} gefunden`,
  description: 'Checklisten, Muster, Übersichten und Leitfäden für Betriebsrat, SBV und JAV als PDF.',
  lead: 'Checklisten, Muster, Übersichten und Leitfäden als PDF: zum Ausdrucken, Abhaken und Weitergeben im Gremium.',
  filter: 'Eingrenzen',
  rubric: 'Rubrik',
  allRubrics: 'Alle Rubriken',
  targetGroup: 'Für',
  allGroups: 'Alle Gremien',
  type: 'Art',
  allTypes: 'Alle Arten',
  kinds,
  what: (rubric: string, kind: DownloadKind, groups: readonly string[]) =>
    `${rubric}: ${kinds[kind]} für ${groups.join(', ')}`,
  counted: (label: string, count: number) => `${label} (${count})`,
  submit: 'Anzeigen',
  all: 'Auswahl aufheben',
  found: (count: number) => counted(count, 'Download', 'Downloads'),
  forMembers: (count: number) =>
    count === 1 ? 'Einer davon ist für Mitglieder.' : `${count}${nbsp}davon sind für Mitglieder.`,
  membership: 'Mitglied werden Sie kostenlos.',
  register: 'Jetzt registrieren',
  membersOnly: 'Für Mitglieder',
  pdf: 'PDF öffnen',
  pdfOf: (title: string) => `PDF öffnen: ${title}`,
  pdfForMembers: (title: string) => `PDF öffnen, mit Anmeldung: ${title}`,
  file: (pages: number, bytes: number) =>
    `PDF, ${counted(pages, 'Seite', 'Seiten')}, ${Math.max(1, Math.round(bytes / kilobyte))}${nbsp}kB`,
  fileUnmeasured: 'PDF',
  asOf: 'Stand:',
  more: 'Weitere Downloads',
  first: 'Zum Anfang der Liste',
  none: 'Dazu gibt es noch keinen Download',
  noneText: 'Nehmen Sie eine Angabe zurück, dann finden Sie mehr.',
  empty: 'Noch gibt es hier keine Downloads',
  emptyText: 'Fragen Sie uns gern nach dem, was Sie brauchen:',
} as const

const topics: Readonly<Record<FaqTopic, string>> = {
  buchung: 'Buchen, umbuchen, absagen',
  anspruch: 'Anspruch, Beschluss und Kosten',
  seminar: 'Im Seminar',
  online: 'Online teilnehmen',
  konto: 'Konto und Merkliste',
}

/** Words around the questions that are asked often. */
export const faqWording = {
  title: 'Häufige Fragen',
  description: 'Antworten auf häufige Fragen zu Buchung, Anspruch, Seminaren, Online-Teilnahme und Konto.',
  lead: 'Kurze Antworten auf das, was Gremien uns am häufigsten fragen.',
  topics,
  contents: 'Inhalt',
  empty: 'Noch stehen hier keine Fragen',
  missing: 'Ihre Frage ist nicht dabei?',
  missingText: 'Rufen Sie an oder schreiben Sie uns, wir antworten gern:',
} as const
