import type { FieldFault } from '#core/shared/result.ts'

/** Sentences of a field's own, each for what may be wrong with it. */
export type OwnSentences = { readonly [Fault in FieldFault]?: string }

/** How to mend a field, where no sentence of the field's own says it better. */
export const anyField: Readonly<Record<FieldFault, string>> = {
  missing: 'Bitte füllen Sie dieses Feld aus.',
  malformed: 'Bitte prüfen Sie die Schreibweise.',
  'too-short': 'Das ist zu kurz.',
  'too-long': 'Das ist zu lang.',
  'too-low': 'Diese Zahl ist zu klein.',
  'too-high': 'Diese Zahl ist zu groß.',
  unknown: 'Bitte wählen Sie einen Eintrag der Liste.',
  'too-common': 'Bitte wählen Sie etwas weniger Verbreitetes.',
  wrong: 'Das stimmt nicht.',
  unchanged: 'Das ist schon so.',
  taken: 'Das ist schon vergeben.',
  'not-accepted': 'Bitte stimmen Sie zu.',
  'not-empty': 'Bitte lassen Sie dieses Feld leer.',
  'too-many': 'Das sind zu viele Dateien.',
  'too-large': 'Eine Datei ist zu groß.',
  'too-large-together': 'Die Dateien sind zusammen zu groß.',
  'wrong-kind': 'Eine Datei ist nicht von einer Art, die wir annehmen.',
  empty: 'Eine Datei ist leer.',
}

/** How to mend a field that has sentences of its own. */
export const sentenceAmong = (own: OwnSentences, fault: FieldFault): string => own[fault] ?? anyField[fault]
