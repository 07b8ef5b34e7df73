import { emailFault, normalEmail } from '../shared/email-address.ts'
import { nameFault, tidy, whyInvalid, type FieldRules } from '../shared/field-rules.ts'
import { done, refused, type Invalid, type Result } from '../shared/result.ts'
import type { AccountNeeds } from './account-needs.ts'
import type { Role, User } from './accounts.ts'
import type { PasswordKnowledge } from './guessable-password.ts'
import { passwordFault } from './password.ts'
import { knowledgeAbout } from './password-knowledge.ts'

/** An account that an operator makes for somebody, with the roles that he names. */
export interface NewAccount {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  readonly roles: readonly Role[]
}
type NewAccountField = 'email' | 'password' | 'firstName' | 'lastName' | 'roles'

export type WhyNoAccount = Invalid<NewAccountField> | { readonly why: 'account-exists' }

/** What an account can be allowed (domain §7.0). */
export const roles = ['mitglied', 'forum', 'redaktion', 'admin'] as const satisfies readonly Role[]

const rulesWith = (knowledge: PasswordKnowledge): FieldRules<NewAccount, NewAccountField> => ({
  email: ({ email }) => emailFault(email),
  password: ({ password }) => passwordFault(password, knowledge),
  firstName: ({ firstName }) => nameFault(firstName),
  lastName: ({ lastName }) => nameFault(lastName),
  roles: (asked) => {
    if (asked.roles.length === 0) return 'missing'
    return asked.roles.every((role) => roles.includes(role)) ? undefined : 'unknown'
  },
})

/**
 * Makes an account by the rules of registration. Refuses with 'invalid', and with 'account-exists' where the address
 * has an account, unless that is to be replaced: then it gets password, names and roles, keeps the rest, and its
 * sessions end. Answers the account's id.
 */
export async function makeAccount(
  asked: NewAccount,
  { replace }: { readonly replace: boolean },
  needs: Pick<AccountNeeds, 'change' | 'secrets' | 'clock' | 'usualPasswords' | 'content'>,
): Promise<Result<User['id'], WhyNoAccount>> {
  const { change, secrets, clock } = needs
  const invalid = whyInvalid(rulesWith(await knowledgeAbout(asked, needs)), asked)
  if (invalid) return refused(invalid)
  const given = {
    firstName: tidy(asked.firstName),
    lastName: tidy(asked.lastName),
    roles: asked.roles,
    passwordHash: await secrets.hashPassword(asked.password),
    confirmedAt: clock.now(),
  }
  const user = {
    id: secrets.id(),
    email: normalEmail(asked.email),
    salutationId: 'divers',
    company: '',
    function: 'br-mitglied',
    newsletter: false,
    ...given,
  }
  return change<User['id'], WhyNoAccount>(async ({ users, registrations, sessions, resets }) => {
    await registrations.forget(user.email)
    const known = await users.add(user)
    if (!known) return done(user.id)
    if (!replace) return refused({ why: 'account-exists' })
    await users.replace({ ...known, ...given })
    await sessions.endAll(known.id)
    await resets.forget(known.id)
    return done(known.id)
  })
}
