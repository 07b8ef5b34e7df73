import { applicationFiles } from '#core/jobs/application-files.ts'
import { bytesInWords, megabytes } from './figures.ts'

/** German title of every code, one sentence each (domain §7.0). */
export const problemTitles = {
  anfrage_ungueltig: 'Die Anfrage ist unvollständig oder fehlerhaft.',
  nicht_angemeldet: 'Bitte melden Sie sich an.',
  anmeldung_fehlgeschlagen: 'E-Mail-Adresse oder Passwort stimmen nicht.',
  zweiter_faktor_noetig: 'Das Passwort stimmt. Jetzt fehlt noch der zweite Schritt der Anmeldung.',
  code_noetig: 'Dafür brauchen Sie den Code für den Werbemittelshop.',
  email_unbestaetigt: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  keine_berechtigung: 'Dafür fehlt Ihnen die Berechtigung.',
  xsrf_ungueltig: 'Die Anfrage kam nicht erkennbar von unserer Website. Bitte laden Sie die Seite neu.',
  nicht_gefunden: 'Unter dieser Adresse gibt es nichts.',
  nicht_eingespielt: 'Dieses Gesetz steht hier noch nicht im Wortlaut.',
  methode_nicht_erlaubt: 'Diese Adresse lässt sich so nicht aufrufen.',
  konflikt: 'Das verträgt sich nicht mit dem, was inzwischen gespeichert ist.',
  merkliste_voll: 'Ihre Merkliste ist voll.',
  gremium_voll: 'Das Gremium hat so viele Mitglieder und offene Einladungen, wie es haben kann.',
  letzter_verwalter: 'Ein Gremium braucht jemanden, der es verwaltet.',
  schulungsplaene_voll: 'Ihr Konto hat so viele Schulungspläne, wie es haben kann.',
  schritt_nicht_moeglich: 'So lässt sich der Schulungsplan nicht ändern.',
  ausgebucht: 'So viele Plätze sind nicht mehr frei.',
  termin_vergeben: 'Diese Uhrzeit ist nicht mehr frei.',
  termin_zu_kurzfristig: 'So kurzfristig vergeben wir keine Termine.',
  bereits_vorhanden: 'Das ist schon eingetragen.',
  warenkorb_voll: 'Ihr Warenkorb ist voll.',
  warenkorb_leer: 'Ihr Warenkorb ist leer.',
  namen_fehlen: 'Es fehlen Namen von Teilnehmenden.',
  gebuehr_nicht_bestaetigt: 'Die Stornierung kostet inzwischen etwas anderes.',
  nicht_beschlussfaehig: 'Das Gremium war nicht beschlussfähig.',
  keine_mehrheit: 'Der Beschluss hat keine Mehrheit.',
  beschluss_zu_spaet: 'Der Beschluss kam zu spät.',
  umgezogen: 'Das finden Sie jetzt unter einer anderen Adresse.',
  vergangen: 'Dieser Termin hat schon stattgefunden.',
  begonnen: 'Dieser Termin hat begonnen, buchen lässt er sich nicht mehr.',
  nicht_mehr_offen: 'Diese Stelle ist nicht mehr ausgeschrieben.',
  angebot_abgelaufen: 'Dieses Angebot gilt nicht mehr.',
  abgelaufen: 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
  zurueckgezogen: 'Diese Entscheidung steht hier nicht mehr.',
  zu_gross: 'Die Anfrage ist zu groß.',
  typ_nicht_unterstuetzt: 'Dieses Format verstehen wir nicht. Bitte senden Sie JSON oder ein Formular.',
  unbekannter_host: 'Diese Website ist unter diesem Namen nicht erreichbar.',
  validierung: 'Bitte prüfen Sie Ihre Angaben.',
  unbekannter_inhalt: 'Das, was Sie merken möchten, gibt es nicht.',
  dateien_zu_gross: `Die Dateien sind zu groß. Erlaubt sind ${megabytes(applicationFiles.mostBytes)} je Datei und ${megabytes(applicationFiles.mostBytesTogether)} zusammen.`,
  dateien_falscher_art: 'Wenigstens eine Datei ist nicht von einer Art, die wir annehmen.',
  pdf_nicht_lesbar: 'Dieses PDF können wir nicht lesen.',
  zu_schnell: 'Das ging sehr schnell. Bitte senden Sie das Formular in ein paar Sekunden noch einmal.',
  zu_viele_anfragen: 'Das waren zu viele Versuche. Bitte warten Sie etwas.',
  interner_fehler: 'Das hat leider nicht geklappt. Bitte versuchen Sie es später noch einmal.',
  kein_platz: 'Dateien können wir im Moment nicht annehmen. Ohne Dateien kommt die Nachricht an.',
  ueberlastet: 'Gerade ist sehr viel los. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  wartung: 'Die Website wird gerade gewartet. Bitte versuchen Sie es gleich noch einmal.',
} as const

export type ProblemCode = keyof typeof problemTitles

/** When the answer to a change was lost: whoever repeats it blindly may do it twice. */
export const mayBeDoneSentence =
  'Ob Ihre Änderung gespeichert wurde, ist ungewiss. Bitte sehen Sie nach, bevor Sie sie wiederholen.'

/** The title of a code; of a request that is too large with what is allowed, in bytes. */
export const problemTitle = (code: ProblemCode, largestRequest: number): string =>
  code === 'zu_gross'
    ? `${problemTitles.zu_gross} Erlaubt sind höchstens ${bytesInWords(largestRequest)}.`
    : problemTitles[code]

const kinds: Readonly<Record<string, string>> = {
  string: 'ein Text',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  boolean: 'true oder false',
  array: 'eine Liste',
  object: 'ein Objekt',
}

/** What is wrong with the shape or size of a field, before any rule has seen it. */
export const shapeSentences = {
  missing: () => 'Diese Angabe fehlt.',
  wrongType: (expected: string) => `Hier wird ${kinds[expected] ?? 'etwas anderes'} erwartet.`,
  most: (maximum: number | bigint) => `Erlaubt ist höchstens ${maximum}.`,
  mostCharacters: (maximum: number | bigint) => `Erlaubt ist höchstens ${maximum} Zeichen.`,
  least: (minimum: number | bigint) => `Nötig ist mindestens ${minimum}.`,
  leastCharacters: (minimum: number | bigint) => `Nötig ist mindestens ${minimum} Zeichen.`,
  unknown: (values: readonly unknown[]) => `Möglich ist hier nur: ${values.map(String).join(', ')}.`,
  /** Of a name in a query that the call does not have; `right` is what was meant, if that is known. */
  unknownName: (right: string | undefined, names: readonly string[]) => {
    const known = names.length === 0 ? 'Dieser Aufruf hat keine Angaben.' : `Bekannt sind hier: ${names.join(', ')}.`
    return right === undefined
      ? `Diese Angabe gibt es hier nicht. ${known}`
      : `Diese Angabe heißt hier ${right}. ${known}`
  },
  malformed: () => 'Diese Angabe enthält Zeichen, die nicht möglich sind.',
} as const
