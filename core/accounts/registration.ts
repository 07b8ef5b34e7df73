import { addSeconds } from '../shared/dates.ts'
import { tryDoor } from '../shared/rate-limit.ts'
import { done, refused } from '../shared/result.ts'
import type { Visitor } from '../shared/visitor.ts'
import type { AccountNeeds } from './account-needs.ts'
import { confirmationHours, type User } from './accounts.ts'
import { normalEmail } from '../shared/email-address.ts'
import type { AccountLetter, ForHoldingAnAccount, Registration } from './ports.ts'
import { tidy } from '../shared/field-rules.ts'
import { whyNotRegistered } from './registration-rules.ts'

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
    const closed = await tryDoor(
      {
        key: `registration:${secrets.digest(`${user.email} ${visitor.network}`)}`,
        most: limits.registrationsPerHour,
        windowSeconds: hour,
      },
      needs,
    )
    if (closed) return refused(closed)
    const passwordHash = await secrets.hashPassword(asked.password)
    const token = secrets.token()
    const digest = secrets.digest(token)
    const now = clock.now()
    await needs.users.register(
      { ...user, passwordHash },
      { digest, until: addSeconds(now, confirmationHours * hour) },
      { ifNew: confirmationLetter(user, token, digest), ifKnown: (known) => accountExistsLetter(known, secrets.id()) },
      now,
    )
    return done({ accepted: true })
  }

/** Uses up the token of a confirmation letter. */
export const confirmOf =
  ({ users, secrets, clock }: AccountNeeds): ForHoldingAnAccount['confirm'] =>
  async ({ token }) => {
    const email = await users.confirm(secrets.digest(token), clock.now())
    return email === undefined ? refused({ why: 'expired' }) : done({ email })
  }
