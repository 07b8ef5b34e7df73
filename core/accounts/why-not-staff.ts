import type { NotAllowed, NotSignedIn } from '../shared/result.ts'
import type { User } from './accounts.ts'
import type { ForStoringUsers } from './ports.ts'

/** Why somebody is not of the office: only editors and administrators are (domain §7.0); undefined where he is. */
export async function whyNotStaff(
  userId: User['id'] | undefined,
  { users }: { readonly users: Pick<ForStoringUsers, 'byId'> },
): Promise<NotSignedIn | NotAllowed | undefined> {
  const user = userId === undefined ? undefined : await users.byId(userId)
  if (!user) return { why: 'not-signed-in' }
  return user.roles.some((role) => role === 'redaktion' || role === 'admin') ? undefined : { why: 'not-allowed' }
}
