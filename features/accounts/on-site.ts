import type { Registration, RegistrationField } from '#core/accounts/ports.ts'
import type { HoldsAnAccount, RegistrationForm } from './accounts.driver.ts'
import { filledIn, registrationFields } from './registration-form.ts'
import type { Entry } from '../support/entry.ts'

/** Holds an account through the port. */
export const holdsAnAccountOnSite = ({
  site: {
    account: { accounts },
  },
}: Entry): HoldsAnAccount => ({
  async signIn({ email, password, target }) {
    const answer = await accounts.signIn({
      email,
      password,
      ...(target === undefined ? {} : { postLoginRedirectUrl: target }),
    })
    if (answer.ok) return { signedIn: true, address: answer.value.redirectUrl }
    return { signedIn: false, told: told[answer.refusal.why] }
  },

  async signOut() {
    await accounts.signOut({})
  },

  async whoAmI() {
    const who = await accounts.whoAmI({})
    return who.ok && who.value.isLoggedIn ? `${who.value.firstName} ${who.value.lastName}` : undefined
  },

  async register(form) {
    const answer = await accounts.register(await registrationOf(form, accounts))
    if (answer.ok) return { accepted: true }
    if (answer.refusal.why !== 'invalid') throw new Error(`registration refused: ${answer.refusal.why}`)
    const faults = Object.entries(answer.refusal.fields).map(([field, fault]) => [labelOf(field), fault])
    return { accepted: false, faults: Object.fromEntries(faults) }
  },

  async confirm(token) {
    return (await accounts.confirm({ token })).ok ? 'confirmed' : 'expired'
  },

  async choices(field) {
    const answer = await (registrationFields[field] === 'salutationId'
      ? accounts.salutations({})
      : accounts.functions({}))
    return answer.ok ? answer.value.map(({ label }) => label) : []
  },
})

const told = { 'credentials-wrong': 'wrong', 'email-unconfirmed': 'unconfirmed', 'too-many': 'locked' } as const

const labelOf = (field: string): string =>
  Object.entries(registrationFields).find(([, known]) => known === field)?.[0] ?? field

const registrationOf = async (
  form: RegistrationForm,
  accounts: Entry['site']['account']['accounts'],
): Promise<Registration> => {
  const filled = filledIn(form)
  const [salutations, functions] = [await accounts.salutations({}), await accounts.functions({})]
  const idOf = (choices: typeof salutations, label: string) =>
    (choices.ok ? choices.value.find((choice) => choice.label === label)?.id : undefined) ?? label
  const typed = Object.entries(registrationFields).map(([label, field]) => [field, filled[label] ?? ''])
  const texts = Object.fromEntries(typed) as Record<RegistrationField, string>
  return {
    ...texts,
    salutationId: idOf(salutations, texts.salutationId),
    function: idOf(functions, texts.function),
    newsletter: false,
    agb: texts.agb === 'ja',
    privacyAccepted: texts.privacyAccepted === 'ja',
  }
}
