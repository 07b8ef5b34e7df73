import { longestPassword } from '#core/accounts/password.ts'
import { shortestPassword } from '#core/accounts/password.ts'
import { mostKm, mostParticipants, mostTicket } from '#core/costs/costs.ts'
import { longestMessage, shortestMessage } from '#core/jobs/applications.ts'
import { applicationFiles } from '#core/jobs/application-files.ts'
import { mostSeatsWanted } from '#core/finder/filters/seats.ts'
import { longestEmail } from '#core/shared/email-address.ts'
import type { FieldFault } from '#core/shared/result.ts'
import { anyField, sentenceAmong, type OwnSentences } from './any-field.ts'
import { characters, euros, inWords, megabytes } from './figures.ts'
import { appointmentNoteFaults, appointmentPhoneFaults, consultingFaults } from './consulting-faults.ts'
import { inboxFaults } from './inbox-faults.ts'
import { gremiumFaults } from './gremium-faults.ts'
import { forumFaults } from './forum-faults.ts'
import { lawFaults } from './law-files.ts'
import { materialFaults } from './material-faults.ts'
import { noteFaults } from './note-faults.ts'
import { bookingFaults } from './booking-faults.ts'
import { orderFaults } from './order-faults.ts'
import { aPostcode, personFaults } from './person-faults.ts'
import { pdfFaults } from './pdf-refusals.ts'
import { planFaults } from './plan-faults.ts'
import { membershipFaults, profileFaults } from './profile-faults.ts'
import { quoteFaults } from './quote-faults.ts'
import { requestFaults } from './request-faults.ts'
import type { SiteRefusal } from '#core/site.ts'

type FieldOf<R> = R extends { readonly fields: infer Fields } ? keyof Fields & string : never

/**
 * Every field that a port can refuse, by the name that the core gives it; that of one participant, km-2, is called km.
 */
export type RefusedField = Exclude<FieldOf<SiteRefusal>, `${string}-${number}`>

