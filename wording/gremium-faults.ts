import { mostBudget, mostInOffice } from '#core/gremium/settings-rules.ts'
import { formatWholeEuro } from '#core/shared/money.ts'
import { longestComment, mostComments } from '#core/shared-list/shared-list.ts'
import type { OwnSentences } from './any-field.ts'

const howMany = (most: number): OwnSentences => ({
  malformed: 'Bitte geben Sie eine ganze Zahl an, ohne Komma und Buchstaben.',
  'too-low': 'Weniger als null gibt es hier nicht.',
  'too-high': `Mehr als ${most.toLocaleString('de-DE')} gehen nicht.`,
})
const partOfAll: OwnSentences = {
  ...howMany(0),
  'too-high': 'Das sind mehr, als im Betrieb arbeiten. Bitte prüfen Sie beide Zahlen.',
}

/** What is wrong with what a Gremium says of itself. */
export const gremiumFaults = {
  type: {
    missing: 'Bitte wählen Sie, was für ein Gremium es ist.',
    unknown: 'Diese Art von Gremium kennen wir nicht. Bitte wählen Sie eine aus der Liste.',
  },
  voters: partOfAll,
  young: partOfAll,
  disabled: partOfAll,
  inOffice: howMany(mostInOffice),
  released: {
    malformed: 'Bitte geben Sie eine Zahl an, ganz oder mit Komma.',
    'too-low': 'Weniger als null gibt es hier nicht.',
    'too-high': 'So viel Freistellung gibt es nicht. Bitte prüfen Sie die Zahl.',
  },
  land: { unknown: 'Bitte wählen Sie ein Bundesland aus der Liste.' },
  budget: {
    malformed: 'Bitte geben Sie einen Betrag in Euro an, ohne Buchstaben.',
    'too-low': 'Bitte geben Sie einen Betrag in Euro an, null oder mehr.',
    'too-high': `Mehr als ${formatWholeEuro(mostBudget)} im Jahr gehen nicht.`,
  },
  chosen: {
    missing: 'Bitte wählen Sie, wen Sie entsenden.',
    unknown: 'Wen Sie gewählt haben, kann Ihr Gremium nicht mehr entsenden. Bitte wählen Sie neu.',
  },
  role: {
    missing: 'Bitte wählen Sie, welches Amt sie oder er hat.',
    unknown: 'Bitte wählen Sie ein Amt aus der Liste.',
    taken: 'Dieses Amt hat in dieser Zeit schon jemand anderes.',
  },
  functions: {
    unknown: 'Bitte wählen Sie Ausschüsse aus der Liste.',
    'too-many': 'Bitte wählen Sie jeden Ausschuss einmal.',
  },
  since: {
    missing: 'Bitte nennen Sie den ersten Tag im Amt.',
    malformed: 'Bitte schreiben Sie das Datum mit Tag, Monat und Jahr.',
    'too-low': 'So weit zurück reicht keine Amtszeit. Bitte prüfen Sie das Jahr.',
    'too-high': 'So weit im Voraus geht es nicht. Bitte prüfen Sie das Jahr.',
  },
  until: {
    malformed: 'Bitte schreiben Sie das Datum mit Tag, Monat und Jahr.',
    'too-low': 'Der letzte Tag im Amt liegt vor dem ersten.',
    'too-high': 'So weit im Voraus geht es nicht. Bitte prüfen Sie das Jahr.',
  },
  successor: { unknown: 'Bitte wählen Sie ein Ersatzmitglied, das an diesem Tag noch im Amt ist.' },
  electedAt: {
    malformed: 'Bitte schreiben Sie das Datum mit Tag, Monat und Jahr.',
    'too-high': 'Dieser Tag kommt erst noch. Bitte nennen Sie den Tag der letzten Wahl.',
  },
  comment: {
    missing: 'Bitte schreiben Sie einen Kommentar.',
    'too-long': `Mehr als ${longestComment} Zeichen gehen nicht.`,
    malformed: 'In Ihrem Text stehen Zeichen, die sich nicht drucken lassen.',
    'too-many': `Zu diesem Eintrag gibt es schon ${mostComments} Kommentare. Mehr gehen nicht.`,
  },
  site: { malformed: 'Nennen Sie den Standort bitte ohne Internetadresse, zum Beispiel „Werk Nord“.' },
} as const satisfies Readonly<Record<string, OwnSentences>>
