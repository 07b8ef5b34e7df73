import type { RateLimit } from '../shared/rate-limit.ts'
import type { Visitor } from '../shared/visitor.ts'
import type { AccountNeeds } from './account-needs.ts'
import { isKnownDevice } from './known-device.ts'

/** Wrong passwords in a row before no more are looked at, and for how long in minutes (domain §7.1). */
export const wrongPasswordsAllowed = 5
export const signInLockMinutes = 15

const hour = 3600

/**
 * Of 65,536 groups of passwords one: it tells that many try the same, and what is stored tells nobody's mistyped
 * password.
 */
const groupOf = (digest: string): string => digest.slice(0, 4)

/**
 * What an attempt to sign in is counted under. From a browser that its owner has signed in from before, only what that
 * browser does counts: nobody else's wrong guesses lock her out. Otherwise: one account from one network, so that
 * strangers elsewhere do not lock its owner out (domain §7.1); one network over all accounts; one account over all
 * networks; one password over all of both.
 */
export const signInLimits = (
  email: string,
  password: string,
  visitor: Visitor,
  { secrets, limits }: Pick<AccountNeeds, 'secrets' | 'limits'>,
): readonly RateLimit[] => {
  const few = { most: wrongPasswordsAllowed, windowSeconds: signInLockMinutes * 60 }
  const device = visitor.deviceToken()
  if (device !== undefined && isKnownDevice(device, email, secrets))
    return [{ key: `sign-in-device:${secrets.digest(device)}`, ...few }]
  return [
    { key: `sign-in:${secrets.digest(`${email} ${visitor.network}`)}`, ...few },
    { key: `sign-in-network:${visitor.network}`, most: limits.wrongPasswordsPerNetwork, windowSeconds: hour },
    {
      key: `sign-in-account:${secrets.digest(email)}`,
      most: limits.wrongPasswordsPerAccount,
      windowSeconds: 24 * hour,
    },
    {
      key: `sign-in-password:${groupOf(secrets.digest(`tried ${password.normalize('NFKC')}`))}`,
      most: limits.wrongAccountsPerPassword,
      windowSeconds: hour,
    },
  ]
}
