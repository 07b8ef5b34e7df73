import type { NotAllowed, NotSignedIn } from '../shared/result.ts'
import type { User } from './accounts.ts'
import type { ForStoringUsers } from './ports.ts'
import { actorsOf, may, type Right } from './who-may.ts'

/** Why somebody has not that right: he is not signed in, or it is not his; undefined where he has it. */
export async function whyNotGiven(
  right: Right,
  userId: User['id'] | undefined,
  { users }: { readonly users: Pick<ForStoringUsers, 'byId'> },
): Promise<NotSignedIn | NotAllowed | undefined> {
  const user = userId === undefined ? undefined : await users.byId(userId)
  if (!user) return { why: 'not-signed-in' }
  return may(actorsOf(user), right) ? undefined : { why: 'not-allowed' }
}
