import { confirmationHours } from '#core/forms/double-opt-in.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { newsletterWording } from '#wording/pages/newsletter.ts'
import { letterLinkPage } from '../../blocks/letter-link-page.tsx'
import { GoLink } from '../../ui/go-link.tsx'

const { confirm, end } = newsletterWording
const onwards = <GoLink href={addressOf.events}>{newsletterWording.events}</GoLink>

export const newsletterConfirmationPage = letterLinkPage<void>({
  words: {
    ...confirm,
    title: () => confirm.title,
    text: () => confirm.text,
    expiredText: confirm.expiredText(confirmationHours),
  },
  addressFor: addressOf.newsletterConfirmation,
  look: ({ office }) => office.newsletter.lookAtConfirmation,
  act: ({ office }) => office.newsletter.confirm,
  onwards,
  below: <p>{confirm.stranger}</p>,
  instead: (
    <p>
      <GoLink href={addressOf.newsletter}>{confirm.again}</GoLink>
    </p>
  ),
})

export const newsletterEndPage = letterLinkPage<void>({
  words: { ...end, title: () => end.title, text: () => end.text },
  addressFor: addressOf.newsletterEnd,
  look: ({ office }) => office.newsletter.lookAtUnsubscription,
  act: ({ office }) => office.newsletter.unsubscribe,
  onwards,
})
