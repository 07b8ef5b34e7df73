import { mostPersons } from '#core/cart/cart.ts'
import { longestRemarks } from '#core/cart/order-options.ts'
import type { OrderOptionsField } from '#core/cart/order-options-rules.ts'
import { longestNotes, type RecipientField } from '#core/cart/recipient-rules.ts'
import type { OwnSentences } from './any-field.ts'
import { characters } from './figures.ts'

/** Fields that stand in forms of an order alone; what others have too says it for all. */
type OrderField =
  | Exclude<
      OrderOptionsField | RecipientField,
      | 'salutationId'
      | 'firstName'
      | 'lastName'
      | 'email'
      | 'phone'
      | 'function'
      | 'company'
      | 'zip'
      | 'city'
      | 'newsletter'
      | 'agb'
      | 'privacyAccepted'
      | 'overnight'
    >
  | 'quantity'

const choose = (what: string): OwnSentences => ({
  missing: `Bitte wählen Sie ${what}.`,
  unknown: `Bitte wählen Sie ${what}.`,
})

export const orderFaults: { readonly [Field in OrderField]: OwnSentences } = {
  buyerType: choose('aus, wer die Rechnung bezahlt'),
  department: {},
  street: { missing: 'Bitte geben Sie Straße und Hausnummer an.' },
  country: choose('ein Land aus'),
  vatId: { malformed: 'Eine Umsatzsteuer-ID beginnt mit den Buchstaben des Landes, in Deutschland DE.' },
  orderNo: {},
  costCentre: {},
  leitwegId: {
    malformed: 'Das ist keine Leitweg-ID: Ihre letzten Ziffern passen nicht zu den anderen. Bitte prüfen Sie sie.',
  },
  billingEmail: {
    missing: 'Bitte nennen Sie die E-Mail-Adresse, an die wir die Rechnung schicken.',
    malformed: 'Die E-Mail-Adresse ist nicht vollständig. Sie sieht aus wie rechnung@betrieb.de.',
  },
  hotelPayer: choose('aus, wer das Hotel bezahlt'),
  gremium: {
    unknown: 'Zu diesem Gremium gehört Ihr Konto nicht. Bitte wählen Sie eines aus.',
    'too-long': 'Zu diesem Gremium gehört Ihr Konto nicht. Bitte wählen Sie eines aus.',
  },
  legalBasis: choose('aus, worauf sich die Schulung stützt'),
  resolutionDate: { malformed: 'Bitte schreiben Sie den Tag der Sitzung als Datum: Tag, Monat und Jahr.' },
  remarks: { 'too-long': `Das ist zu lang, mehr als ${characters(longestRemarks)} gehen nicht.` },
  isFirstTerm: {},
  arrivalEve: {},
  departureLate: {},
  notes: { 'too-long': `Das ist zu lang, mehr als ${characters(longestNotes)} gehen nicht.` },
  quantity: {
    'too-low': 'Mindestens ein Platz muss es sein.',
    'too-high': `Mehr als ${mostPersons} Personen buchen wir gern mit Ihnen am Telefon.`,
  },
}
