import { contactForm } from '#core/form-requests/forms/contact.ts'
import type { formsByKind, RequestKind } from '#core/form-requests/form-requests.ts'
import type { FieldOf } from '#core/forms/described-form.ts'
import type { OwnSentences } from './any-field.ts'
import { characters } from './figures.ts'

/** Fields that only these forms have; what others ask too is said there. */
type RequestField =
  | Exclude<
      FieldOf<(typeof formsByKind)[RequestKind]>,
      | 'name'
      | 'text'
      | 'email'
      | 'phone'
      | 'company'
      | 'message'
      | 'participants'
      | 'quantity'
      | 'street'
      | 'zip'
      | 'city'
      | 'privacyAccepted'
      | 'website'
    >
  | 'formKey'

const { message } = contactForm.fields

const choose = (what: string): OwnSentences => ({
  missing: `Bitte wählen Sie ${what}.`,
  unknown: `Bitte wählen Sie ${what}.`,
})
const whole: OwnSentences = { malformed: 'Bitte geben Sie eine ganze Zahl an, ohne Punkt und Komma.' }
/** Of a text that has to be there. */
export const proseFaults: OwnSentences = {
  missing: 'Bitte schreiben Sie uns, worum es geht.',
  'too-short': `Ein paar Worte mehr, bitte: mindestens ${characters(message.fewest)}.`,
  'too-long': `Das ist zu lang, mehr als ${characters(message.most)} gehen nicht.`,
  malformed: 'Im Text stehen Zeichen, die wir nicht verarbeiten können.',
}

export const requestFaults: { readonly [Field in RequestField]: OwnSentences } = {
  subject: {},
  key: {},
  callbackTime: {},
  topic: { missing: 'Bitte sagen Sie uns, worum es geht.' },
  committeeType: choose('aus, für welches Gremium Sie fragen'),
  days: whole,
  wishedPeriod: {},
  place: { missing: 'Bitte nennen Sie den Ort.' },
  employees: { ...whole, missing: 'Bitte schätzen Sie, wie viele im Betrieb beschäftigt sind.' },
  budget: {},
  question: proseFaults,
  catalogues: choose('mindestens einen Katalog'),
  delivery: choose('aus, wie die Kataloge zu Ihnen kommen'),
  pending: choose('aus, ob schon ein Verfahren anhängig ist'),
  deadline: {
    malformed: 'Bitte schreiben Sie den Tag als Datum: Tag, Monat und Jahr.',
    'too-low': 'Dieser Tag ist schon vorbei. Ist die Frist abgelaufen, rufen Sie bitte gleich eine Kanzlei an.',
  },
  documents: {
    'wrong-kind': 'Wir nehmen hier nur PDF. Inhalt und Endung des Namens müssen zusammenpassen.',
    empty: 'Darin steht nichts.',
  },
  forwardConsent: { 'not-accepted': 'Ohne Ihre Zustimmung dürfen wir die Frage nicht weitergeben.' },
  interests: choose('mindestens ein Thema'),
  formKey: { unknown: 'Zu diesem Schlüssel gibt es kein Formular.', missing: 'Bitte nennen Sie das Formular.' },
  experience: choose('aus, wie lange Sie im Amt sind'),
  region: choose('eine Region'),
  salutation: { unknown: 'Bitte wählen Sie eine Anrede aus.' },
  topics: {},
  rating: {},
  items: {
    missing: 'Bitte geben Sie bei mindestens einem Artikel an, wie viele Sie möchten.',
    unknown: 'Diesen Artikel gibt es nicht oder nicht mehr.',
    malformed: 'Bitte geben Sie eine ganze Zahl an, ohne Punkt und Komma.',
    'too-low': 'Weniger als keinen können wir nicht schicken.',
    'too-high': 'So viele schicken wir nicht auf einmal. Wie viele es höchstens sind, steht beim Artikel.',
  },
  orderCode: {},
  contract: {
    missing: 'Bitte nennen Sie den Vertrag: die Nummer Ihrer Bestellung, oder Seminar und Datum.',
    malformed: 'Darin stehen Zeichen, die wir nicht verarbeiten können.',
  },
  page: {},
}
