import { longestAllergies, mostMemberships } from '#core/person/part-limits.ts'
import { mostFunctions } from '#core/person/part-rules.ts'
import type { OwnSentences } from './any-field.ts'
import { characters, inWords } from './figures.ts'

const aDay = 'Bitte schreiben Sie das Datum mit Tag, Monat und Jahr.'

/** Of the days of one membership, since-1; those of a seat in a Gremium have sentences of their own. */
export const membershipFaults = {
  since: {
    missing: 'Bitte nennen Sie den Tag, seit dem Sie dazugehören.',
    malformed: aDay,
    'too-high': 'Dieser Tag kommt erst noch.',
  },
  until: { malformed: aDay, 'too-low': 'Das Ende liegt vor dem Anfang. Bitte prüfen Sie beide Tage.' },
} as const satisfies Readonly<Record<string, OwnSentences>>

/** What is wrong with what somebody says of herself in her settings. */
export const profileFaults = {
  memberships: { 'too-high': `Mehr als ${inWords(mostMemberships)} Mitgliedschaften speichern wir nicht.` },
  codes: { 'too-high': `Mehr als ${inWords(mostFunctions)} Funktionen speichern wir nicht.` },
  smoking: {},
  bed: {},
  floor: {},
  diet: { missing: 'Bitte wählen Sie, was Sie essen.', unknown: 'Bitte wählen Sie, was Sie essen.' },
  accessibleRoom: {},
  allergies: { 'too-long': `Das ist zu lang, mehr als ${characters(longestAllergies)} gehen nicht.` },
  consent: {
    'not-accepted':
      'Angaben zur Gesundheit speichern wir nur mit Ihrer Einwilligung. Setzen Sie bitte den Haken, oder lassen Sie die Felder darüber leer.',
  },
  frequency: { missing: 'Bitte wählen Sie, wie oft.', unknown: 'Bitte wählen Sie, wie oft.' },
  channels: {},
} as const satisfies Readonly<Record<string, OwnSentences>>
