import { rememberedDays } from '#core/accounts/session-days.ts'

/** Words about signing in, registering and hearts. */
export const accountWording = {
  signIn: {
    title: 'Anmelden',
    heading: (portal: string) => `Bei ${portal} anmelden`,
    lead: 'Mit Ihrem Konto sehen Sie Ihre Merkliste auf all Ihren Geräten.',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    remember: `Bis zu ${rememberedDays} Tage angemeldet bleiben`,
    submit: 'Anmelden',
    or: 'Noch kein Konto?',
    register: 'Jetzt registrieren',
    failed: 'Die Anmeldung hat nicht geklappt',
    forgotten: 'Passwort vergessen?',
  },
  signOut: {
    title: 'Abmelden',
    question: 'Möchten Sie sich abmelden?',
    text: 'Ihre Merkliste bleibt erhalten. Sie sehen sie wieder, wenn Sie sich anmelden.',
    submit: 'Abmelden',
    stay: 'Angemeldet bleiben',
  },
  register: {
    title: 'Jetzt registrieren',
    heading: 'Registrieren',
    lead: 'Ein Konto für Merkliste und alles, was zu Ihren Seminaren gehört. Es kostet nichts.',
    description: 'Ein kostenloses Konto für Ihre Merkliste: auf all Ihren Geräten, mit einer E-Mail bestätigt.',
    person: 'Sie',
    workplace: 'Ihr Amt und Ihr Betrieb',
    access: 'Ihr Zugang',
    fields: {
      salutationId: 'Anrede',
      firstName: 'Vorname',
      lastName: 'Nachname',
      company: 'Betrieb oder Dienststelle',
      function: 'Funktion',
      zip: 'Postleitzahl',
      city: 'Ort',
      phone: 'Telefon',
      email: 'E-Mail-Adresse',
      password: 'Passwort',
      agb: 'Ich habe die AGB gelesen und bin einverstanden.',
      privacyAccepted: 'Ich habe die Hinweise zum Datenschutz gelesen.',
      newsletter:
        'Schicken Sie mir einmal im Monat Neues aus Recht und Programm. Ich bestätige das noch per E-Mail und kann es jederzeit abbestellen.',
    },
    passwordHint: (shortest: number) =>
      `Mindestens ${shortest} Zeichen. Länge hilft mehr als Sonderzeichen: Drei Wörter, die nichts miteinander zu tun haben, sind gut.`,
    submit: 'Jetzt registrieren',
    already: 'Sie haben schon ein Konto?',
  },
  thanks: {
    title: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    text: (hours: number) =>
      `Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie darin den Link und geben Sie Ihr Passwort ein, dann ist Ihr Konto bereit. Der Link gilt ${hours} Stunden.`,
    nothing:
      'Nichts angekommen? Sehen Sie im Ordner für unerwünschte E-Mails nach, oder registrieren Sie sich noch einmal mit derselben Adresse.',
  },
  confirm: {
    title: 'E-Mail-Adresse bestätigen',
    text: 'Geben Sie das Passwort ein, das Sie beim Registrieren gewählt haben. Dann ist Ihr Konto bereit, und Sie sind angemeldet.',
    stranger:
      'Sie haben sich nicht registriert? Dann schließen Sie diese Seite einfach. Ohne Passwort wird nichts bestätigt.',
    failed: 'Die Adresse ist noch nicht bestätigt',
    submit: 'Adresse bestätigen',
    expired: 'Dieser Link gilt nicht mehr',
    expiredText:
      'Er ist abgelaufen oder schon benutzt. Haben Sie Ihre Adresse schon bestätigt, melden Sie sich an. Sonst registrieren Sie sich noch einmal, dann bekommen Sie einen neuen.',
    again: 'Noch einmal registrieren',
  },
  forgotten: {
    title: 'Passwort vergessen',
    lead: 'Nennen Sie uns die E-Mail-Adresse Ihres Kontos. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
    submit: 'Link anfordern',
    sent: 'Bitte sehen Sie in Ihr Postfach',
    sentText: (minutes: number) =>
      `Gibt es zu dieser Adresse ein Konto, ist eine E-Mail mit einem Link unterwegs. Er gilt ${minutes} Minuten. Bis dahin bleibt Ihr bisheriges Passwort gültig.`,
    nothing:
      'Nichts angekommen? Sehen Sie im Ordner für unerwünschte E-Mails nach. Vielleicht haben Sie sich mit einer anderen Adresse registriert, oder noch gar nicht:',
  },
  newPassword: {
    title: 'Neues Passwort wählen',
    lead: 'Danach gilt nur noch das neue Passwort. Wo Sie angemeldet sind, werden Sie abgemeldet.',
    password: 'Neues Passwort',
    submit: 'Passwort speichern',
    done: 'Ihr Passwort ist geändert',
    doneText: 'Auf allen Geräten sind Sie jetzt abgemeldet. Melden Sie sich mit dem neuen Passwort an.',
    expired: 'Dieser Link gilt nicht mehr',
    expiredText:
      'Er ist abgelaufen oder schon benutzt. Möchten Sie Ihr Passwort noch ändern, fordern Sie einen neuen an.',
    again: 'Neuen Link anfordern',
  },
  heart: { add: 'Merken', done: 'Gemerkt.', toWishlist: 'Zur Merkliste', about: 'Hinweis zur Merkliste' },
} as const
