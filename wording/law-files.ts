import { largestLawFile, type ImportWarning, type WhyNotALaw } from '#core/knowledge/laws/law-file.ts'
import type { LawJobProblem } from '#core/knowledge/laws/ports.ts'
import { nbsp } from '#core/shared/unbroken.ts'

/** Sizes as people read them. */
export const inMegabytes = (bytes: number): string => `${Math.floor(bytes / 1_000_000)}${nbsp}MB`

const whyNotXml: Readonly<Record<Extract<WhyNotALaw, { why: 'not-xml' }>['because'], string>> = {
  malformed: 'Die Datei ist kein XML, das man lesen kann.',
  'declares-entities': 'Die Datei erklärt eigene Entitäten. Solches XML lesen wir nicht.',
  'too-deep': 'Die Datei ist zu tief verschachtelt.',
  'takes-too-much': 'Die Datei zu lesen braucht mehr Zeit oder Speicher als jedes Gesetz.',
  'not-utf-8': 'Die Datei ist nicht in UTF-8 geschrieben.',
  'no-archive': 'Das ZIP-Archiv lässt sich nicht öffnen.',
  encrypted: 'Das ZIP-Archiv ist verschlüsselt.',
  'unsafe-name': 'Das ZIP-Archiv enthält Dateinamen, die aus ihm hinausführen.',
  'too-many-files': 'Das ZIP-Archiv enthält zu viele Dateien.',
  'expands-too-much': 'Das ZIP-Archiv wird entpackt zu groß.',
  'no-law-inside': 'Das ZIP-Archiv enthält nicht genau eine XML-Datei.',
}

/** Why a file was not taken in, for whoever sent it. */
export const lawProblemText = (problem: LawJobProblem): string => {
  switch (problem.why) {
    case 'too-large':
      return `Die Datei ist größer als ${inMegabytes(problem.atMost)}.`
    case 'not-xml':
      return whyNotXml[problem.because]
    case 'not-a-law':
      return 'Die Datei ist kein Gesetz im Format von gesetze-im-internet.de (gii-norm).'
    case 'already-published':
      return 'Dieser Stand ist schon veröffentlicht.'
    case 'interrupted':
      return 'Das Einspielen wurde unterbrochen. Bitte senden Sie die Datei noch einmal.'
  }
}

/** What an editor should look at in a text that was taken in. */
export const lawWarningText: Readonly<Record<ImportWarning['what'], (detail: string) => string>> = {
  'no-stand': () => 'Die Datei nennt keinen Tag der letzten Änderung.',
  'unknown-element': (name) => `Das Element „${name}“ ist unbekannt; sein Text steht als einfacher Text da.`,
  'missing-picture': (file) => `Das Bild „${file}“ wird nicht gezeigt; die Seite verweist auf die amtliche Fassung.`,
  'note-without-text': (id) => `Die Fußnote „${id}“ hat keinen Text und fehlt.`,
  'same-name-twice': () => 'Diesen Namen gibt es mehrmals; jede weitere Vorschrift hat eine eigene Adresse.',
  'no-text': () => 'Diese Vorschrift hat keinen Text und ist nicht als weggefallen gekennzeichnet.',
}

/** Of the field of a law's file. */
export const lawFaults = {
  law: {
    missing: 'Bitte wählen Sie eine Datei.',
    'too-many': 'Bitte nehmen Sie eine Datei nach der anderen.',
    'too-large': `Die Datei ist größer als ${inMegabytes(largestLawFile)}.`,
    'wrong-kind': 'Das ist weder XML noch ein ZIP-Archiv.',
  },
} as const
