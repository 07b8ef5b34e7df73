import { addSeconds } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'
import { emailFault, normalEmail } from '../shared/email-address.ts'
import { whyInvalid } from '../shared/field-rules.ts'
import { countAttempts } from '../shared/rate-limit.ts'
import { done, refused, type Result } from '../shared/result.ts'
import type { Visitor } from '../shared/visitor.ts'
import type { AccountNeeds, AccountsTx } from './account-needs.ts'
import { passwordResetMinutes, type User } from './accounts.ts'
import { rememberDevice } from './known-device.ts'
import { mayWriteTo } from '../shared/letter-limit.ts'
import { passwordFault } from './password.ts'
import { knowledgeAbout } from './password-knowledge.ts'
import type { AccountLetter, ForHoldingAnAccount, PasswordReset, WhyNoLink } from './ports.ts'

const expired: WhyNoLink = { why: 'expired' }

const isOver = ({ until }: PasswordReset, now: Instant): boolean => Date.parse(until) <= Date.parse(now)

const addressee = ({ email, salutationId, firstName, lastName }: User) => ({
  to: email,
  salutationId,
  firstName,
  lastName,
})

/**
 * Every address gets the same answer after the same work, a write to the store; only a letter tells whether it has an
 * account.
 */
export const forgotPasswordOf =
  (visitor: Visitor, needs: AccountNeeds): ForHoldingAnAccount['forgotPassword'] =>
  async (asked) => {
    const invalid = whyInvalid({ email: ({ email }: typeof asked) => emailFault(email) }, asked)
    if (invalid) return refused(invalid)
    const { change, secrets, clock, limits } = needs
    const email = normalEmail(asked.email)
    const { network } = visitor
    const windowSeconds = 3600
    const tooMany = await countAttempts(
      [
        { key: `forgotten:${secrets.digest(`${email} ${network}`)}`, most: limits.requestsPerHour, windowSeconds },
        { key: `forgotten-network:${network}`, most: limits.registrationsPerNetwork, windowSeconds },
      ],
      needs,
    )
    if (tooMany) return refused(tooMany)
    if (!(await mayWriteTo(email, needs))) return done(undefined)
    const token = secrets.token()
    const reset = { digest: secrets.digest(token), until: addSeconds(clock.now(), passwordResetMinutes * 60) }
    return change(offerReset(email, token, reset, clock.now()))
  }

/**
 * Keeps a link that replaces the password of an address's account, and posts its letter; without an account, one that
 * does nothing.
 */
const offerReset =
  (email: string, token: string, link: Omit<PasswordReset, 'userId'>, now: Instant) =>
  async ({ users, resets, letters }: AccountsTx): Promise<Result<void, never>> => {
    const user = await users.find(email)
    await resets.add({ ...link, ...(user && { userId: user.id }) })
    if (user) await letters.post(resetLetter(user, token, link), now)
    return done(undefined)
  }

const resetLetter = (user: User, token: string, { digest, until }: Omit<PasswordReset, 'userId'>): AccountLetter => ({
  kind: 'reset-password',
  dedupeKey: `reset-password:${digest}`,
  token,
  minutes: passwordResetMinutes,
  until,
  ...addressee(user),
})

/** Whose password a link still replaces. */
const ownerOf = async (digest: string, { resets, users, clock }: AccountNeeds): Promise<User | undefined> => {
  const reset = await resets.byDigest(digest)
  return reset?.userId === undefined || isOver(reset, clock.now()) ? undefined : users.byId(reset.userId)
}

/** Looking counts no attempt: the token is as hard to guess as it is. */
export const lookAtPasswordResetOf =
  (needs: AccountNeeds): ForHoldingAnAccount['lookAtPasswordReset'] =>
  async ({ token }) =>
    (await ownerOf(needs.secrets.digest(token), needs)) ? done(undefined) : refused(expired)

/** Replaces a password by the token of a letter; the new one is judged as at registration. */
export const resetPasswordOf =
  (visitor: Visitor, needs: AccountNeeds): ForHoldingAnAccount['resetPassword'] =>
  async ({ token, password }) => {
    const { change, secrets, clock } = needs
    const digest = secrets.digest(token)
    const user = await ownerOf(digest, needs)
    if (!user) return refused(expired)
    const fault = passwordFault(password, await knowledgeAbout(user, needs))
    if (fault) return refused({ why: 'invalid', fields: { password: fault } })
    const passwordHash = await secrets.hashPassword(password)
    const replaced = await change(replacePassword(digest, user.email, passwordHash, clock.now()))
    if (replaced.ok) rememberDevice(visitor, user.email, secrets)
    return replaced
  }

/**
 * Uses up a link, replaces the password, ends every session and every other link that could replace it, and tells the
 * owner by letter.
 */
export const replacePassword =
  (digest: string, email: string, passwordHash: string, now: Instant) =>
  async ({ users, sessions, resets, letters }: AccountsTx): Promise<Result<void, WhyNoLink>> => {
    // The user first: who asked at the same moment by another link waits for him, not for this link.
    const user = await users.find(email)
    const reset = await resets.take(digest)
    if (!reset || isOver(reset, now) || !user || user.id !== reset.userId) return refused(expired)
    await users.replace({ ...user, passwordHash })
    await sessions.endAll(user.id)
    await resets.forget(user.id)
    await letters.post({ kind: 'password-changed', dedupeKey: `password-changed:${digest}`, ...addressee(user) }, now)
    return done(undefined)
  }
