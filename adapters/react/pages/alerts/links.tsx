import type { Subject } from '#core/alerts/alerts.ts'
import { confirmationHours } from '#core/forms/double-opt-in.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { alertsWording } from '#wording/pages/alerts.ts'
import { letterLinkPage } from '../../blocks/letter-link-page.tsx'
import { GoLink } from '../../ui/go-link.tsx'

const { confirm, stop } = alertsWording
const onwards = <GoLink href={addressOf.alerts}>{alertsWording.all}</GoLink>

export const alertConfirmationPage = letterLinkPage<Subject>({
  words: {
    ...confirm,
    expiredText: confirm.expiredText(confirmationHours),
  },
  addressFor: addressOf.alertConfirmation,
  look: ({ account }) => account.alerts.lookAtConfirmation,
  act: ({ account }) => account.alerts.confirm,
  onwards,
  below: <p>{confirm.stranger}</p>,
})

export const alertEndPage = letterLinkPage<Subject>({
  words: { ...stop, title: () => stop.title },
  addressFor: addressOf.alertEnd,
  look: ({ account }) => account.alerts.lookAtStop,
  act: ({ account }) => account.alerts.stop,
  onwards,
})
