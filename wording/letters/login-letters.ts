import * as addressOf from '#core/shared/addresses.ts'
import type { Letter } from '#core/letters/ports.ts'
import type { Sender, Worded } from './letter-words.ts'

const newPassword = ({ siteOrigin }: Sender) => ({
  link: `${siteOrigin}${addressOf.forgottenPassword}`,
  label: 'Neues Passwort anfordern',
})

/** Tells the owner that his password was replaced by somebody who was signed in, himself as a rule. */
export const passwordUpdated = (sender: Sender): Worded => ({
  subject: 'Ihr Passwort wurde geändert',
  parts: [
    {
      says: `das Passwort Ihres Kontos bei „${sender.brand.portal}“ wurde soeben in den Einstellungen geändert. Auf allen anderen Geräten sind Sie jetzt abgemeldet.`,
    },
    { says: 'Waren Sie das nicht? Dann wählen Sie bitte gleich ein neues Passwort, und sagen Sie uns Bescheid.' },
    newPassword(sender),
  ],
})

/** Asks for the click that shows whose new address it is. */
export const confirmNewAddress = (
  { token, hours }: Extract<Letter, { readonly kind: 'confirm-new-address' }>,
  { siteOrigin, brand }: Sender,
): Worded => ({
  subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
  parts: [
    {
      says: `mit dieser E-Mail-Adresse möchten Sie sich künftig bei „${brand.portal}“ anmelden. Öffnen Sie dazu bitte den Link und bestätigen Sie sie.`,
    },
    { link: siteOrigin + addressOf.newAddress(encodeURIComponent(token)), label: 'Neue Adresse bestätigen' },
    {
      says: `Der Link gilt ${hours}\u00A0Stunden und nur einmal. Bis dahin melden Sie sich mit der bisherigen Adresse an.`,
    },
    {
      says: 'Sie haben das nicht veranlasst? Dann brauchen Sie nichts zu tun; ohne Ihre Bestätigung ändert sich nichts.',
    },
  ],
})

/** Tells who has an account that somebody else wanted to sign in with his address. */
export const addressInUse = ({ brand }: Sender): Worded => ({
  subject: 'Ihre E-Mail-Adresse gehört schon zu einem Konto',
  parts: [
    {
      says: `jemand wollte sein Konto bei „${brand.portal}“ auf diese E-Mail-Adresse umstellen. Sie gehört aber schon zu Ihrem Konto; es ist unverändert.`,
    },
    {
      says: 'Haben Sie zwei Konten und wollen nur eines behalten? Dann schreiben Sie uns. Waren Sie es nicht, brauchen Sie nichts zu tun.',
    },
  ],
})

/** Tells the address so far that another one is to take its place. */
export const newAddressWanted = (sender: Sender): Worded => ({
  subject: 'Ihre E-Mail-Adresse soll geändert werden',
  parts: [
    {
      says: `für Ihr Konto bei „${sender.brand.portal}“ wurde eine andere E-Mail-Adresse angegeben. Wir haben dorthin einen Link geschickt; erst wenn er geöffnet und bestätigt ist, gilt die neue Adresse.`,
    },
    { says: 'Waren Sie das nicht? Dann kennt jemand Ihr Passwort. Wählen Sie bitte gleich ein neues.' },
    newPassword(sender),
  ],
})

/** Tells the address so far that another one has taken its place. */
export const addressChanged = ({ brand }: Sender): Worded => ({
  subject: 'Ihre E-Mail-Adresse wurde geändert',
  parts: [
    {
      says: `Ihr Konto bei „${brand.portal}“ hat jetzt eine andere E-Mail-Adresse. Mit dieser hier können Sie sich nicht mehr anmelden.`,
    },
    { says: 'Waren Sie das nicht? Dann melden Sie sich bitte sofort bei uns.' },
  ],
})
