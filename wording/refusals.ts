import { editMinutes } from '#core/forum/forum.ts'
import { formatDate } from '#core/shared/dates.ts'
import type { SiteRefusal } from '#core/site.ts'
import { bookingRefusals } from './booking-refusals.ts'
import { cartRefusals, outdatedSentence } from './cart-refusals.ts'
import { commonRefusals, sentenceFor, type RefusalSentences } from './common-refusals.ts'
import { consultingRefusals } from './consulting-refusals.ts'
import { quoteRefusals } from './quote-refusals.ts'
import { inboxRefusals } from './inbox-refusals.ts'
import { orderableRefusals } from './orderable-refusals.ts'
import { planEditRefusals } from './plan-edit-refusals.ts'
import { pdfRefusals } from './pdf-refusals.ts'
import { wishlistRefusals } from './wishlist-refusals.ts'

/** What a refusal says to a person: what failed and what helps. */
export const refusalWording: RefusalSentences<SiteRefusal> = {
  ...wishlistRefusals,
  ...commonRefusals,
  ...cartRefusals,
  ...bookingRefusals,
  ...consultingRefusals,
  ...quoteRefusals,
  ...inboxRefusals,
  ...orderableRefusals,
  ...pdfRefusals,
  moved: () => 'Diese Seite liegt jetzt an anderer Stelle.',
  'not-imported': ({ law }) => `${law.abbreviation} steht hier noch nicht im Wortlaut.`,
  outdated: () => outdatedSentence,
  'already-published': () => 'Diese Fassung lesen schon alle.',
  'not-joined': () => 'Bitte wählen Sie zuerst einen Spitznamen und nehmen Sie die Netiquette an.',
  'thread-locked': () => 'Dieses Thema ist geschlossen. Sie können es lesen, aber nicht mehr antworten.',
  'said-already': () => 'Genau das haben Sie heute schon geschrieben. Es steht schon da.',
  'edit-over': () =>
    `Einen Beitrag können Sie ${editMinutes}\u00a0Minuten lang ändern oder löschen. Diese Zeit ist vorbei.`,
  'last-manager': () => 'Jemand muss das Gremium verwalten. Geben Sie zuerst einem anderen Mitglied das Recht dazu.',
  'gremium-full': () =>
    'Mehr Zugänge sind für ein Gremium nicht möglich. Nehmen Sie zuerst jemanden heraus oder ziehen Sie eine Einladung zurück.',
  'voted-already': () =>
    'Sie haben schon abgestimmt. Eine geheime Stimme lässt sich nicht ändern, denn niemand weiß, welche Ihre ist.',
  'votes-counted': () => 'Die Stimmen sind schon ausgezählt.',
  'too-few-votes': () => 'Ausgezählt wird ab drei Stimmen. Bei weniger ließe sich erraten, wer was gesagt hat.',
  'gremium-changed': () =>
    'Jemand hat die Angaben inzwischen geändert. Unter jedem Feld steht, was jetzt gilt; prüfen Sie bitte und speichern Sie noch einmal.',
  'bookings-ahead': ({ bookings }) =>
    `Sie haben noch etwas vor: ${bookings.map(({ orderNo, title, startDate }) => `${title} am ${formatDate(startDate)} (${orderNo})`).join(', ')}. Stornieren Sie das zuerst, oder löschen Sie Ihr Konto danach.`,
  'profile-changed': () =>
    'Diese Angaben wurden inzwischen an anderer Stelle geändert. Unter jedem Feld steht, was jetzt gespeichert ist; prüfen Sie bitte und speichern Sie noch einmal.',
  'plan-changed': () =>
    'Jemand hat den Plan inzwischen geändert. Er steht hier, wie er jetzt ist; prüfen Sie bitte, ob Sie Ihre Änderung noch wollen.',
  'plans-full': () =>
    'Mehr Pläne sind in einem Konto nicht möglich. Löschen Sie zuerst einen, den Sie nicht mehr brauchen.',
  'step-not-changed': ({ because }) => sentenceFor(planEditRefusals, because),
  'member-changed': () =>
    'Jemand hat diesen Eintrag inzwischen geändert. Unter jedem Feld steht, was jetzt gilt; prüfen Sie bitte und speichern Sie noch einmal.',
  withdrawn: () => 'Diese Entscheidung haben wir zurückgezogen.',
  closed: ({ title }) => `Für „${title}“ nehmen wir keine Bewerbungen mehr an.`,
  'credentials-wrong': () => 'E-Mail-Adresse oder Passwort stimmen nicht. Bitte prüfen Sie beides.',
  'second-factor-needed': ({ step }) =>
    step === 'code'
      ? 'Das Passwort stimmt. Jetzt brauchen wir noch den Code aus Ihrer App.'
      : 'Das Passwort stimmt. Für Ihr Konto brauchen Sie außerdem eine App, die Codes erzeugt.',
  'not-a-service': () => 'Hier dürfen nur Programme lesen, die den Schlüssel dafür zeigen.',
  'shop-locked': () => 'Bitte geben Sie zuerst den Code für den Werbemittelshop ein.',
  'second-factor-on': () =>
    'Eine App ist schon eingerichtet. Entfernen Sie sie erst, bevor Sie eine andere einrichten.',
  'email-unconfirmed': () =>
    'Ihre E-Mail-Adresse ist noch nicht bestätigt. Öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.',
  expired: () => 'Der Link ist abgelaufen oder schon benutzt. Bitte fordern Sie einen neuen an.',
  'files-too-large': () => 'Bitte prüfen Sie Ihre Dateien.',
  'files-of-wrong-kind': () => 'Bitte prüfen Sie Ihre Dateien.',
  'key-taken': () => 'Unter dieser Nummer haben Sie uns schon etwas anderes geschickt. Bitte laden Sie die Seite neu.',
  'too-soon': ({ begunLongAgo }) =>
    begunLongAgo
      ? 'Sie haben das Formular vor Tagen geöffnet. Bitte senden Sie es in ein paar Sekunden noch einmal ab.'
      : 'Das ging schneller, als ein Mensch tippt. Wir wissen nicht, ob ein Programm das Formular ausgefüllt hat. Bitte senden Sie es in ein paar Sekunden noch einmal ab.',
  'no-room': () =>
    'Dateien können wir im Moment nicht annehmen. Senden Sie Ihre Nachricht bitte ohne Dateien ab: Sie kommt an, und wir sagen Ihnen, wohin Sie die Unterlagen schicken können. Oder versuchen Sie es morgen noch einmal.',
}

/** The sentence for a refusal. */
export const refusalText = (refusal: SiteRefusal): string => sentenceFor(refusalWording, refusal)
