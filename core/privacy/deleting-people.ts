import type { ForChangingRegistrations, ForChangingUsers } from '../accounts/ports.ts'
import type { Clock } from '../shared/clock.ts'
import type { Instant } from '../shared/day.ts'
import { normalEmail } from '../shared/email-address.ts'
import type { ForPosting } from '../shared/posting.ts'
import { done, refused, type NotFound, type Result } from '../shared/result.ts'
import type { ForChanging } from '../shared/transaction.ts'

interface PeopleTx {
  readonly users: ForChangingUsers
  readonly registrations: ForChangingRegistrations
  readonly letters: ForPosting<never>
}

/**
 * Deletes an account with its sessions, its wishlist and what waits under its address: registrations, and letters that
 * have not left. Refuses with 'not-found' where the address has neither account nor registration. Applications are the
 * office's, and are deleted by themselves.
 */
export const deleteAccount = (
  email: string,
  { change, clock }: { readonly change: ForChanging<PeopleTx>; readonly clock: Clock },
): Promise<Result<void, NotFound>> => change(forget(normalEmail(email), clock.now()))

const forget =
  (email: string, now: Instant) =>
  async ({ users, registrations, letters }: PeopleTx): Promise<Result<void, NotFound>> => {
    const user = await users.find(email)
    const waited = await registrations.forget(email)
    if (!user && waited === 0) return refused({ why: 'not-found' })
    if (user) await users.remove(user.id)
    await letters.withdrawTo(email, now, 'the account was deleted')
    return done(undefined)
  }
