import { faultsIn } from '#core/login/settings.view.ts'
import type { WhyNotUpdated } from '#core/login/ports.ts'
import type { Invalid, Result, TooMany } from '#core/shared/result.ts'
import { faultsOf } from '#core/shared/result.ts'
import { faultText, sentenceOf } from '#wording/field-faults.ts'
import { settingsWording as words } from '#wording/pages/settings.ts'
import { refusalText } from '#wording/refusals.ts'
import type { Entry } from '../support/entry.ts'
import { valueOf } from '../support/value-of.ts'
import type { CodeOutcome, ManagesALogin, SettingsOutcome } from './login.driver.ts'

const labels: Readonly<Record<string, string>> = {
  current: words.current,
  new: words.password.chosen,
  newEmail: words.login.newEmail,
}

const outcomeOf = (answer: Result<void, WhyNotUpdated>): SettingsOutcome => {
  if (answer.ok) return { saved: true }
  const faults = faultsOf<string>(faultsIn(answer.refusal))
  if (faults.length === 0) return { saved: false, told: refusalText(answer.refusal) }
  return {
    saved: false,
    faults: Object.fromEntries(
      faults.map(([field, fault]) => [
        labels[field],
        field === 'current' ? words.wrongPassword : sentenceOf(field, fault),
      ]),
    ),
  }
}

const codeRefused = (refusal: Invalid<'code'> | TooMany | { readonly why: 'not-signed-in' }): CodeOutcome => ({
  accepted: false,
  told: refusal.why === 'invalid' ? faultText('code', 'wrong') : refusalText(refusal),
})

/** Manages a login through its ports, and tells what they answer as its page does. */
export const managesALoginOnSite = ({ site: { account } }: Entry): ManagesALogin => {
  const { login, secondFactor } = account
  return {
    async sessions() {
      const answer = await login.sessions({})
      if (!answer.ok) return undefined
      return answer.value.map(({ device, isThis }) => ({ device: words.sessions.device(device), isThis }))
    },
    async endSession(nth) {
      const session = valueOf(await login.sessions({}))[nth]
      if (!session) throw new Error(`there is no session ${nth}`)
      valueOf(await login.endSession({ id: session.id }))
    },
    async endAllSessions() {
      valueOf(await login.endAllSessions({}))
    },
    changePassword: async (current, chosen) => outcomeOf(await login.updatePassword({ old: current, new: chosen })),
    changeAddress: async (newEmail, password) => outcomeOf(await login.updateLoginEmail({ newEmail, password })),
    confirmAddress: async (token) => ((await login.confirmLoginEmail({ token })).ok ? 'confirmed' : 'expired'),
    beginApp: async (password) => valueOf(await secondFactor.enrol({ password })).secret,
    readKey: async () => valueOf(await secondFactor.enrol({})).secret,
    async confirmApp(code) {
      const answer = await secondFactor.confirmEnrolment({ code })
      return answer.ok ? { accepted: true, recoveryCodes: answer.value.recoveryCodes } : codeRefused(answer.refusal)
    },
    async enterCode(code) {
      const answer = await secondFactor.enterCode({ code })
      return answer.ok ? { accepted: true, recoveryCodes: [] } : codeRefused(answer.refusal)
    },
  }
}
