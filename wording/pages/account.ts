import { rememberedDays } from '#core/accounts/accounts.ts'
import type { BookmarkType } from '#core/wishlist/wishlist.ts'

/** Under which heading of the wishlist a kind of thing stands. */
type WishlistGroup = 'seminare' | 'artikel' | 'hotels'

/** Words about signing in, registering and the wishlist. */
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
    /** In the order of the form. */
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
      `Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie darin den Link, dann ist Ihr Konto bereit. Der Link gilt ${hours} Stunden.`,
    nothing:
      'Nichts angekommen? Sehen Sie im Ordner für unerwünschte E-Mails nach, oder registrieren Sie sich noch einmal mit derselben Adresse.',
  },
  confirm: {
    title: 'E-Mail-Adresse bestätigen',
    text: 'Ein Klick noch, dann ist Ihr Konto bereit.',
    submit: 'Adresse bestätigen',
    done: 'Ihre Adresse ist bestätigt',
    doneText: 'Ihr Konto ist bereit. Sie können sich jetzt anmelden.',
    expired: 'Dieser Link gilt nicht mehr',
    again: 'Noch einmal registrieren',
  },
  wishlist: {
    title: 'Merkliste',
    lead: 'Was Sie sich gemerkt haben, auf all Ihren Geräten.',
    signIn: 'Bitte melden Sie sich an, um Ihre Merkliste zu sehen',
    signInText: 'Sie liegt in Ihrem Konto, damit Sie sie auf jedem Gerät wiederfinden.',
    signInButton: 'Anmelden',
    empty: 'Ihre Merkliste ist noch leer',
    emptyText: 'Tippen Sie bei einem Seminar oder Termin auf das Herz. Wir heben es hier für Sie auf.',
    find: 'Seminare finden',
    groups: { seminare: 'Seminare und Termine', artikel: 'Artikel und Wissen', hotels: 'Hotels' },
    groupOf: {
      seminar: 'seminare',
      event: 'seminare',
      fachtagung: 'seminare',
      artikel: 'artikel',
      urteil: 'artikel',
      lexikon: 'artikel',
      download: 'artikel',
      video: 'artikel',
      hotel: 'hotels',
    } satisfies Record<BookmarkType, WishlistGroup>,
    expired: 'Dieser Termin liegt hinter uns.',
    newDates: 'Neue Termine ansehen',
    remove: 'Entfernen',
    signedInAs: (name: string) => `Angemeldet als ${name}`,
    signOut: 'Abmelden',
    failed: 'Das hat nicht geklappt',
  },
  heart: { add: 'Merken' },
} as const
