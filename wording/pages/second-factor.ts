import { enrolmentMinutes, codeDigits } from '#core/second-factor/second-factor.ts'
import { inWords } from '../figures.ts'

/** Words of the second step of signing in, and of setting up what makes its codes. */
export const secondFactorWording = {
  code: {
    title: 'Code eingeben',
    lead: `Öffnen Sie Ihre App und geben Sie den Code mit ${inWords(codeDigits)} Ziffern ein, den sie jetzt zeigt.`,
    label: 'Code',
    hint: 'Die App ist nicht zur Hand? Nehmen Sie einen Ihrer Ersatzcodes.',
    submit: 'Anmelden',
    again: 'Zurück zur Anmeldung',
    lost: 'Weder App noch Ersatzcode? Rufen Sie uns an.',
  },
  enrolment: {
    title: 'App für Codes einrichten',
    lead: 'Dafür brauchen Sie eine Authenticator-App auf Ihrem Telefon; jede übliche ist recht.',
    steps: 'So richten Sie sie ein',
    scan: 'Öffnen Sie die App, fügen Sie ein Konto hinzu und richten Sie die Kamera auf dieses Bild.',
    picture: 'QR-Code für Ihre App; der Schlüssel darunter sagt dasselbe',
    byHand: 'Oder tippen Sie diesen Schlüssel ein:',
    first: 'Geben Sie den Code ein, den die App dann zeigt.',
    label: 'Code aus der App',
    submit: 'Einrichtung abschließen',
    within: `Sie haben dafür ${enrolmentMinutes}\u00a0Minuten.`,
    done: 'Die App ist eingerichtet',
    codes: 'Ihre Ersatzcodes',
    codesText:
      'Bewahren Sie diese Codes auf, am besten ausgedruckt. Jeder gilt einmal, wenn die App nicht zur Hand ist. Wir zeigen sie nur jetzt.',
    goOn: 'Weiter',
    already: 'Eine App ist schon eingerichtet',
    settings: 'Zu den Einstellungen',
  },
  newAddress: {
    title: 'Neue E-Mail-Adresse bestätigen',
    text: 'Danach melden Sie sich mit dieser Adresse an, und nicht mehr mit der bisherigen.',
    submit: 'Adresse bestätigen',
    expired: 'Dieser Link gilt nicht mehr',
    expiredText:
      'Er ist abgelaufen oder schon benutzt. Möchten Sie Ihre Adresse noch ändern, fordern Sie in den Einstellungen einen neuen an.',
    done: 'Ihre neue Adresse gilt',
    doneText: 'Melden Sie sich ab jetzt mit ihr an.',
  },
} as const
