import { problemTitles, type ProblemCode } from '../problems.ts'

const codes = Object.keys(problemTitles) as ProblemCode[]

/** What to do about each problem that an answer may name. */
const advice = {
  anfrage_ungueltig:
    'Prüfen Sie Adresse, Felder und Format der Anfrage. Unter „errors“ steht zu jedem Feld, was daran nicht stimmt.',
  nicht_angemeldet: 'Melden Sie sich an und wiederholen Sie die Anfrage mit dem Sitzungscookie.',
  anmeldung_fehlgeschlagen:
    'Prüfen Sie E-Mail-Adresse und Passwort. Nach mehreren Fehlversuchen müssen Sie einige Minuten warten.',
  zweiter_faktor_noetig:
    'Senden Sie den Code Ihrer App an „/kundenportal/second-factor“, mit den Cookies dieser Antwort. Unter „refusal“ steht, ob stattdessen erst eine App einzurichten ist.',
  code_noetig:
    'Senden Sie den Code an „/werbemittelshop-login“ und wiederholen Sie die Anfrage mit dem Cookie dieser Antwort.',
  email_unbestaetigt:
    'Öffnen Sie den Link aus der E-Mail, die wir Ihnen nach der Registrierung geschickt haben. Sehen Sie auch im Spamordner nach.',
  keine_berechtigung:
    'Melden Sie sich mit einem Konto an, das dazu berechtigt ist, oder fragen Sie im Büro nach der Berechtigung.',
  xsrf_ungueltig:
    'Laden Sie die Seite neu und versuchen Sie es noch einmal. Programme holen zuerst ein Zeichen und senden es im Kopf „X-XSRF-TOKEN“ mit.',
  nicht_eingespielt: 'Sie finden es in der amtlichen Sammlung unter www.gesetze-im-internet.de.',
  nicht_gefunden: 'Prüfen Sie die Adresse auf Tippfehler, oder suchen Sie von der Startseite aus.',
  methode_nicht_erlaubt: 'Rufen Sie die Adresse mit einer der Methoden auf, die der Kopf „Allow“ der Antwort nennt.',
  konflikt: 'Lesen Sie den Stand neu und wiederholen Sie Ihre Änderung, wenn Sie sie dann noch wollen.',
  merkliste_voll: 'Entfernen Sie etwas von Ihrer Merkliste und merken Sie dann weiter.',
  gremium_voll: 'Ziehen Sie eine offene Einladung zurück oder nehmen Sie jemanden heraus, und laden Sie dann ein.',
  letzter_verwalter: 'Machen Sie zuerst ein anderes Mitglied zur Verwaltung des Gremiums.',
  schulungsplaene_voll: 'Löschen Sie einen Schulungsplan und erstellen Sie dann einen neuen.',
  schritt_nicht_moeglich:
    'Unter „refusal“ steht, welche Regel entgegensteht. Wählen Sie einen anderen Termin oder ändern Sie zuerst jenen Schritt.',
  ausgebucht: 'Nehmen Sie weniger Plätze, setzen Sie sich auf die Warteliste oder wählen Sie einen anderen Termin.',
  termin_vergeben: 'Unter „refusal“ stehen die nächsten freien Termine. Wählen Sie einen davon.',
  termin_zu_kurzfristig: 'Wählen Sie einen späteren Termin, oder rufen Sie an.',
  bereits_vorhanden: 'Ändern Sie den vorhandenen Eintrag, statt einen zweiten anzulegen.',
  warenkorb_voll: 'Buchen Sie, was im Warenkorb liegt, oder nehmen Sie etwas heraus.',
  warenkorb_leer: 'Legen Sie einen Termin in den Warenkorb und bestellen Sie dann.',
  namen_fehlen: 'Benennen Sie für jeden Platz, wer teilnimmt. Kurz vor Beginn brauchen wir alle Namen.',
  gebuehr_nicht_bestaetigt: 'Lesen Sie den Betrag neu und bestätigen Sie ihn mit „feeNet“.',
  nicht_beschlussfaehig:
    'Prüfen Sie, wie viele Mitglieder an der Abstimmung teilgenommen haben (§\u00a033 Abs.\u00a02 BetrVG).',
  keine_mehrheit: 'Prüfen Sie die Stimmen: Nötig ist die Mehrheit der Anwesenden (§\u00a033 Abs.\u00a01 BetrVG).',
  beschluss_zu_spaet: 'Fassen Sie den Beschluss vor der verbindlichen Buchung.',
  umgezogen: 'Folgen Sie der neuen Adresse, die in der Antwort steht, und ändern Sie Ihren Link.',
  vergangen: 'Sehen Sie beim Thema nach: Dort stehen die nächsten Termine.',
  begonnen: 'Sehen Sie beim Thema nach: Dort stehen die Termine, die noch zu buchen sind.',
  nicht_mehr_offen: 'Sehen Sie unter „Jobs und Karriere“ nach, welche Stellen jetzt offen sind.',
  angebot_abgelaufen: 'Bitten Sie um ein neues Angebot, telefonisch oder per E-Mail.',
  abgelaufen: 'Fordern Sie einen neuen Link an, zum Beispiel indem Sie sich noch einmal registrieren.',
  zurueckgezogen: 'Suchen Sie unter „Rechtsprechung“ nach einer anderen Entscheidung.',
  zu_gross: 'Senden Sie weniger auf einmal. Die Antwort nennt, wie viel erlaubt ist.',
  typ_nicht_unterstuetzt:
    'Senden Sie JSON mit „Content-Type: application/json“ oder ein Formular. Dateien nehmen nur Adressen an, die welche erwarten.',
  unbekannter_host: 'Rufen Sie die Website unter ihrem eigenen Namen auf.',
  validierung:
    'Unter „errors“ steht zu jedem Feld, was daran nicht stimmt. Verbessern Sie es und senden Sie noch einmal.',
  unbekannter_inhalt: 'Prüfen Sie Art und Wert: Merken lässt sich nur, was auf dieser Website steht.',
  dateien_zu_gross: 'Verkleinern Sie die Dateien oder senden Sie weniger davon.',
  dateien_falscher_art: 'Wandeln Sie die Dateien um; das Formular nennt die Arten, die wir annehmen.',
  pdf_nicht_lesbar:
    'Unter „refusal“ steht, woran es liegt. Speichern Sie das PDF neu und ohne Kennwort, oder teilen Sie es auf.',
  zu_schnell: 'Warten Sie ein paar Sekunden und senden Sie das Formular dann noch einmal.',
  zu_viele_anfragen: 'Warten Sie so viele Sekunden, wie der Kopf „Retry-After“ der Antwort nennt.',
  interner_fehler:
    'Versuchen Sie es später noch einmal. Bleibt es dabei, nennen Sie uns bitte den Vorgang, der unter „requestId“ steht.',
  kein_platz:
    'Senden Sie die Nachricht ohne Dateien oder warten Sie so lange, wie der Kopf „Retry-After“ der Antwort sagt.',
  ueberlastet:
    'Versuchen Sie es nach so vielen Sekunden noch einmal, wie der Kopf „Retry-After“ der Antwort nennt, und stellen Sie nicht mehr Anfragen auf einmal, als Sie brauchen.',
  wartung: 'Versuchen Sie es nach so vielen Sekunden noch einmal, wie der Kopf „Retry-After“ der Antwort nennt.',
} as const satisfies Readonly<Record<ProblemCode, string>>

/** Words of the pages that explain the problems of our calls. */
export const problemsWording = {
  codes,
  titles: problemTitles,
  advice,
  heading: 'Meldungen unserer Schnittstelle',
  description: 'Was die Meldungen unserer Schnittstelle bedeuten und was dann zu tun ist.',
  intro:
    'Scheitert ein Aufruf, so nennt die Antwort eine dieser Kennungen („application/problem+json“). Hier steht, was sie bedeutet und was dann hilft.',
  code: 'Kennung',
  whatToDo: 'Was zu tun ist',
  all: 'Alle Meldungen',
} as const
