import { mostBytes, mostPages } from '#core/analysis/analysis.ts'
import type { PdfUnreadable, UnreadableReason } from '#core/analysis/ports.ts'
import type { OwnSentences } from './any-field.ts'
import type { RefusalSentences } from './common-refusals.ts'
import { megabytes } from './figures.ts'

const reasons: Readonly<Record<UnreadableReason, string>> = {
  encrypted:
    'Dieses PDF ist verschlüsselt. Speichern Sie es ohne Kennwort und ohne Einschränkungen und laden Sie es noch einmal hoch.',
  portfolio: 'Dieses PDF ist ein Portfolio: In ihm stecken andere Dateien. Laden Sie diese bitte einzeln hoch.',
  'too-many-pages': `Dieses PDF hat mehr als ${mostPages} Seiten. Teilen Sie es bitte auf.`,
  'too-much-text': 'In diesem PDF steht mehr Text, als wir auf einmal untersuchen. Teilen Sie es bitte auf.',
  'takes-too-long':
    'Dieses PDF zu lesen dauert zu lange, deshalb haben wir abgebrochen. Speichern Sie es neu, zum Beispiel mit „Als PDF drucken“, und laden Sie es noch einmal hoch.',
  'needs-too-much':
    'Dieses PDF zu lesen braucht zu viel Speicher, deshalb haben wir abgebrochen. Speichern Sie es neu, zum Beispiel mit „Als PDF drucken“, und laden Sie es noch einmal hoch.',
  broken: 'Dieses PDF ist beschädigt oder unvollständig. Speichern Sie es neu und laden Sie es noch einmal hoch.',
}

/** Why nothing can be told of a PDF. */
export const pdfRefusals: RefusalSentences<PdfUnreadable> = {
  'pdf-unreadable': ({ because }) => reasons[because],
}

/** What is wrong with a file that is not even opened. */
export const pdfFaults: OwnSentences = {
  missing: 'Bitte wählen Sie ein PDF aus.',
  'too-many': 'Bitte laden Sie jedes PDF für sich hoch.',
  'too-large': `Ein PDF darf höchstens ${megabytes(mostBytes)} haben.`,
  'wrong-kind': 'Diese Datei ist kein PDF. Ihr Name muss auf „.pdf“ enden und ihr Inhalt ein PDF sein.',
  empty: 'Diese Datei ist leer.',
}
