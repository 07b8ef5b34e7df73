import type { NotAllowed, NotSignedIn } from '../shared/result.ts'
import type { User } from './accounts.ts'
import type { ForStoringUsers } from './ports.ts'
import { actorsOf, may } from './who-may.ts'

/** Why somebody is not of the office, which runs the bookings; undefined where he is. */
export async function whyNotStaff(
  userId: User['id'] | undefined,
  { users }: { readonly users: Pick<ForStoringUsers, 'byId'> },
): Promise<NotSignedIn | NotAllowed | undefined> {
  const user = userId === undefined ? undefined : await users.byId(userId)
  if (!user) return { why: 'not-signed-in' }
  return may(actorsOf(user), 'run-bookings') ? undefined : { why: 'not-allowed' }
}
