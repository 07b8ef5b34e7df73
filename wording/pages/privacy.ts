import { provenSeconds } from '#core/privacy/data-export.ts'
import { graceDays } from '#core/privacy/grace-days.ts'
import { dayText } from '#core/shared/day-texts.ts'
import type { Instant } from '#core/shared/day.ts'
import { inWords } from '../figures.ts'

/** Words about what somebody decides about all that is stored of her. */
export const privacyWording = {
  export: {
    title: 'Ihre Daten mitnehmen',
    text: 'Sie bekommen alles, was wir über Sie gespeichert haben, in einer ZIP-Datei: als PDF zum Lesen und als JSON für Programme. Geben Sie bitte Ihr Passwort ein, damit niemand sonst sie sich holt.',
    submit: 'Daten herunterladen',
    saved: 'Ihre Daten sind unterwegs',
    again: `Nach dem Passwort haben Sie ${inWords(provenSeconds / 60)} Minuten Zeit; jede Eingabe gilt für eine Datei.`,
  },
  deletion: {
    title: 'Konto löschen',
    text: `Wir löschen Ihr Konto ${inWords(graceDays)} Tage, nachdem Sie darum gebeten haben; bis dahin können Sie es sich anders überlegen. Weg sind dann Ihre Angaben, Ihre Merkliste und Ihr Zugang zu Gremien. Rechnungen und was zu Buchungen gehört, bewahren wir auf, solange das Gesetz es verlangt.`,
    submit: 'Konto löschen',
    due: (due: Instant) =>
      `Ihr Konto wird am ${dayText(due)} gelöscht. Bis dahin können Sie es behalten: Es ist noch alles da.`,
    keep: 'Konto behalten',
    saved: 'Ihre Entscheidung ist gespeichert',
    savedText:
      'Was nun mit Ihrem Konto geschieht, steht unten. Wird es gelöscht, haben wir Ihnen das auch geschrieben.',
  },
  keeping: {
    title: 'Konto behalten',
    text: 'Ihr Konto sollte gelöscht werden. Möchten Sie es behalten, bleibt alles, wie es ist.',
    submit: 'Konto behalten',
    expired: 'Dieser Link gilt nicht mehr',
    expiredText:
      'Das Konto ist schon gelöscht, oder Sie haben es bereits behalten. Können Sie sich noch anmelden, ist alles in Ordnung.',
    done: 'Ihr Konto bleibt',
    doneText: 'Es wird nicht gelöscht. Haben Sie das gar nicht gewollt, ändern Sie bitte Ihr Passwort.',
  },
} as const
