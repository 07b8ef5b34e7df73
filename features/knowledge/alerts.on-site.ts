import { confirmationHours } from '#core/forms/double-opt-in.ts'
import { faultsOf } from '#core/shared/result.ts'
import { formFaultText, formWords } from '#wording/forms/forms.ts'
import { alertsWording } from '#wording/pages/alerts.ts'
import { refusalText } from '#wording/refusals.ts'
import type { Entry } from '../support/entry.ts'
import type { Follows } from './alerts.driver.ts'

const words = formWords['alert-request']

/** Follows something through the port. */
export const followsOnSite = ({ site: { account, office } }: Entry): Follows => {
  const { alerts } = account
  const list = async () => {
    const answer = await alerts.list({})
    return answer.ok ? answer.value.items : []
  }
  return {
    async ask({ kind: subject, key }, email, pass) {
      await office.forms.begin({})
      pass(5)
      const answer = await alerts.follow({ email, subject, key, privacyAccepted: true })
      if (answer.ok) return answer.value.begun ? alertsWording.own : alertsWording.sent.text(confirmationHours)
      const { refusal } = answer
      if (refusal.why === 'not-found') return undefined
      if (refusal.why !== 'invalid') return refusalText(refusal)
      return faultsOf(refusal.fields)
        .map(([field, fault]) => formFaultText(words, field, fault))
        .join(' ')
    },
    confirm: async (token) => (await alerts.lookAtConfirmation({ token })).ok && (await alerts.confirm({ token })).ok,
    stop: async (token) => (await alerts.lookAtStop({ token })).ok && (await alerts.stop({ token })).ok,
    own: async () => (await list()).map(({ subject }) => subject.title),
    async end(title) {
      for (const { id, subject } of await list()) if (subject.title === title) await alerts.end({ id })
    },
  }
}