const ownWords: { readonly [Field in RefusedField]: OwnSentences } = {
  ...orderFaults,
  ...bookingFaults,
  ...consultingFaults,
  ...quoteFaults,
  ...inboxFaults,
  ...personFaults,
  ...requestFaults,
  ...lawFaults,
  ...gremiumFaults,
  ...planFaults,
  ...materialFaults,
  ...forumFaults,
  ...profileFaults,
  ids: { unknown: 'Bitte nennen Sie jedes Thema der Rubrik einmal.' },
  password: {
    missing: 'Bitte wählen Sie ein Passwort.',
    'too-short': `Das Passwort ist zu kurz. Nehmen Sie mindestens ${characters(shortestPassword)}.`,
    'too-long': `Das Passwort ist zu lang. Nehmen Sie höchstens ${characters(longestPassword)}.`,
    wrong:
      'Dieses Passwort gehört nicht zu dieser Registrierung. Haben Sie sich mehrmals registriert? Dann nehmen Sie den Link aus der anderen E-Mail.',
    'too-common':
      'Dieses Passwort errät man zu leicht: Es ist verbreitet, folgt einem Muster oder enthält Ihren Namen, Ihren Betrieb oder unseren. Nehmen Sie zum Beispiel drei Wörter, die nichts miteinander zu tun haben.',
  },
  new: {
    missing: 'Bitte wählen Sie ein neues Passwort.',
    'too-short': `Das neue Passwort ist zu kurz. Nehmen Sie mindestens ${characters(shortestPassword)}.`,
    'too-long': `Das neue Passwort ist zu lang. Nehmen Sie höchstens ${characters(longestPassword)}.`,
    'too-common':
      'Dieses Passwort errät man zu leicht: Es ist verbreitet, folgt einem Muster oder enthält Ihren Namen, Ihren Betrieb oder unseren. Nehmen Sie zum Beispiel drei Wörter, die nichts miteinander zu tun haben.',
  },
  newEmail: {
    missing: 'Bitte geben Sie Ihre neue E-Mail-Adresse an.',
    malformed: 'Die E-Mail-Adresse ist nicht vollständig. Sie sieht aus wie name@betrieb.de.',
    'too-long': `Die E-Mail-Adresse ist zu lang, mehr als ${characters(longestEmail)} gehen nicht.`,
    unchanged: 'Mit dieser Adresse melden Sie sich schon an.',
  },
  code: {
    wrong: 'Dieser Code stimmt nicht oder nicht mehr. Nehmen Sie den, den die App jetzt zeigt.',
    missing: 'Bitte geben Sie den Code ein.',
    unknown: 'Diesen Code kennen wir nicht. Prüfen Sie bitte die Schreibweise.',
  },
  newsletter: {},
  note: { ...noteFaults, ...appointmentNoteFaults },
  phone: { ...personFaults.phone, ...appointmentPhoneFaults },
  message: {
    'too-short': `Ein paar Worte mehr, bitte: mindestens ${characters(shortestMessage)}. Oder lassen Sie das Feld leer.`,
    'too-long': `Das ist zu lang, mehr als ${characters(longestMessage)} gehen nicht.`,
    malformed: 'Im Text stehen Zeichen, die wir nicht verarbeiten können.',
  },
  files: {
    missing: 'Bitte wählen Sie eine Datei aus oder schreiben Sie uns eine Nachricht.',
    'too-many': `Mehr als ${inWords(applicationFiles.mostFiles)} Dateien gehen nicht. Fassen Sie Zeugnisse in einer Datei zusammen.`,
    'too-large': `Eine Datei darf höchstens ${megabytes(applicationFiles.mostBytes)} haben.`,
    'too-large-together': `Alle Dateien zusammen dürfen höchstens ${megabytes(applicationFiles.mostBytesTogether)} haben.`,
    'wrong-kind':
      'Wir nehmen PDF, DOCX, ODT, JPG und PNG. Inhalt und Endung des Namens müssen zusammenpassen, Makros dürfen nicht darin sein.',
    empty: 'Darin steht nichts.',
  },
  website: {
    'not-empty':
      'Ein Feld war ausgefüllt, das nur Programme sehen, vielleicht von Ihrem Passwortmanager. Wir haben es geleert. Bitte senden Sie das Formular noch einmal ab.',
  },
  pdf: pdfFaults,
  participants: {
    malformed: 'Bitte geben Sie eine ganze Zahl an, zum Beispiel 3.',
    'too-low': 'Mindestens eine Person nimmt teil.',
    'too-high': `Mehr als ${mostParticipants} Personen rechnen wir gern mit Ihnen am Telefon aus.`,
  },
  overnight: {},
  eve: {},
  late: {},
  breakfast: {},
  parking: {},
  travel: {},
  km: {
    malformed: 'Bitte geben Sie ganze Kilometer ohne Punkt und Komma an, zum Beispiel 240.',
    'too-high': `Mehr als ${mostKm} Kilometer rechnen wir hier nicht.`,
  },
  ticket: {
    malformed: 'Bitte geben Sie einen Betrag an, zum Beispiel 89,90.',
    'too-high': `Mehr als ${euros(mostTicket)} je Person rechnen wir hier nicht.`,
  },
  vat: {},
  postcode: {
    missing: 'Für Umkreis und Entfernung brauchen wir Ihre Postleitzahl.',
    malformed: aPostcode,
    unknown: 'Diese Postleitzahl kennen wir nicht. Prüfen Sie die Ziffern.',
  },
  seats: {
    'too-low': 'Mindestens eine Person nimmt teil.',
    'too-high': `Für mehr als ${inWords(mostSeatsWanted)} Personen suchen wir gern mit Ihnen am Telefon, oder wir kommen zu Ihnen in den Betrieb.`,
  },
  since: {
    ...gremiumFaults.since,
    // Programs name it, too, that ask what has changed.
    malformed: 'Das muss ein Tag wie in JJJJ-MM-TT sein oder ein Zeitpunkt mit Zeitzone.',
  },
  radius: { malformed: 'Bitte wählen Sie eine Entfernung aus der Liste.' },
  priceTo: { malformed: 'Bitte geben Sie eine Zahl ein, zum Beispiel 1200.' },
  month: { malformed: 'Diesen Monat gibt es nicht. Bitte wählen Sie einen aus der Liste.' },
  sort: {},
}

/** The sentence for a field: how to mend it. The same on a page, in a problem and on the command line. */
export const faultText = (field: RefusedField, fault: FieldFault): string => sentenceAmong(ownWords[field], fault)

const isRefusedField = (field: string): field is RefusedField => Object.hasOwn(ownWords, field)

const isOfMembership = (field: string): field is keyof typeof membershipFaults => Object.hasOwn(membershipFaults, field)

/** The same for the name of a field as a refusal has it, that of one participant or membership among them. */
export const sentenceOf = (name: string, fault: FieldFault): string => {
  const field = name.replace(/-\d+$/, '')
  if (field !== name && isOfMembership(field)) return sentenceAmong(membershipFaults[field], fault)
  return isRefusedField(field) ? faultText(field, fault) : anyField[fault]
}
