import type { Visitor } from '../shared/visitor.ts'
import type { AccountNeeds } from './account-needs.ts'

/** Wrong passwords in a row before no more are looked at, and for how long in minutes (domain §7.1). */
export const wrongPasswordsAllowed = 5
export const signInLockMinutes = 15

/** One account from one network: strangers elsewhere cannot lock its owner out (domain §7.1). */
export const signInLimit = (email: string, { network }: Visitor, { secrets }: Pick<AccountNeeds, 'secrets'>) => ({
  key: `sign-in:${secrets.digest(`${email} ${network}`)}`,
  most: wrongPasswordsAllowed,
  windowSeconds: signInLockMinutes * 60,
})
