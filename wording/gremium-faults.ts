import type { OwnSentences } from './any-field.ts'

/** What is wrong with what a Gremium says of itself. */
export const gremiumFaults = {
  type: {
    missing: 'Bitte wählen Sie, was für ein Gremium es ist.',
    unknown: 'Diese Art von Gremium kennen wir nicht. Bitte wählen Sie eine aus der Liste.',
  },
  site: { malformed: 'Nennen Sie den Standort bitte ohne Internetadresse, zum Beispiel „Werk Nord“.' },
} as const satisfies Readonly<Record<string, OwnSentences>>
