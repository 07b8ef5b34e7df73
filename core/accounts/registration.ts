import { addSeconds } from '../shared/dates.ts'
import { countAttempt } from '../shared/rate-limit.ts'
import type { Instant } from '../shared/day.ts'
import { done, refused, type Result } from '../shared/result.ts'
import type { Visitor } from '../shared/visitor.ts'
import type { AccountNeeds, AccountsTx } from './account-needs.ts'
import { confirmationHours, type User } from './accounts.ts'
import { normalEmail } from '../shared/email-address.ts'
import type { AccountLetter, ForHoldingAnAccount, Registration, StoredUser } from './ports.ts'
import { tidy } from '../shared/field-rules.ts'
import { whyNotRegistered } from './registration-rules.ts'

interface Expired {
  readonly why: 'expired'
}

const hour = 3600

const userFrom = (asked: Registration, id: User['id']): User => {
  const [phone, zip, city] = [asked.phone, asked.zip, asked.city].map((text = '') => tidy(text))
  return {
    id,
    email: normalEmail(asked.email),
    salutationId: asked.salutationId,
    firstName: tidy(asked.firstName),
    lastName: tidy(asked.lastName),
    company: tidy(asked.company),
    function: asked.function,
    newsletter: asked.newsletter ?? false,
    roles: ['mitglied'],
    ...(phone && { phone }),
    ...(zip && { zip }),
    ...(city && { city }),
  }
}

const addressee = ({ email, salutationId, firstName, lastName }: User) => ({
  to: email,
  salutationId,
  firstName,
  lastName,
})

const confirmationLetter = (user: User, token: string, digest: string): AccountLetter => ({
  kind: 'confirm-address',
  dedupeKey: `confirm-address:${digest}`,
  token,
  hours: confirmationHours,
  ...addressee(user),
})

const accountExistsLetter = (known: User, occasion: string): AccountLetter => ({
  kind: 'account-exists',
  dedupeKey: `account-exists:${occasion}`,
  ...addressee(known),
})

/** Every valid registration gets the same answer after the same work; only letters tell whether an account existed. */
export const registerOf =
  (visitor: Visitor, needs: AccountNeeds): ForHoldingAnAccount['register'] =>
  async (asked) => {
    const invalid = whyNotRegistered(asked)
    if (invalid) return refused(invalid)
    const { secrets, clock, limits } = needs
    const user = userFrom(asked, secrets.id())
    const tooMany = await countAttempt(
      {
        key: `registration:${secrets.digest(`${user.email} ${visitor.network}`)}`,
        most: limits.registrationsPerHour,
        windowSeconds: hour,
      },
      needs,
    )
    if (tooMany) return refused(tooMany)
    const passwordHash = await secrets.hashPassword(asked.password)
    const token = secrets.token()
    const digest = secrets.digest(token)
    const now = clock.now()
    return needs.change(
      register(
        { ...user, passwordHash },
        { digest, until: addSeconds(now, confirmationHours * hour) },
        {
          ifNew: confirmationLetter(user, token, digest),
          ifKnown: (known) => accountExistsLetter(known, secrets.id()),
        },
        now,
      ),
    )
  }

/**
 * A new address becomes an unconfirmed user with a link to confirm it and its letter; a known unconfirmed one gets the new
 * data, link and letter; a known confirmed one is left alone and its owner told.
 */
export const register =
  (
    user: StoredUser,
    link: { readonly digest: string; readonly until: Instant },
    letters: { readonly ifNew: AccountLetter; readonly ifKnown: (known: User) => AccountLetter },
    now: Instant,
  ) =>
  async (tx: AccountsTx): Promise<Result<{ readonly accepted: true }, never>> => {
    const { confirmedAt: _, ...unconfirmed } = user
    const known = await tx.users.add(unconfirmed)
    if (known?.confirmedAt !== undefined) {
      await tx.letters.post(letters.ifKnown(known), now)
      return done({ accepted: true })
    }
    const userId = known?.id ?? user.id
    if (known) await tx.users.replace({ ...unconfirmed, id: userId })
    await tx.users.awaitConfirmation({ ...link, userId })
    await tx.letters.post(letters.ifNew, now)
    return done({ accepted: true })
  }

/** Uses up the token of a confirmation letter. */
export const confirmOf =
  ({ change, secrets, clock }: AccountNeeds): ForHoldingAnAccount['confirm'] =>
  ({ token }) =>
    change(confirm(secrets.digest(token), clock.now()))

/** Confirms an address by the digest of a link's token, once and within its time. */
export const confirm =
  (digest: string, now: Instant) =>
  async ({ users }: Pick<AccountsTx, 'users'>): Promise<Result<{ readonly email: string }, Expired>> => {
    const link = await users.useConfirmation(digest)
    if (!link || Date.parse(link.until) <= Date.parse(now)) return refused({ why: 'expired' })
    return done({ email: await users.confirm(link.userId, now) })
  }
