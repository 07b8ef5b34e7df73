import { mostInOffice } from '#core/gremium/settings-rules.ts'
import type { OwnSentences } from './any-field.ts'

const howMany = (most: number): OwnSentences => ({
  malformed: 'Bitte geben Sie eine ganze Zahl an, null oder mehr.',
  'too-low': 'Bitte geben Sie eine ganze Zahl an, null oder mehr.',
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
    'too-low': 'Bitte geben Sie eine Zahl an, ganz oder mit Komma.',
    'too-high': `Mehr als ${mostInOffice} gehen nicht.`,
  },
  electedAt: {
    malformed: 'Bitte schreiben Sie das Datum mit Tag, Monat und Jahr.',
    'too-high': 'Dieser Tag kommt erst noch. Bitte nennen Sie den Tag der letzten Wahl.',
  },
  site: { malformed: 'Nennen Sie den Standort bitte ohne Internetadresse, zum Beispiel „Werk Nord“.' },
} as const satisfies Readonly<Record<string, OwnSentences>>
