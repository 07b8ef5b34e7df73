import { dayBegins, dayEnds, mostAbsences, weeksAhead } from '#core/consulting/consulting.ts'
import type { OwnSentences } from './any-field.ts'
import { inWords } from './figures.ts'

const aDay = 'Bitte schreiben Sie den Tag als Datum: Tag, Monat und Jahr.'

/** Fields with which an appointment with a consultant is booked, and those of the office for consultants' time. */
export const consultingFaults = {
  consultantId: { missing: 'Bitte wählen Sie eine Beraterin oder einen Berater aus.' },
  slotStart: {
    missing: 'Bitte wählen Sie eine Uhrzeit aus.',
    malformed: 'Bitte wählen Sie eine Uhrzeit aus der Liste.',
    'too-high': `Termine vergeben wir für die nächsten ${inWords(weeksAhead)} Wochen.`,
  },
  channel: {
    missing: 'Bitte wählen Sie, wie Sie sprechen möchten.',
    unknown: 'Bitte wählen Sie, wie Sie sprechen möchten.',
  },
  from: { malformed: aDay },
  to: {
    malformed: aDay,
    'too-low': 'Das Ende liegt vor dem Anfang. Bitte prüfen Sie beide Tage.',
    'too-high': `Bitte fragen Sie nach höchstens ${inWords(weeksAhead)} Wochen auf einmal.`,
  },
  hours: {
    malformed: `Bitte schreiben Sie volle Stunden zwischen ${dayBegins} und ${dayEnds}\u00a0Uhr, den Anfang vor dem Ende. Für einen freien Tag lassen Sie beide Felder leer.`,
  },
  firstDay: {
    missing: 'Bitte geben Sie den ersten Tag an.',
    malformed: aDay,
    'too-many': `Mehr als ${mostAbsences} Abwesenheiten merken wir uns nicht. Löschen Sie zuerst eine.`,
  },
  lastDay: {
    malformed: aDay,
    'too-low': 'Das Ende liegt vor dem Anfang oder in der Vergangenheit. Bitte prüfen Sie beide Tage.',
    'too-high': 'Eine Abwesenheit dauert höchstens ein Jahr, und sie liegt nicht weiter voraus als zwei Jahre.',
  },
} as const satisfies Readonly<Record<string, OwnSentences>>

/** Of the telephone number, which other forms do not insist on. */
export const appointmentPhoneFaults = { missing: 'Bitte geben Sie eine Telefonnummer an.' }

/** Beside what is said with an appointment. */
export const appointmentNoteFaults = {
  missing: 'Bitte nennen Sie die Anschrift, unter der wir Sie treffen.',
} as const satisfies OwnSentences
