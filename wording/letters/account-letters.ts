import * as addressOf from '#core/shared/addresses.ts'
import type { Letter } from '#core/letters/ports.ts'
import type { Sender, Worded } from './letter-words.ts'

/** Asks for the click that shows whose address it is. */
export const confirmAddress = (
  { token, hours }: Extract<Letter, { readonly kind: 'confirm-address' }>,
  { siteOrigin, brand }: Sender,
): Worded => ({
  subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  parts: [
    {
      says: `mit dieser E-Mail-Adresse möchte sich jemand bei „${brand.portal}“ registrieren. Waren Sie das? Dann öffnen Sie bitte den Link und geben Sie dort das Passwort ein, das Sie eben gewählt haben. Damit ist Ihr Konto bereit.`,
    },
    {
      link: siteOrigin + addressOf.confirmation(encodeURIComponent(token)),
      label: 'E-Mail-Adresse bestätigen',
    },
    { says: `Der Link gilt ${hours}\u00A0Stunden. Ist er abgelaufen, registrieren Sie sich einfach noch einmal.` },
    {
      says: 'Sie haben sich nicht registriert? Dann brauchen Sie nichts zu tun: Ohne Ihre Bestätigung kann sich niemand mit dieser Adresse anmelden, und nach Ablauf der Zeit löschen wir alle Angaben.',
    },
  ],
})

/** Tells who registers again that he has an account, without telling anybody else. */
export const accountExists = ({ siteOrigin, brand }: Sender): Worded => ({
  subject: 'Sie haben schon ein Konto bei uns',
  parts: [
    {
      says: `jemand wollte mit dieser E-Mail-Adresse ein Konto bei „${brand.portal}“ anlegen. Sie haben aber schon eines; es ist unverändert.`,
    },
    { says: 'Waren Sie das selbst? Dann melden Sie sich mit Ihrem bisherigen Passwort an.' },
    { link: `${siteOrigin}${addressOf.signIn}`, label: 'Anmelden' },
    { says: 'Wissen Sie es nicht mehr, hilft dort „Passwort vergessen?“ weiter.' },
    {
      says: 'Waren Sie es nicht, brauchen Sie nichts zu tun. Niemand hat durch diesen Versuch Zugang zu Ihrem Konto erhalten.',
    },
  ],
})

/** Lets the owner of an account choose a new password. */
export const resetPassword = (
  { token, minutes }: Extract<Letter, { readonly kind: 'reset-password' }>,
  { siteOrigin, brand }: Sender,
): Worded => ({
  subject: 'Ihr neues Passwort',
  parts: [
    { says: `Sie haben Ihr Passwort für „${brand.portal}“ vergessen? Mit diesem Link wählen Sie ein neues.` },
    { link: siteOrigin + addressOf.passwordReset(encodeURIComponent(token)), label: 'Neues Passwort wählen' },
    { says: `Der Link gilt ${minutes}\u00A0Minuten und nur einmal. Bis dahin bleibt Ihr bisheriges Passwort gültig.` },
    {
      says: 'Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun. Ohne diesen Link kann niemand Ihr Passwort ändern; geben Sie ihn nicht weiter.',
    },
  ],
})

/** Tells the owner that somebody replaced the password, so that a stranger does not do it unnoticed. */
export const passwordChanged = ({ siteOrigin, brand }: Sender): Worded => ({
  subject: 'Ihr Passwort wurde geändert',
  parts: [
    {
      says: `das Passwort Ihres Kontos bei „${brand.portal}“ wurde soeben geändert. Auf allen Geräten sind Sie jetzt abgemeldet und melden sich mit dem neuen Passwort wieder an.`,
    },
    { says: 'Waren Sie das nicht? Dann wählen Sie bitte gleich ein neues Passwort, und sagen Sie uns Bescheid.' },
    { link: `${siteOrigin}${addressOf.forgottenPassword}`, label: 'Neues Passwort anfordern' },
  ],
})
