import { countAttempts } from '../shared/rate-limit.ts'
import { done, refused } from '../shared/result.ts'
import type { Visitor } from '../shared/visitor.ts'
import type { AccountNeeds } from './account-needs.ts'
import { signInLimits } from './sign-in-limit.ts'
import { rememberDevice } from './known-device.ts'
import { normalEmail } from '../shared/email-address.ts'
import type { ForHoldingAnAccount } from './ports.ts'
import { safeRedirect } from './redirect-target.ts'
import { selfOf } from './self.ts'
import { beginSession, endSession } from './session.ts'

/** The same work whether or not the address has an account, so that time does not tell. */
export const signInOf =
  (visitor: Visitor, needs: AccountNeeds): ForHoldingAnAccount['signIn'] =>
  async ({ email, password, remember = false, postLoginRedirectUrl }) => {
    const { users, registrations, secrets, attempts, origins } = needs
    const address = normalEmail(email)
    const limits = signInLimits(address, password, visitor, needs)
    const tooMany = await countAttempts(limits, needs)
    if (tooMany) return refused(tooMany)
    const [user, [pending]] = await Promise.all([users.byEmail(address), registrations.of(address)])
    const right = await secrets.verifyPassword(password, user?.passwordHash ?? pending?.user.passwordHash)
    if (!right) return refused({ why: 'credentials-wrong' })
    const [own, ...others] = limits.map(({ key }) => key)
    await attempts.takeBack(others)
    if (own !== undefined) await attempts.forget(own)
    if (!user) return refused({ why: 'email-unconfirmed' })
    await beginSession(visitor, user.id, remember, needs)
    // The password may have been replaced while it was looked at, and sessions that were there by then have ended.
    const now = await users.byEmail(address)
    if (now?.passwordHash !== user.passwordHash) {
      await endSession(visitor, needs)
      return refused({ why: 'credentials-wrong' })
    }
    rememberDevice(visitor, address, secrets)
    return done({ user: selfOf(user), redirectUrl: safeRedirect(postLoginRedirectUrl, origins) })
  }
