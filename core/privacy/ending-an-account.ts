import { graceDays } from './grace-days.ts'
import type { User } from '../accounts/accounts.ts'
import type { CredentialsWrong, ForStoringUsers, Session, SignedIn, WhyNoLink } from '../accounts/ports.ts'
import type { ForStoringParticipations } from '../participation/ports.ts'
import * as addressOf from '../shared/addresses.ts'
import type { Clock } from '../shared/clock.ts'
import { addSeconds, berlinDay } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'
import type { ForPosting } from '../shared/posting.ts'
import type { ForCountingAttempts } from '../shared/rate-limit.ts'
import { done, refused, type NotSignedIn, type Refusal, type Result, type TooMany } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { ForScheduling, TaskWork } from '../timetable/ports.ts'
import { forgetPerson, type PeopleTx } from './deleting-people.ts'
import type {
  AccountDeletion,
  BookingsAhead,
  ForChangingDeletions,
  ForDecidingOnOnesData,
  ForStoringDeletions,
  PrivacyLetter,
} from './ports.ts'

const day = 24 * 3600
/** So many bookings are named that stand in the way. */
const mostNamed = 20

interface DeletionTx {
  readonly deletions: ForChangingDeletions
  readonly tasks: ForScheduling
  readonly letters: ForPosting<PrivacyLetter>
}

interface DeletionNeeds {
  readonly change: ForChanging<DeletionTx>
  readonly deletions: ForStoringDeletions
  readonly users: ForStoringUsers
  readonly participations: Pick<ForStoringParticipations, 'ofPeople'>
  readonly attempts: ForCountingAttempts
  readonly secrets: ForMakingSecrets
  readonly clock: Clock
}

const notSignedIn = { why: 'not-signed-in' } as const
const expired: WhyNoLink = { why: 'expired' }

/** What somebody booked, or takes part in, and what is to come; undefined where nothing is. */
const bookingsAhead = async (
  { id, email }: User,
  now: Instant,
  { participations }: Pick<DeletionNeeds, 'participations'>,
): Promise<BookingsAhead | undefined> => {
  const which = { which: 'future', today: berlinDay(now) } as const
  const { items } = await participations.ofPeople({ userIds: [id], emails: [email] }, which, { limit: mostNamed })
  if (items.length === 0) return undefined
  const named = items.map(({ orderNo, event }) => ({
    orderNo,
    title: event.theme.title,
    startDate: berlinDay(event.startDate),
  }))
  return { why: 'bookings-ahead', bookings: named }
}

/** Who is signed in, and how she shows once more that she knows her password. */
export interface OnesAccount {
  session(): Promise<Session | undefined>
  passwordAgain(password: string): Promise<Result<{ readonly user: User }, NotSignedIn | CredentialsWrong | TooMany>>
}

/** What one visitor decides about the end of her account. */
export const endingAnAccount = (account: OnesAccount, needs: DeletionNeeds): ForDecidingOnOnesData => {
  const { change, deletions, secrets, clock } = needs

  const keep = (userId: User['id']): Promise<Result<void, never>> =>
    change(async (tx): Promise<Result<void, never>> => done(await tx.deletions.remove(userId)))

  return {
    async accountDeletion() {
      const session = await account.session()
      if (!session) return refused(notSignedIn)
      return done({ due: (await deletions.of(session.userId))?.due ?? null })
    },

    async deleteAccount({ password }) {
      const proven = await account.passwordAgain(password)
      if (!proven.ok) return proven
      const { user } = proven.value
      const now = clock.now()
      const ahead = await bookingsAhead(user, now, needs)
      if (ahead) return refused(ahead)
      const token = secrets.token()
      const asked: AccountDeletion = {
        userId: user.id,
        askedAt: now,
        due: addSeconds(now, graceDays * day),
        digest: secrets.digest(token),
      }
      return change(async (tx): Promise<Result<{ readonly due: Instant }, never>> => {
        const before = await tx.deletions.lock(user.id)
        if (before) return done({ due: before.due })
        await tx.deletions.save(asked)
        await tx.tasks.schedule({ kind: 'delete-account', subject: user.id }, asked.due)
        const { email: to, firstName, lastName, salutationId } = user
        const addressee = { to, firstName, lastName, salutationId }
        const dedupeKey = `account-deletion-asked:${asked.digest}`
        await tx.letters.post({ kind: 'account-deletion-asked', dedupeKey, ...addressee, token, due: asked.due }, now)
        return done({ due: asked.due })
      })
    },

    async keepAccount() {
      const session = await account.session()
      return session ? keep(session.userId) : refused(notSignedIn)
    },

    async lookAtDeletion({ token }) {
      return (await deletions.byDigest(secrets.digest(token))) ? done(undefined) : refused(expired)
    },

    async keepAccountByLink({ token }) {
      const deletion = await deletions.byDigest(secrets.digest(token))
      return deletion ? keep(deletion.userId) : refused(expired)
    },
  }
}

/**
 * Deletes an account whose grace is over, once; where it was kept after all, nothing happens. What was booked meanwhile
 * and is to come is waited for, a day at a time.
 */
export const deletingAccounts =
  (needs: Pick<DeletionNeeds, 'users' | 'participations'>): TaskWork<DeletionTx & PeopleTx> =>
  async (tx, { kind, subject: userId }, now) => {
    const deletion = await tx.deletions.lock(userId)
    if (!deletion || Date.parse(deletion.due) > Date.parse(now)) return
    const user = await needs.users.byId(userId)
    if (!user) return
    const ahead = await bookingsAhead(user, now, needs)
    if (ahead) return tx.tasks.schedule({ kind, subject: userId }, addSeconds(now, day))
    const forgotten = await forgetPerson(user.email, now)(tx)
    if (!forgotten.ok) throw new Error('an account that was to be deleted got another address in this moment')
    const dedupeKey = `account-deleted:${deletion.digest}`
    return tx.letters.post({ kind: 'account-deleted', to: user.email, dedupeKey }, now)
  }

/** Whoever signs in while her account is to be deleted is led to where she can keep it. */
export const offeringToKeep = async <R extends Refusal>(
  answer: Result<SignedIn, R>,
  { deletions }: { readonly deletions: Pick<ForStoringDeletions, 'of'> },
): Promise<Result<SignedIn, R>> => {
  if (!answer.ok || !(await deletions.of(answer.value.user.id))) return answer
  return done({ ...answer.value, redirectUrl: addressOf.settingsOfData })
}
