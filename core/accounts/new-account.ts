import { emailFault, normalEmail } from '../shared/email-address.ts'
import { nameFault, tidy, whyInvalid, type FieldRules } from '../shared/field-rules.ts'
import { done, refused, type Invalid, type Result } from '../shared/result.ts'
import type { AccountNeeds } from './account-needs.ts'
import type { Role, User } from './accounts.ts'
import { passwordFault } from './password.ts'

/** An account that an operator makes for somebody: confirmed at once, with the roles that he names. */
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

const rules: FieldRules<NewAccount, NewAccountField> = {
  email: ({ email }) => emailFault(email),
  password: ({ password, email }) => passwordFault(password, email),
  firstName: ({ firstName }) => nameFault(firstName),
  lastName: ({ lastName }) => nameFault(lastName),
  roles: (asked) => {
    if (asked.roles.length === 0) return 'missing'
    return asked.roles.every((role) => roles.includes(role)) ? undefined : 'unknown'
  },
}

/**
 * Makes an account by the rules of registration. Refuses with 'invalid', and with 'account-exists' where the address has an
 * account, unless it is to be replaced: password, names and roles; answers the account's id.
 */
export async function makeAccount(
  asked: NewAccount,
  { replace }: { readonly replace: boolean },
  { change, users, secrets, clock }: Pick<AccountNeeds, 'change' | 'users' | 'secrets' | 'clock'>,
): Promise<Result<User['id'], WhyNoAccount>> {
  const invalid = whyInvalid(rules, asked)
  if (invalid) return refused(invalid)
  const user = {
    id: secrets.id(),
    email: normalEmail(asked.email),
    salutationId: 'divers',
    firstName: tidy(asked.firstName),
    lastName: tidy(asked.lastName),
    company: '',
    function: 'br-mitglied',
    newsletter: false,
    roles: asked.roles,
    passwordHash: await secrets.hashPassword(asked.password),
    confirmedAt: clock.now(),
  }
  if (replace) {
    const { id: _, ...data } = user
    return done(await users.put(data))
  }
  return change<User['id'], WhyNoAccount>(async (tx) => {
    const known = await tx.users.add(user)
    return known ? refused({ why: 'account-exists' }) : done(user.id)
  })
}
