import type { BookingField } from '#core/booking/ports.ts'
import { reservationDays } from '#core/booking/booking.ts'
import { longestAnswer } from '#core/booking/employers-link.ts'
import { longestReason } from '#core/booking/longest-reason.ts'
import type { OfficeField } from '#core/booking/office-ports.ts'
import { mostOnPaper, type PaperOrderField } from '#core/booking/paper-order.ts'
import { highestFee } from '#core/booking/running-bookings.ts'
import type { OwnSentences } from './any-field.ts'
import { purposeFault } from './pages/access-log.ts'
import { characters, euros, inWords } from './figures.ts'

const aNumber: OwnSentences = { malformed: 'Bitte geben Sie eine ganze Zahl an, null oder mehr.' }
const members: OwnSentences = {
  malformed: 'Bitte geben Sie eine ganze Zahl an.',
  'too-low': 'Mindestens ein Mitglied muss es sein.',
}
const aDay = 'Bitte schreiben Sie das Datum mit Tag, Monat und Jahr.'

/** Fields of the forms with which a booking is made on paper, followed and run. */
export const bookingFaults: {
  readonly [Field in BookingField | OfficeField | 'purpose' | Exclude<PaperOrderField, 'place'>]: OwnSentences
} = {
  acceptAgb: { 'not-accepted': 'Bitte lesen Sie die AGB und stimmen Sie ihnen zu.' },
  reason: {
    missing: 'Bitte nennen Sie den Grund.',
    'too-long': `Das ist zu lang, mehr als ${characters(longestReason)} gehen nicht.`,
  },
  purpose: purposeFault,
  recipientIds: { missing: 'Bitte wählen Sie aus, für wen storniert wird.' },
  feeNet: {
    missing: 'Bitte geben Sie den Preis an.',
    malformed: 'Bitte schreiben Sie den Preis als Zahl in Euro.',
    'too-low': 'Der Preis kann nicht unter null liegen.',
    'too-high': `Mehr als ${euros(highestFee)} für einen Platz gehen hier nicht.`,
  },
  recipients: {
    'too-low': 'Mindestens eine Person nimmt teil.',
    'too-high': `Auf ein Formular passen ${inWords(mostOnPaper)} Personen. Für mehr füllen Sie bitte ein zweites aus.`,
  },
  signatureName: {
    missing: 'Bitte nennen Sie, wer unterschreibt.',
    malformed: 'Im Namen stehen Zeichen, die wir nicht verarbeiten können.',
  },
  date: {
    missing: 'Bitte geben Sie an, an welchem Tag Sie unterschreiben.',
    malformed: aDay,
    'too-low': 'Dieser Tag ist schon vorbei.',
    'too-high': `Wir halten die Plätze ${reservationDays}\u00a0Tage. Bitte unterschreiben Sie in dieser Zeit.`,
  },
  signedOn: {
    missing: 'Bitte geben Sie den Tag der Unterschrift an.',
    malformed: aDay,
    'too-low': 'An diesem Tag war das Formular noch nicht ausgefüllt.',
    'too-high': 'Der Tag der Unterschrift liegt in der Zukunft.',
  },
  on: {
    malformed: aDay,
    'too-high': 'Der Tag liegt in der Zukunft. Tragen Sie ihn ein, wenn die Mitteilung draußen ist.',
  },
  heldOn: { malformed: aDay },
  entitled: members,
  present: { ...members, 'too-high': 'Anwesend können nicht mehr sein, als stimmberechtigt sind.' },
  yes: aNumber,
  no: aNumber,
  abstained: aNumber,
  kind: { missing: 'Bitte wählen Sie eine Antwort aus.', unknown: 'Bitte wählen Sie eine Antwort aus.' },
  name: {
    missing: 'Bitte nennen Sie Ihren Namen.',
    malformed: 'Im Namen stehen Zeichen, die wir nicht verarbeiten können.',
  },
  text: {
    missing: 'Bitte schreiben Sie, worum es geht.',
    'too-long': `Das ist zu lang, mehr als ${characters(longestAnswer)} gehen nicht.`,
  },
}
