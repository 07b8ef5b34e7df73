import type { NotAllowed, NotSignedIn } from '../shared/result.ts'
import type { User } from './accounts.ts'
import type { ForStoringUsers } from './ports.ts'
import { actorsOf, may } from './who-may.ts'

/** Why somebody may not administer the site; undefined where he may. */
export async function whyNotAdministrator(
  userId: User['id'] | undefined,
  { users }: { readonly users: Pick<ForStoringUsers, 'byId'> },
): Promise<NotSignedIn | NotAllowed | undefined> {
  const user = userId === undefined ? undefined : await users.byId(userId)
  if (!user) return { why: 'not-signed-in' }
  return may(actorsOf(user), 'administer') ? undefined : { why: 'not-allowed' }
}
