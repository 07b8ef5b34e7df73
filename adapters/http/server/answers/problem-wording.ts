import type { FieldFault } from '#core/shared/result.ts'

/** German title of every code, one sentence each (domain §7.0). */
export const problemTitles = {
  anfrage_ungueltig: 'Die Anfrage ist unvollständig oder fehlerhaft.',
  nicht_angemeldet: 'Bitte melden Sie sich an.',
  anmeldung_fehlgeschlagen: 'E-Mail-Adresse oder Passwort stimmen nicht.',
  email_unbestaetigt: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  xsrf_ungueltig: 'Die Anfrage kam nicht erkennbar von unserer Website. Bitte laden Sie die Seite neu.',
  nicht_gefunden: 'Unter dieser Adresse gibt es nichts.',
  methode_nicht_erlaubt: 'Diese Adresse lässt sich so nicht aufrufen.',
  konflikt: 'Das verträgt sich nicht mit dem, was inzwischen gespeichert ist.',
  merkliste_voll: 'Ihre Merkliste ist voll.',
  umgezogen: 'Das finden Sie jetzt unter einer anderen Adresse.',
  vergangen: 'Dieser Termin hat schon stattgefunden.',
  nicht_mehr_offen: 'Diese Stelle ist nicht mehr ausgeschrieben.',
  abgelaufen: 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
  zu_gross: 'Die Anfrage ist zu groß. Erlaubt ist höchstens 1 MB.',
  typ_nicht_unterstuetzt: 'Dieses Format verstehen wir nicht. Bitte senden Sie JSON oder ein Formular.',
  unbekannter_host: 'Diese Website ist unter diesem Namen nicht erreichbar.',
  validierung: 'Bitte prüfen Sie Ihre Angaben.',
  unbekannter_inhalt: 'Das, was Sie merken möchten, gibt es nicht.',
  dateien_zu_gross: 'Die Dateien sind zu groß. Erlaubt sind 10\u00a0MB je Datei und 20\u00a0MB zusammen.',
  dateien_falscher_art: 'Wenigstens eine Datei ist nicht von einer Art, die wir annehmen.',
  zu_schnell: 'Das ging sehr schnell. Bitte senden Sie das Formular in ein paar Sekunden noch einmal.',
  zu_viele_anfragen: 'Das waren zu viele Versuche. Bitte warten Sie etwas.',
  interner_fehler: 'Das hat leider nicht geklappt. Bitte versuchen Sie es später noch einmal.',
  wartung: 'Die Website wird gerade gewartet. Bitte versuchen Sie es gleich noch einmal.',
} as const

export type ProblemCode = keyof typeof problemTitles

/** When the answer to a change was lost: whoever repeats it blindly may do it twice. */
export const mayBeDoneSentence =
  'Ob Ihre Änderung gespeichert wurde, ist ungewiss. Bitte sehen Sie nach, bevor Sie sie wiederholen.'

/** Code of a failure that no port named. */
export const codeOfStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'anfrage_ungueltig',
  401: 'nicht_angemeldet',
  403: 'xsrf_ungueltig',
  404: 'nicht_gefunden',
  405: 'methode_nicht_erlaubt',
  409: 'konflikt',
  413: 'zu_gross',
  415: 'typ_nicht_unterstuetzt',
  421: 'unbekannter_host',
  429: 'zu_viele_anfragen',
  500: 'interner_fehler',
  503: 'wartung',
}

const fieldNames: Readonly<Record<string, string>> = {
  salutationId: 'Anrede',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  company: 'Unternehmen',
  function: 'Funktion',
  phone: 'Telefonnummer',
  zip: 'Postleitzahl',
  city: 'Ort',
  newsletter: 'Newsletter',
  message: 'Nachricht',
  files: 'Dateien',
  website: 'Website',
  agb: 'AGB',
  postcode: 'Postleitzahl',
  radius: 'Umkreis',
  priceTo: 'Preis bis',
  month: 'Monat',
  sort: 'Sortierung',
  privacyAccepted: 'Datenschutzhinweise',
}

const faultSentences: Readonly<Record<FieldFault, string>> = {
  missing: 'Bitte füllen Sie dieses Feld aus.',
  malformed: 'Diese Angabe ist so nicht möglich.',
  'too-short': 'Diese Angabe ist zu kurz.',
  'too-long': 'Diese Angabe ist zu lang.',
  unknown: 'Bitte wählen Sie einen Wert aus der Liste.',
  'too-common': 'Diese Angabe ist zu leicht zu erraten.',
  'not-accepted': 'Bitte stimmen Sie zu.',
  'not-empty': 'Bitte lassen Sie dieses Feld leer.',
  'too-many': 'Das sind zu viele Dateien.',
  'too-large': 'Eine Datei ist zu groß.',
  'too-large-together': 'Die Dateien sind zusammen zu groß.',
  'wrong-kind': 'Eine Datei ist nicht von einer Art, die wir annehmen.',
  empty: 'Eine Datei ist leer.',
}

/** Where a field deserves a sentence of its own. */
const ownSentences: Readonly<Record<string, Partial<Record<FieldFault, string>>>> = {
  email: {
    missing: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
    malformed: 'Das ist keine vollständige E-Mail-Adresse, wie „name@betrieb.de“.',
  },
  password: {
    missing: 'Bitte wählen Sie ein Passwort.',
    'too-short': 'Das Passwort braucht mindestens 10 Zeichen.',
    'too-long': 'Das Passwort darf höchstens 128 Zeichen haben.',
    'too-common': 'Dieses Passwort ist zu leicht zu erraten.',
  },
  zip: { malformed: 'Die Postleitzahl hat fünf Ziffern.' },
  salutationId: { missing: 'Bitte wählen Sie eine Anrede.', unknown: 'Bitte wählen Sie eine Anrede aus der Liste.' },
  function: { missing: 'Bitte wählen Sie Ihre Funktion.', unknown: 'Bitte wählen Sie Ihre Funktion aus der Liste.' },
  agb: { 'not-accepted': 'Bitte stimmen Sie den AGB zu.' },
  message: {
    'too-short': 'Eine Nachricht hat mindestens 10\u00a0Zeichen.',
    'too-long': 'Eine Nachricht hat höchstens 4000\u00a0Zeichen.',
  },
  files: {
    missing: 'Bitte schreiben Sie eine Nachricht oder senden Sie eine Datei mit.',
    'too-many': 'Bitte senden Sie höchstens fünf Dateien.',
    'too-large': 'Eine Datei darf höchstens 10\u00a0MB groß sein.',
    'too-large-together': 'Alle Dateien zusammen dürfen höchstens 20\u00a0MB groß sein.',
    'wrong-kind': 'Wir nehmen PDF, DOCX, ODT, JPG und PNG; Inhalt und Endung des Namens müssen zusammenpassen.',
  },
  privacyAccepted: { 'not-accepted': 'Bitte stimmen Sie den Datenschutzhinweisen zu.' },
}

/** One German sentence for a field that the core refuses. */
export function fieldSentence(field: string, fault: FieldFault): string {
  const own = ownSentences[field]?.[fault]
  if (own) return own
  const name = fieldNames[field]
  return name ? `${name}: ${faultSentences[fault]}` : faultSentences[fault]
}
