import { filesTaken, longestCaption, longestComplaint } from '#core/materials/material-limits.ts'
import type { OwnSentences } from './any-field.ts'
import { characters, inWords, megabytes } from './figures.ts'

const { photo, document } = filesTaken

/** What is wrong with what somebody brings to an event, or says of a photo. */
export const materialFaults = {
  photos: {
    missing: 'Bitte wählen Sie ein Foto aus.',
    'too-many': `Mehr Fotos gehen nicht: höchstens ${inWords(photo.mostFiles)} auf einmal, und für einen Termin nicht beliebig viele.`,
    'too-large': `Ein Foto darf höchstens ${megabytes(photo.mostBytes)} haben.`,
    'too-large-together': `Alle Fotos zusammen dürfen höchstens ${megabytes(photo.mostBytesTogether)} haben. Laden Sie sie bitte in mehreren Schritten hoch.`,
    'wrong-kind': 'Darunter ist eine Datei, die wir nicht als Foto lesen können. Wir nehmen JPEG und PNG.',
    empty: 'Eine Datei ist leer. Bitte wählen Sie sie noch einmal aus.',
  },
  materials: {
    missing: 'Bitte wählen Sie eine Datei aus.',
    'too-many': `Mehr Dateien gehen nicht: höchstens ${inWords(document.mostFiles)} auf einmal, und für einen Termin nicht beliebig viele.`,
    'too-large': `Eine Unterlage darf höchstens ${megabytes(document.mostBytes)} haben, ein Foto ${megabytes(photo.mostBytes)}.`,
    'too-large-together': `Alle Dateien zusammen dürfen höchstens ${megabytes(document.mostBytesTogether)} haben.`,
    'wrong-kind':
      'Unterlagen nehmen wir als PDF, DOCX und ODT, Fotos als JPEG und PNG. Inhalt und Endung des Namens müssen zusammenpassen.',
    empty: 'Eine Datei ist leer.',
  },
  caption: {
    missing: 'Bitte schreiben Sie, was zu sehen ist. Wer das Foto nicht sehen kann, liest diesen Satz.',
    'too-long': `Das ist zu lang, mehr als ${characters(longestCaption)} gehen nicht.`,
    malformed: 'Bitte schreiben Sie in einer Zeile.',
  },
  depictedAgree: {
    'not-accepted':
      'Bitte fragen Sie zuerst alle, die zu erkennen sind, und bestätigen Sie, dass sie einverstanden sind.',
  },
  complaint: {
    'too-long': `Das ist zu lang, mehr als ${characters(longestComplaint)} gehen nicht.`,
    malformed: 'In Ihrem Text stehen Zeichen, die sich nicht drucken lassen.',
  },
} as const satisfies Readonly<Record<string, OwnSentences>>
