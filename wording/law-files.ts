import { largestLawFile, type ImportWarning, type WhyNotALaw } from '#core/knowledge/laws/law-file.ts'
import type { LawJobProblem } from '#core/knowledge/laws/ports.ts'
import { whyNotXml, whyTooLarge } from './xml-files.ts'

/** Why a file is no law; stands behind its name, or behind 'Die Datei'. */
export const whyNotALaw = (refusal: WhyNotALaw): string => {
  switch (refusal.why) {
    case 'too-large':
      return whyTooLarge(refusal.atMost)
    case 'not-xml':
      return whyNotXml[refusal.because]
    case 'not-a-law':
      return 'ist kein Gesetz im Format von gesetze-im-internet.de (gii-norm)'
  }
}

/** Why a file was not taken in, for whoever sent it. */
export const lawProblemText = (problem: LawJobProblem): string => {
  switch (problem.why) {
    case 'already-published':
      return 'Dieser Stand ist schon veröffentlicht.'
    case 'interrupted':
      return 'Das Einspielen wurde unterbrochen. Bitte senden Sie die Datei noch einmal.'
    default:
      return `Die Datei ${whyNotALaw(problem)}.`
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
    'too-large': `Die Datei ${whyTooLarge(largestLawFile)}.`,
    'wrong-kind': 'Das ist weder XML noch ein ZIP-Archiv.',
  },
} as const
