import * as addressOf from '#core/shared/addresses.ts'
import type { NewsletterLetter } from '#core/newsletter/ports.ts'
import type { Sender, Worded } from './letter-words.ts'

type Confirming = Extract<NewsletterLetter, { readonly kind: 'newsletter-confirm' }>
type Subscribed = Extract<NewsletterLetter, { readonly kind: 'newsletter-subscribed' }>

/** Asks whether the owner of the address wants the newsletter. It praises nothing (UWG § 7). */
export const newsletterConfirm = ({ token, hours }: Confirming, { siteOrigin }: Sender): Worded => ({
  subject: 'Bitte bestätigen Sie Ihre Bestellung des Newsletters',
  parts: [
    {
      says: 'mit dieser E-Mail-Adresse möchte jemand unseren Newsletter bekommen. Waren Sie das? Dann bestätigen Sie es bitte.',
    },
    { link: siteOrigin + addressOf.newsletterConfirmation(encodeURIComponent(token)), label: 'Newsletter bestätigen' },
    { says: `Der Link gilt ${hours}\u00A0Stunden und nur einmal.` },
    {
      says: 'Sie haben ihn nicht bestellt? Dann brauchen Sie nichts zu tun: Ohne Ihre Bestätigung schicken wir nichts und löschen die Angaben nach Ablauf der Zeit.',
    },
  ],
})

/** Says that she has the newsletter, and how she ends it. */
export const newsletterSubscribed = ({ already, unsubscribeToken }: Subscribed, { siteOrigin }: Sender): Worded => {
  const end = siteOrigin + addressOf.newsletterEnd(encodeURIComponent(unsubscribeToken))
  return {
    subject: already ? 'Sie bekommen unseren Newsletter schon' : 'Sie bekommen jetzt unseren Newsletter',
    unsubscribe: end,
    parts: [
      {
        says: already
          ? 'jemand hat unseren Newsletter noch einmal für diese E-Mail-Adresse bestellt. Sie bekommen ihn schon; es ändert sich nichts.'
          : 'Sie haben unseren Newsletter bestellt und bestätigt. Vielen Dank.',
      },
      { says: 'Möchten Sie ihn nicht mehr bekommen, genügt ein Klick, ohne Anmeldung und ohne Rückfrage:' },
      { link: end, label: 'Newsletter beenden' },
    ],
  }
}
