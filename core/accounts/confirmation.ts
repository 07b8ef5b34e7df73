import type { Instant } from '../shared/day.ts'
import { countAttempt } from '../shared/rate-limit.ts'
import { done, refused, type Result } from '../shared/result.ts'
import type { Visitor } from '../shared/visitor.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { AccountNeeds, AccountsTx } from './account-needs.ts'
import type { User } from './accounts.ts'
import { rememberDevice } from './known-device.ts'
import type { ForHoldingAnAccount, PendingRegistration, WhyNoLink } from './ports.ts'
import { targetAfterSignIn } from './redirect-target.ts'
import { selfOf } from './self.ts'
import { beginSession } from './session.ts'
import { signInLockMinutes, wrongPasswordsAllowed } from './sign-in-limit.ts'

/** What accounts need where something follows on the confirmation of an address. */
export interface ConfirmationNeeds<Tx extends AccountsTx> extends AccountNeeds {
  readonly change: ForChanging<Tx>
  /** Prepares what follows, for a registration that is about to be confirmed; runs in that transaction. */
  readonly afterConfirmation: (user: PendingRegistration['user'], now: Instant) => Promise<(tx: Tx) => Promise<void>>
}

const expired: WhyNoLink = { why: 'expired' }

const isOver = ({ until }: PendingRegistration, now: Instant): boolean => Date.parse(until) <= Date.parse(now)

/** The registration that a link still confirms. */
const standing = async (digest: string, { registrations, clock }: AccountNeeds) => {
  const registration = await registrations.byDigest(digest)
  return registration && !isOver(registration, clock.now()) ? registration : undefined
}

/** Looking counts no attempt: the token is as hard to guess as it is. */
export const lookAtConfirmationOf =
  (needs: AccountNeeds): ForHoldingAnAccount['lookAtConfirmation'] =>
  async ({ token }) =>
    (await standing(needs.secrets.digest(token), needs)) ? done(undefined) : refused(expired)

/**
 * Confirms by a link and the password of its registration; whoever got the link knows that address is hers alone by
 * both.
 */
export const confirmOf =
  <Tx extends AccountsTx>(visitor: Visitor, needs: ConfirmationNeeds<Tx>): ForHoldingAnAccount['confirm'] =>
  async ({ token, password }) => {
    const { change, afterConfirmation, secrets, clock, origins } = needs
    const digest = secrets.digest(token)
    const registration = await standing(digest, needs)
    if (!registration) return refused(expired)
    const limit = { key: `confirm:${digest}`, most: wrongPasswordsAllowed, windowSeconds: signInLockMinutes * 60 }
    const tooMany = await countAttempt(limit, needs)
    if (tooMany) return refused(tooMany)
    const right = await secrets.verifyPassword(password, registration.user.passwordHash)
    if (!right) return refused({ why: 'invalid', fields: { password: 'wrong' } })
    const now = clock.now()
    const confirming = confirm(digest, secrets.id(), now)
    const follow = await afterConfirmation(registration.user, now)
    const confirmed = await change(async (tx) => {
      const made = await confirming(tx)
      if (made.ok) await follow(tx)
      return made
    })
    if (!confirmed.ok) return confirmed
    const user = confirmed.value
    await beginSession(visitor, user.id, false, needs)
    rememberDevice(visitor, user.email, secrets)
    return done({
      user: selfOf(user, await needs.membershipOf(user.id), await needs.unreadOf(user.id)),
      redirectUrl: targetAfterSignIn(registration.target, origins),
    })
  }

/**
 * Makes a user of what was registered, by the digest of its link's token, once and within its time. Whatever else the
 * address registered is forgotten.
 */
export const confirm =
  (digest: string, id: User['id'], now: Instant) =>
  async ({ users, registrations }: Omit<AccountsTx, 'letters'>): Promise<Result<User, WhyNoLink>> => {
    const registration = await registrations.take(digest)
    if (!registration || isOver(registration, now)) return refused(expired)
    const { passwordHash, ...given } = registration.user
    const user: User = { ...given, id, confirmedAt: now }
    // The office may have made the account meanwhile.
    if (await users.add({ ...user, passwordHash })) return refused(expired)
    await registrations.forget(user.email)
    return done(user)
  }
