import assert from 'node:assert/strict'
import { registrationIn } from '#core/accounts/registration-form.view.ts'
import { targetField } from '#core/accounts/sign-in-link.ts'
import { faultsOf, type Invalid } from '#core/shared/result.ts'
import { faultText } from '#wording/field-faults.ts'
import { pageWording } from '#wording/pages.ts'
import { refusalText } from '#wording/refusals.ts'
import type { HoldsAnAccount, RegistrationForm } from './accounts.driver.ts'
import { filledIn } from './registration-form.ts'
import type { Entry } from '../support/entry.ts'
import { keyCalled } from '../support/key-called.ts'
import { valueOf } from '../support/value-of.ts'

const { fields } = pageWording.account.register

/** The sentences of fields at fault under their labels. */
const labelled = <Field extends 'email' | 'password'>(
  { fields: found }: Invalid<Field>,
  labels: Readonly<Record<Field, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(faultsOf(found).map(([field, fault]) => [labels[field], faultText(field, fault)]))

/** Holds an account through the port, with its forms read by the views that read those of the pages. */
export const holdsAnAccountOnSite = ({ site: { account, office }, origin }: Entry): HoldsAnAccount => {
  const { accounts } = account
  const choicesOf = {
    salutationId: async () => valueOf(await accounts.salutations({})),
    function: async () => valueOf(await accounts.functions({})),
  }

  /** What the form sends: of a list the value beside the words, of a box nothing where it is not ticked. */
  const sentBy = async (form: RegistrationForm): Promise<Readonly<Record<string, string | undefined>>> => {
    const sent = Object.entries(form).map(async ([label, text]) => {
      const field = keyCalled(fields, label)
      if (field !== 'salutationId' && field !== 'function') return [field, text === 'nein' ? undefined : text]
      return [field, (await choicesOf[field]()).find((choice) => choice.label === text)?.id ?? text]
    })
    return Object.fromEntries(await Promise.all(sent))
  }

  return {
    async signIn({ email, password, target }) {
      const answer = await accounts.signIn({
        email,
        password,
        ...(target === undefined ? {} : { postLoginRedirectUrl: target }),
      })
      if (answer.ok) return { signedIn: true, address: answer.value.redirectUrl }
      const { refusal } = answer
      if (refusal.why === 'second-factor-needed')
        return { signedIn: false, needs: refusal.step === 'code' ? 'code' : 'app' }
      return { signedIn: false, told: refusalText(refusal) }
    },

    comeSignedIn: async (credentials) => (await accounts.signIn(credentials)).ok,

    async signOut() {
      await accounts.signOut({})
    },

    async whoAmI() {
      const who = await accounts.whoAmI({})
      return who.ok && who.value.isLoggedIn ? `${who.value.firstName} ${who.value.lastName}` : undefined
    },

    async beginToRegister() {
      await office.forms.begin({})
    },

    async register(form, address) {
      const filled = filledIn(form)
      const sent = await sentBy(filled)
      const target = address && new URL(address, origin).searchParams.get(targetField)
      const answer = await accounts.register({
        ...registrationIn((field) => sent[field]),
        ...(target && { postLoginRedirectUrl: target }),
      })
      if (answer.ok) return { accepted: true }
      if (answer.refusal.why === 'too-soon') return { accepted: false, faults: {}, told: refusalText(answer.refusal) }
      if (answer.refusal.why !== 'invalid') throw new Error(`registration refused: ${answer.refusal.why}`)
      const labels = new Map<string, string>(Object.keys(filled).map((label) => [keyCalled(fields, label), label]))
      const faults = faultsOf(answer.refusal.fields).map(([field, fault]) => [
        labels.get(field) ?? (field === 'website' ? field : fields[field]),
        faultText(field, fault),
      ])
      return { accepted: false, faults: Object.fromEntries(faults) }
    },

    async confirm(token, password) {
      const answer = await accounts.confirm({ token, password })
      if (answer.ok) return { confirmed: true, address: answer.value.redirectUrl }
      if (answer.refusal.why === 'expired') return { confirmed: false, why: 'expired' }
      assert.deepEqual(answer.refusal, { why: 'invalid', fields: { password: 'wrong' } })
      return { confirmed: false, why: 'wrong password' }
    },

    openConfirmation: async (token) => ((await accounts.lookAtConfirmation({ token })).ok ? 'form' : 'expired'),

    async forgotPassword(email) {
      const answer = await accounts.forgotPassword({ email })
      if (answer.ok) return { accepted: true }
      if (answer.refusal.why === 'too-many') return { accepted: false, told: refusalText(answer.refusal) }
      return { accepted: false, faults: labelled(answer.refusal, { email: pageWording.account.signIn.email }) }
    },

    async resetPassword(token, password) {
      const answer = await accounts.resetPassword({ token, password })
      if (answer.ok) return { accepted: true }
      if (answer.refusal.why === 'expired') return { accepted: false, expired: true }
      return {
        accepted: false,
        faults: labelled(answer.refusal, { password: pageWording.account.newPassword.password }),
      }
    },

    openPasswordReset: async (token) => ((await accounts.lookAtPasswordReset({ token })).ok ? 'form' : 'expired'),

    async choices(label) {
      const choices = await choicesOf[label === fields.function ? 'function' : 'salutationId']()
      return choices.map((choice) => choice.label)
    },
  }
}
