import { longestEmail } from '#core/shared/email-address.ts'
import { postcodeDigits } from '#core/shared/postcode.ts'
import type { OwnSentences } from './any-field.ts'
import { characters, inWords } from './figures.ts'

const aNumber = 'Bitte schreiben Sie die Mobilnummer mit Vorwahl, zum Beispiel 0171\u00a01234567.'
export const aPostcode = `Eine Postleitzahl hat ${inWords(postcodeDigits)} Ziffern, zum Beispiel 20095.`

/** Of fields in which somebody says who he is; apart from all others, which browsers would load for nothing. */
export const personFaults = {
  salutationId: { missing: 'Bitte wählen Sie eine Anrede aus.', unknown: 'Bitte wählen Sie eine Anrede aus.' },
  firstName: {
    missing: 'Bitte geben Sie Ihren Vornamen an.',
    malformed: 'Im Vornamen stehen Zeichen, die wir nicht verarbeiten können.',
  },
  lastName: {
    missing: 'Bitte geben Sie Ihren Nachnamen an.',
    malformed: 'Im Nachnamen stehen Zeichen, die wir nicht verarbeiten können.',
  },
  email: {
    missing: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
    malformed: 'Die E-Mail-Adresse ist nicht vollständig. Sie sieht aus wie name@betrieb.de.',
    'too-long': `Die E-Mail-Adresse ist zu lang, mehr als ${characters(longestEmail)} gehen nicht.`,
  },
  company: { missing: 'Bitte nennen Sie Ihren Betrieb oder Ihre Dienststelle.' },
  function: { missing: 'Bitte wählen Sie Ihre Funktion aus.', unknown: 'Bitte wählen Sie Ihre Funktion aus.' },
  phone: { malformed: 'Bitte schreiben Sie die Telefonnummer mit Ziffern, zum Beispiel 030\u00a0123456.' },
  zip: { missing: 'Bitte geben Sie die Postleitzahl an.', malformed: aPostcode },
  city: { missing: 'Bitte geben Sie den Ort an.' },
  title: { malformed: 'Ein Titel besteht aus Wörtern, zum Beispiel „Dr.“.' },
  mobile: { malformed: aNumber },
  countryCode: { missing: 'Bitte wählen Sie ein Land aus.', unknown: 'Bitte wählen Sie ein Land aus.' },
  agb: { 'not-accepted': 'Bitte lesen Sie die AGB und stimmen Sie ihnen zu.' },
  privacyAccepted: { 'not-accepted': 'Bitte lesen Sie die Hinweise zum Datenschutz und bestätigen Sie das.' },
} as const satisfies { readonly [Field in string]: OwnSentences }
