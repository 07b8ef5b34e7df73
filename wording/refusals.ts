import type { RegistrationField } from '#core/accounts/ports.ts'
import type { ApplicationField } from '#core/jobs/ports.ts'
import type { FieldFault } from '#core/shared/result.ts'
import type { Site } from '#core/site.ts'

type Refused<A> = A extends { readonly ok: false; readonly refusal: infer R } ? R : never
type RefusalOf<Method> = Method extends (ask: never) => Promise<infer Answer> ? Refused<Answer> : never
type RefusalsOf<Port> = { [Name in keyof Port]: RefusalOf<Port[Name]> }[keyof Port]

/** Every refusal that a page can meet: all of every driving port, so that a new one does not compile without its word. */
export type SiteRefusal = { [Context in keyof Site]: RefusalsOf<Site[Context]> }[keyof Site]

const minutes = (seconds: number): string => {
  const whole = Math.ceil(seconds / 60)
  return whole === 1 ? 'einer Minute' : `${whole}\u00a0Minuten`
}

/** What a refusal says to a person: what failed and what helps. */
export const refusalWording: {
  readonly [Why in SiteRefusal['why']]: (refusal: Extract<SiteRefusal, { readonly why: Why }>) => string
} = {
  'not-signed-in': () => 'Bitte melden Sie sich zuerst an.',
  'unknown-content': () => 'Was Sie sich merken wollten, gibt es nicht oder nicht mehr.',
  'wishlist-full': ({ most }) =>
    `Ihre Merkliste ist voll, sie fasst ${most}\u00a0Einträge. Entfernen Sie einen und versuchen Sie es dann noch einmal.`,
  'not-found': () => 'Das gibt es nicht oder nicht mehr.',
  moved: () => 'Diese Seite liegt jetzt an anderer Stelle.',
  closed: ({ title }) => `Für „${title}“ nehmen wir keine Bewerbungen mehr an.`,
  past: () => 'Dieser Termin liegt hinter uns.',
  'credentials-wrong': () => 'E-Mail-Adresse oder Passwort stimmen nicht. Bitte prüfen Sie beides.',
  'email-unconfirmed': () =>
    'Ihre E-Mail-Adresse ist noch nicht bestätigt. Öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.',
  'too-many': ({ retryAfter }) =>
    `Das waren zu viele Versuche. Bitte versuchen Sie es in ${minutes(retryAfter)} noch einmal.`,
  expired: () =>
    'Der Link ist abgelaufen oder schon benutzt. Registrieren Sie sich noch einmal, dann bekommen Sie einen neuen.',
  invalid: () => 'Bitte prüfen Sie Ihre Angaben.',
  'files-too-large': () => 'Bitte prüfen Sie Ihre Dateien.',
  'files-of-wrong-kind': () => 'Bitte prüfen Sie Ihre Dateien.',
  'key-taken': () => 'Unter dieser Nummer haben Sie uns schon etwas anderes geschickt. Bitte laden Sie die Seite neu.',
  'too-soon': () =>
    'Das ging schneller, als ein Mensch tippt. Wir wissen nicht, ob ein Programm das Formular ausgefüllt hat. Bitte senden Sie es in ein paar Sekunden noch einmal ab.',
}

/** The sentence for a refusal. */
export const refusalText = (refusal: SiteRefusal): string =>
  (refusalWording[refusal.why] as (refusal: SiteRefusal) => string)(refusal)

type FormField = RegistrationField | ApplicationField

/** How to mend a field, where no sentence of the field's own says it better. */
const anyField: Readonly<Record<FieldFault, string>> = {
  missing: 'Bitte füllen Sie dieses Feld aus.',
  malformed: 'Bitte prüfen Sie die Schreibweise.',
  'too-short': 'Das ist zu kurz.',
  'too-long': 'Das ist zu lang.',
  unknown: 'Bitte wählen Sie einen Eintrag der Liste.',
  'too-common': 'Bitte wählen Sie etwas weniger Verbreitetes.',
  'not-accepted': 'Bitte stimmen Sie zu.',
  'not-empty': 'Bitte lassen Sie dieses Feld leer.',
  'too-many': 'Das sind zu viele Dateien.',
  'too-large': 'Eine Datei ist zu groß.',
  'too-large-together': 'Die Dateien sind zusammen zu groß.',
  'wrong-kind': 'Eine Datei ist nicht von einer Art, die wir annehmen.',
  empty: 'Eine Datei ist leer.',
}

const ownWords: { readonly [Field in FormField]: { readonly [Fault in FieldFault]?: string } } = {
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
    'too-long': 'Die E-Mail-Adresse ist zu lang, mehr als 254\u00a0Zeichen gehen nicht.',
  },
  password: {
    missing: 'Bitte wählen Sie ein Passwort.',
    'too-short': 'Das Passwort ist zu kurz. Nehmen Sie mindestens 10\u00a0Zeichen.',
    'too-long': 'Das Passwort ist zu lang. Nehmen Sie höchstens 128\u00a0Zeichen.',
    'too-common':
      'Dieses Passwort errät man zu leicht. Nehmen Sie zum Beispiel drei Wörter, die nichts miteinander zu tun haben.',
  },
  company: { missing: 'Bitte nennen Sie Ihren Betrieb oder Ihre Dienststelle.' },
  function: { missing: 'Bitte wählen Sie Ihre Funktion aus.', unknown: 'Bitte wählen Sie Ihre Funktion aus.' },
  phone: { malformed: 'Bitte schreiben Sie die Telefonnummer mit Ziffern, zum Beispiel 030\u00a0123456.' },
  zip: { malformed: 'Eine Postleitzahl hat fünf Ziffern.' },
  city: {},
  newsletter: {},
  agb: { 'not-accepted': 'Bitte lesen Sie die AGB und stimmen Sie ihnen zu.' },
  message: {
    'too-short': 'Ein paar Worte mehr, bitte: mindestens 10\u00a0Zeichen. Oder lassen Sie das Feld leer.',
    'too-long': 'Das ist zu lang, mehr als 4000\u00a0Zeichen gehen nicht. Schicken Sie den Text als Datei.',
    malformed: 'Im Text stehen Zeichen, die wir nicht verarbeiten können.',
  },
  files: {
    missing: 'Bitte wählen Sie eine Datei aus oder schreiben Sie uns eine Nachricht.',
    'too-many': 'Mehr als fünf Dateien gehen nicht. Fassen Sie Zeugnisse in einer Datei zusammen.',
    'too-large': 'Eine Datei darf höchstens 10\u00a0MB haben.',
    'too-large-together': 'Alle Dateien zusammen dürfen höchstens 20\u00a0MB haben.',
    'wrong-kind':
      'Wir nehmen PDF, DOCX, ODT, JPG und PNG. Inhalt und Endung des Namens müssen zusammenpassen, Makros dürfen nicht darin sein.',
    empty: 'Darin steht nichts.',
  },
  website: {
    'not-empty':
      'Ein Feld war ausgefüllt, das nur Programme sehen, vielleicht von Ihrem Passwortmanager. Wir haben es geleert. Bitte senden Sie das Formular noch einmal ab.',
  },
  privacyAccepted: { 'not-accepted': 'Bitte lesen Sie die Hinweise zum Datenschutz und bestätigen Sie das.' },
}

/** The sentence under a field: how to mend it. */
export const faultText = (field: FormField, fault: FieldFault): string => ownWords[field][fault] ?? anyField[fault]
