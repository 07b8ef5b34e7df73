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
      says: `mit dieser E-Mail-Adresse wurde ein Konto bei „${brand.portal}“ angelegt. Bitte bestätigen Sie, dass sie Ihnen gehört. Danach können Sie sich anmelden.`,
    },
    {
      link: siteOrigin + addressOf.confirmation(encodeURIComponent(token)),
      label: 'E-Mail-Adresse bestätigen',
    },
    { says: `Der Link gilt ${hours}\u00A0Stunden. Ist er abgelaufen, registrieren Sie sich einfach noch einmal.` },
    {
      says: 'Sie haben kein Konto angelegt? Dann brauchen Sie nichts zu tun: Ohne Ihre Bestätigung kann sich niemand mit dieser Adresse anmelden.',
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
    {
      says: 'Waren Sie es nicht, brauchen Sie nichts zu tun. Niemand hat durch diesen Versuch Zugang zu Ihrem Konto erhalten.',
    },
  ],
})
