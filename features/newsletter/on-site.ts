import { confirmationHours } from '#core/forms/double-opt-in.ts'
import { formFaultText, formWords } from '#wording/forms/forms.ts'
import { newsletterWording } from '#wording/pages/newsletter.ts'
import { refusalText } from '#wording/refusals.ts'
import { faultsOf } from '#core/shared/result.ts'
import type { Entry } from '../support/entry.ts'
import type { LinkOutcome, ReadsTheNewsletter } from './newsletter.driver.ts'

const words = formWords['newsletter-subscription-request']

/** Asks for the newsletter through its port. */
export const readsTheNewsletterOnSite = ({ site: { office } }: Entry): ReadsTheNewsletter => {
  const { newsletter } = office
  const outcome = ({ ok }: { readonly ok: boolean }): LinkOutcome => (ok ? 'done' : 'expired')
  return {
    async ask(email, pass) {
      await office.forms.begin({})
      pass(5)
      const answer = await newsletter.subscribe({ email, privacyAccepted: true })
      if (answer.ok) return newsletterWording.sent.text(confirmationHours)
      const { refusal } = answer
      if (refusal.why !== 'invalid') return refusalText(refusal)
      return faultsOf(refusal.fields)
        .map(([field, fault]) => formFaultText(words, field, fault))
        .join(' ')
    },
    lookAtConfirmation: async (token) => void (await newsletter.lookAtConfirmation({ token })),
    lookAtEnd: async (token) => void (await newsletter.lookAtUnsubscription({ token })),
    confirm: async (token) => outcome(await newsletter.confirm({ token })),
    end: async (token) => outcome(await newsletter.unsubscribe({ token })),
  }
}
