import type { OwnSentences } from './any-field.ts'

/** What is wrong with what a training plan is made of. */
export const planFaults = {
  mandate: {
    missing: 'Bitte wählen Sie das Amt.',
    unknown: 'Dieses Amt kennen wir nicht. Bitte wählen Sie eines aus der Liste.',
  },
  duties: {},
  concerns: {},
  inOfficeSince: {
    missing: 'Bitte sagen Sie, seit wann. Danach richten sich die Fristen des Plans.',
    malformed: 'Bitte schreiben Sie das Datum mit Tag, Monat und Jahr.',
    'too-low': 'Das ist sehr lange her. Bitte prüfen Sie das Jahr.',
    'too-high': 'Das liegt mehr als ein Jahr in der Zukunft. Bitte prüfen Sie das Jahr.',
  },
  attended: {
    'too-many': 'So viele Schulungen können wir nicht vermerken.',
    unknown: 'Dieses Thema kennen wir nicht.',
  },
  format: { missing: 'Bitte wählen Sie, wie Sie lernen möchten.' },
  months: {},
  notBefore: {
    malformed: 'Bitte schreiben Sie das Datum mit Tag, Monat und Jahr.',
    'too-low': 'Dieser Tag liegt zu weit zurück.',
    'too-high': 'So weit reicht kein Programm voraus.',
  },
  weeksPerQuarter: {
    malformed: 'Bitte geben Sie eine ganze Zahl an, zum Beispiel 2.',
    'too-low': 'Mindestens eine Woche braucht ein Plan.',
    'too-high': 'So viele Wochen hat ein Quartal nicht.',
  },
  members: {
    malformed: 'Bitte geben Sie eine ganze Zahl an, zum Beispiel 9.',
    'too-low': 'Mindestens eine Person hat das Amt.',
    'too-high': 'So groß ist kein Gremium. Bitte prüfen Sie die Zahl.',
  },
  land: { unknown: 'Bitte wählen Sie ein Land aus der Liste.' },
  choices: { 'too-many': 'Mehr lässt sich an einem Plan nicht wählen. Nehmen Sie zuerst etwas zurück.' },
} as const satisfies Readonly<Record<string, OwnSentences>>
