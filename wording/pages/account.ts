import { rememberedDays } from '#core/accounts/session.ts'

/** Words about signing in, registering and hearts. */
export const accountWording = {
  signIn: {
    title: 'Anmelden',
    heading: (portal: string) => `Bei ${portal} anmelden`,
    lead: 'Mit Ihrem Konto sehen Sie Ihre Merkliste auf all Ihren Geräten.',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    remember: `${rememberedDays} Tage angemeldet bleiben`,
    submit: 'Anmelden',
    or: 'Noch kein Konto?',
    register: 'Jetzt registrieren',
    failed: 'Die Anmeldung hat nicht geklappt',
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
      newsletter: 'Schicken Sie mir einmal im Monat Neues aus Recht und Programm. Das kann ich jederzeit abbestellen.',
    },
    passwordHint: (shortest: number) => `Mindestens ${shortest} Zeichen. Länge hilft mehr als Sonderzeichen.`,
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
    again: 'Noch einmal registrieren',
  },
  heart: { add: 'Merken' },
} as const
