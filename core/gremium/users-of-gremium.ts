import type { User } from '../accounts/accounts.ts'
import type { Instant } from '../shared/day.ts'
import { done, refused, type NotFound, type Result } from '../shared/result.ts'
import {
  isWaiting,
  mostInvitations,
  mostUsers,
  type Gremium,
  type GremiumUser,
  type Invitation,
  type PortalRole,
} from './gremium.ts'
import type { GremiumFull, LastManager } from './ports.ts'
import { withoutAccountOf, withoutAddressOf } from './roster-of-gremium.ts'
import type { GremiumSettings } from './settings-rules.ts'

const unknown: NotFound = { why: 'not-found' }
const lastManager: LastManager = { why: 'last-manager' }
const full: GremiumFull = { why: 'gremium-full' }

const changed = (gremium: Gremium, change: Partial<Pick<Gremium, 'users' | 'members' | 'invitations'>>): Gremium => ({
  ...gremium,
  ...change,
  version: gremium.version + 1,
})

/** With one more invitation, which takes the place of another one to the same address; those of yesterday go. */
export const withInvitation = (
  gremium: Gremium,
  invitation: Invitation,
  now: Instant,
): Result<Gremium, GremiumFull> => {
  const waiting = gremium.invitations.filter((one) => isWaiting(one, now) && one.email !== invitation.email)
  if (waiting.length >= mostInvitations || gremium.users.length + waiting.length >= mostUsers) return refused(full)
  return done(changed(gremium, { invitations: [...waiting, invitation] }))
}

/** With somebody who took an invitation; who belongs to it already keeps the greater right of both. */
export const joined = (gremium: Gremium, { id, role }: Invitation, userId: User['id'], now: Instant): Gremium => {
  const invitations = gremium.invitations.filter((one) => one.id !== id)
  const known = gremium.users.find((one) => one.userId === userId)
  if (!known) return changed(gremium, { users: [...gremium.users, { userId, role, since: now }], invitations })
  const greater = { ...known, role: known.role === 'verwalter' ? known.role : role }
  return changed(gremium, { users: gremium.users.map((one) => (one === known ? greater : one)), invitations })
}

/** With other settings; who belongs to it and who is in it stays. */
export const withSettings = (
  { id, version, users, members, invitations }: Gremium,
  settings: GremiumSettings,
): Gremium => ({
  id,
  version: version + 1,
  users,
  members,
  invitations,
  ...settings,
})

const withUsers = (
  gremium: Gremium,
  users: readonly GremiumUser[],
  members: Gremium['members'] = gremium.members,
): Result<Gremium, LastManager> =>
  users.some(({ role }) => role === 'verwalter') ? done(changed(gremium, { users, members })) : refused(lastManager)

/** With another right of one of its users. Refuses where nobody would manage it any more. */
export const withRole = (
  gremium: Gremium,
  userId: User['id'],
  role: PortalRole,
): Result<Gremium, NotFound | LastManager> => {
  if (!gremium.users.some((one) => one.userId === userId)) return refused(unknown)
  return withUsers(
    gremium,
    gremium.users.map((one) => (one.userId === userId ? { ...one, role } : one)),
  )
}

/**
 * Without somebody whose account goes. Where nobody would manage it any more, who has been there longest does; without
 * anybody there is no Gremium.
 */
export const withoutAccount = (gremium: Gremium, user: Pick<User, 'id' | 'email'>): Gremium | undefined => {
  const [first, ...others] = gremium.users.filter((one) => one.userId !== user.id)
  if (!first) return undefined
  const managed = [first, ...others].some(({ role }) => role === 'verwalter')
  return changed(gremium, {
    users: managed ? [first, ...others] : [{ ...first, role: 'verwalter' }, ...others],
    members: withoutAddressOf(gremium.members, user),
  })
}

/** Without one of its users, or without an invitation. Refuses where nobody would manage it any more. */
export const without = (gremium: Gremium, id: string): Result<Gremium, NotFound | LastManager> => {
  const invitations = gremium.invitations.filter((one) => one.id !== id)
  if (invitations.length < gremium.invitations.length) return done(changed(gremium, { invitations }))
  const users = gremium.users.filter(({ userId }) => userId !== id)
  if (users.length === gremium.users.length) return refused(unknown)
  return withUsers(gremium, users, withoutAccountOf(gremium.members, id))
}
