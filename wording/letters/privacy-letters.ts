import type { PrivacyLetter } from '#core/privacy/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { formatDate } from '#core/shared/dates.ts'
import type { Sender, Worded } from './letter-words.ts'

/** Says when an account is deleted, and how it is kept after all: a stranger may have asked for it. */
export const accountDeletionWanted = (
  { token, due }: Extract<PrivacyLetter, { readonly kind: 'account-deletion-asked' }>,
  { siteOrigin, brand }: Sender,
): Worded => ({
  subject: 'Ihr Konto wird gelöscht',
  parts: [
    {
      says: `Sie haben uns gebeten, Ihr Konto bei ${brand.portal} zu löschen. Das tun wir am ${formatDate(due)}. Bis dahin können Sie es sich anders überlegen, mit diesem Link oder in Ihren Einstellungen.`,
    },
    { link: siteOrigin + addressOf.accountGoesOn(encodeURIComponent(token)), label: 'Konto behalten' },
    {
      says: 'Gelöscht werden Ihre Angaben, Ihre Merkliste und Ihr Zugang zu Gremien. Rechnungen und was zu Buchungen gehört, bewahren wir so lange auf, wie das Gesetz es verlangt.',
    },
    { says: 'Waren Sie das nicht? Dann behalten Sie Ihr Konto und ändern Sie bitte gleich Ihr Passwort.' },
  ],
})

/** The last letter. */
export const accountDeleted = ({ brand }: Sender): Worded => ({
  subject: 'Ihr Konto ist gelöscht',
  parts: [
    {
      says: `wir haben Ihr Konto bei ${brand.portal} gelöscht, wie Sie es gewünscht haben. Wir schreiben Ihnen nicht mehr.`,
    },
    {
      says: 'Rechnungen und was zu Buchungen gehört, bewahren wir auf, bis die gesetzlichen Fristen abgelaufen sind. Sie brauchen nichts zu tun.',
    },
  ],
})
