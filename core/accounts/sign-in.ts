import { addSeconds } from '../shared/dates.ts'
import { countAttempts } from '../shared/rate-limit.ts'
import { done, refused } from '../shared/result.ts'
import type { Visitor } from '../shared/visitor.ts'
import type { AccountNeeds } from './account-needs.ts'
import { signInLimits } from './sign-in-limit.ts'
import { rememberDevice } from './known-device.ts'
import { normalEmail } from '../shared/email-address.ts'
import type { ForHoldingAnAccount, StoredUser } from './ports.ts'
import { fingerprintOf, pendingMinutes, writePending, type PendingSignIn } from './pending-sign-in.ts'
import { targetAfterSignIn } from './redirect-target.ts'
import { selfOf } from './self.ts'
import { beginSession, endSession } from './session.ts'
import { needsSecondFactor } from './who-may.ts'

/** The same work whether or not the address has an account, so that time does not tell. */
export const signInOf =
  (visitor: Visitor, needs: AccountNeeds): ForHoldingAnAccount['signIn'] =>
  async ({ email, password, remember = false, postLoginRedirectUrl }) => {
    const { users, registrations, secrets, attempts, origins, clock } = needs
    const address = normalEmail(email)
    const limits = signInLimits(address, password, visitor, needs)
    const tooMany = await countAttempts(limits, needs)
    if (tooMany) return refused(tooMany)
    const [user, [pending]] = await Promise.all([users.byEmail(address), registrations.of(address)])
    const right = await secrets.verifyPassword(password, user?.passwordHash)
    if (!user || !right) {
      // Looked at whether or not the address has an account: whoever registers it learns nothing, and gains no attempt.
      const waits = pending && (await secrets.verifyPassword(password, pending.user.passwordHash))
      return refused({ why: waits ? 'email-unconfirmed' : 'credentials-wrong' })
    }
    const [own, ...others] = limits.map(({ key }) => key)
    await attempts.takeBack(others)
    if (own !== undefined) await attempts.forget(own)
    const step = await secondStepOf(user, needs)
    if (step) {
      const pending = { userId: user.id, remember, step, by: fingerprintOf(user, secrets) }
      const target = targetAfterSignIn(postLoginRedirectUrl, origins)
      const until = addSeconds(clock.now(), pendingMinutes * 60)
      visitor.writeNote('sign-in', writePending({ ...pending, until, target }), pendingMinutes * 60)
      return refused({ why: 'second-factor-needed', step })
    }
    await beginSession(visitor, user.id, remember, needs)
    // The password may have been replaced while it was looked at, and sessions that were there by then have ended.
    const now = await users.byEmail(address)
    if (now?.passwordHash !== user.passwordHash) {
      await endSession(visitor, needs)
      return refused({ why: 'credentials-wrong' })
    }
    rememberDevice(visitor, address, secrets)
    return done({
      user: selfOf(user, await needs.membershipOf(user.id), await needs.unreadOf(user.id)),
      redirectUrl: targetAfterSignIn(postLoginRedirectUrl, origins),
    })
  }

/** What the password alone does not do for him, if anything. */
const secondStepOf = async (
  user: StoredUser,
  { secondFactors }: Pick<AccountNeeds, 'secondFactors'>,
): Promise<PendingSignIn['step'] | undefined> => {
  const factor = await secondFactors.of(user.id)
  if (factor?.confirmedAt !== undefined) return 'code'
  return needsSecondFactor(user) ? 'enrol' : undefined
}
