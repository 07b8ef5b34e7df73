import { addSeconds } from '../shared/dates.ts'
import { countAttempts } from '../shared/rate-limit.ts'
import type { Instant } from '../shared/day.ts'
import { normalEmail } from '../shared/email-address.ts'
import { tidy } from '../shared/field-rules.ts'
import { done, refused, type Result } from '../shared/result.ts'
import type { Visitor } from '../shared/visitor.ts'
import { timeFault } from '../forms/fill-time.ts'
import type { AccountNeeds, AccountsTx } from './account-needs.ts'
import { confirmationHours, mostPendingRegistrations, type User } from './accounts.ts'
import { mayWriteTo } from '../shared/letter-limit.ts'
import { knowledgeAbout } from './password-knowledge.ts'
import type { AccountLetter, ForHoldingAnAccount, PendingRegistration, Registration } from './ports.ts'
import { whyNotRegistered } from './registration-rules.ts'

const hour = 3600
const message = 'Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie darin den Link, dann ist Ihr Konto bereit.'

const userFrom = (asked: Registration, passwordHash: string): PendingRegistration['user'] => {
  const [phone, zip, city] = [asked.phone, asked.zip, asked.city].map((text = '') => tidy(text))
  return {
    email: normalEmail(asked.email),
    salutationId: asked.salutationId,
    firstName: tidy(asked.firstName),
    lastName: tidy(asked.lastName),
    company: tidy(asked.company),
    function: asked.function,
    newsletter: asked.newsletter ?? false,
    roles: ['mitglied'],
    passwordHash,
    ...(phone && { phone }),
    ...(zip && { zip }),
    ...(city && { city }),
  }
}

const confirmationLetter = (to: string, token: string, { digest, until }: PendingRegistration): AccountLetter => ({
  kind: 'confirm-address',
  to,
  dedupeKey: `confirm-address:${digest}`,
  token,
  hours: confirmationHours,
  until,
})

const accountExistsLetter = ({ email, salutationId, firstName, lastName }: User, occasion: string): AccountLetter => ({
  kind: 'account-exists',
  to: email,
  dedupeKey: `account-exists:${occasion}`,
  salutationId,
  firstName,
  lastName,
})

/** Every valid registration gets the same answer after the same work; only letters tell whether an account existed. */
export const registerOf =
  (visitor: Visitor, needs: AccountNeeds): ForHoldingAnAccount['register'] =>
  async (asked) => {
    const invalid = whyNotRegistered(asked, await knowledgeAbout(asked, needs))
    if (invalid) return refused(invalid)
    const { secrets, clock, limits } = needs
    const tooSoon = timeFault(visitor, clock.now())
    if (tooSoon) return refused(tooSoon)
    const email = normalEmail(asked.email)
    const { network } = visitor
    const tooMany = await countAttempts(
      [
        {
          key: `registration:${secrets.digest(`${email} ${network}`)}`,
          most: limits.registrationsPerHour,
          windowSeconds: hour,
        },
        { key: `registration-network:${network}`, most: limits.registrationsPerNetwork, windowSeconds: hour },
      ],
      needs,
    )
    if (tooMany) return refused(tooMany)
    const passwordHash = await secrets.hashPassword(asked.password)
    const token = secrets.token()
    const id = secrets.id()
    const now = clock.now()
    const registration: PendingRegistration = {
      digest: secrets.digest(token),
      until: addSeconds(now, confirmationHours * hour),
      user: userFrom(asked, passwordHash),
      ...(asked.postLoginRedirectUrl && { target: asked.postLoginRedirectUrl }),
    }
    visitor.endForm()
    if (!(await mayWriteTo(email, needs))) return done({ id, message })
    const letters = {
      ifNew: confirmationLetter(email, token, registration),
      ifKnown: (known: User) => accountExistsLetter(known, id),
    }
    await needs.change(register(registration, letters, now))
    return done({ id, message })
  }

/**
 * A registration waits beside those that its address has already, and its letter is posted; where too many wait,
 * nothing happens: the links that are on their way stay good. A known user is left alone and told; the registration
 * waits all the same, with a link that nobody gets, so that a sign-in with its password answers as it does elsewhere.
 */
export const register =
  (
    registration: PendingRegistration,
    letters: { readonly ifNew: AccountLetter; readonly ifKnown: (known: User) => AccountLetter },
    now: Instant,
  ) =>
  async (tx: AccountsTx): Promise<Result<void, never>> => {
    const known = await tx.users.find(registration.user.email)
    const waits = await tx.registrations.add(registration, mostPendingRegistrations)
    if (known) await tx.letters.post(letters.ifKnown(known), now)
    else if (waits) await tx.letters.post(letters.ifNew, now)
    return done(undefined)
  }
