import { moveAlerts } from '../alerts/moving-alerts.step.ts'
import type { StoredUser, WhyNoLink } from '../accounts/ports.ts'
import { addSeconds } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'
import { emailFault, normalEmail } from '../shared/email-address.ts'
import { done, refused, type Result } from '../shared/result.ts'
import { addressee } from './changing-password.ts'
import { mostAddressChanges, newAddressHours, type AddressChange } from './login.ts'
import type { LoginNeeds, LoginTx, OwnAccount } from './login-needs.ts'
import { passwordAgain } from './password-again.ts'
import type { ForManagingALogin } from './ports.ts'

const expired: WhyNoLink = { why: 'expired' }

const isOver = ({ until }: AddressChange, now: Instant): boolean => Date.parse(until) <= Date.parse(now)

/**
 * Sends a link to the new address and tells the old one. Whether the new one has an account, only its owner learns, by
 * letter.
 */
export const updateLoginEmailOf =
  (account: OwnAccount, needs: LoginNeeds): ForManagingALogin['updateLoginEmail'] =>
  async ({ newEmail, password }) => {
    const proven = await passwordAgain(password, account, needs)
    if (!proven.ok) return proven
    const { user } = proven.value
    const email = normalEmail(newEmail)
    const fault = email === user.email ? 'unchanged' : emailFault(newEmail)
    if (fault) return refused({ why: 'invalid', fields: { newEmail: fault } })
    if (!(await account.mayWriteTo(email))) return done(undefined)
    const { change, secrets, clock } = needs
    const token = secrets.token()
    const now = clock.now()
    const until = addSeconds(now, newAddressHours * 3600)
    return change(askForAddress(user, { digest: secrets.digest(token), userId: user.id, email, until }, token, now))
  }

const askForAddress =
  (user: StoredUser, asked: AddressChange, token: string, now: Instant) =>
  async ({ users, addresses, letters }: LoginTx): Promise<Result<void, never>> => {
    const { digest, email, until } = asked
    const owner = await users.find(email)
    if (owner) await letters.post({ kind: 'address-in-use', dedupeKey: `in-use:${digest}`, ...addressee(owner) }, now)
    else if (await addresses.add(asked, mostAddressChanges))
      await letters.post(
        {
          kind: 'confirm-new-address',
          dedupeKey: `confirm-new-address:${digest}`,
          token,
          hours: newAddressHours,
          until,
          to: email,
        },
        now,
      )
    await letters.post(
      { kind: 'address-change-asked', dedupeKey: `address-change-asked:${digest}`, ...addressee(user) },
      now,
    )
    return done(undefined)
  }

/** Looking counts no attempt: the token is as hard to guess as it is. */
export const lookAtLoginEmailOf =
  ({ addressChanges, secrets, clock }: LoginNeeds): ForManagingALogin['lookAtLoginEmail'] =>
  async ({ token }) => {
    const asked = await addressChanges.byDigest(secrets.digest(token))
    return asked && !isOver(asked, clock.now()) ? done(undefined) : refused(expired)
  }

/** Uses a link up. The letter to the old address tells its owner that it is done. */
export const confirmLoginEmailOf =
  ({ change, users, addressChanges, secrets, clock }: LoginNeeds): ForManagingALogin['confirmLoginEmail'] =>
  async ({ token }) => {
    const digest = secrets.digest(token)
    const asked = await addressChanges.byDigest(digest)
    const user = asked && (await users.byId(asked.userId))
    return user ? change(replaceAddress(digest, user.email, clock.now())) : refused(expired)
  }

/**
 * Gives a user his new address, unless somebody else has it by now. What went to the old mailbox, such as a link that
 * replaces the password, is worth nothing any more.
 */
const replaceAddress =
  (digest: string, before: string, now: Instant) =>
  async ({ users, registrations, addresses, resets, alerts, letters }: LoginTx): Promise<Result<void, WhyNoLink>> => {
    const user = await users.find(before)
    const asked = await addresses.take(digest)
    if (!asked || isOver(asked, now) || user?.id !== asked.userId) return refused(expired)
    if (await users.find(asked.email)) return refused(expired)
    await users.replace({ ...user, email: asked.email })
    await registrations.forget(asked.email)
    await addresses.forget(user.id)
    await resets.forget(user.id)
    await moveAlerts(alerts, user.email, asked.email)
    await letters.post({ kind: 'address-changed', dedupeKey: `address-changed:${digest}`, ...addressee(user) }, now)
    return done(undefined)
  }
