import type { User } from '../accounts/accounts.ts'
import type { ForCountingUnread, ForStoringUsers } from '../accounts/ports.ts'
import { actorsOf, may } from '../accounts/who-may.ts'
import type { ForStoringGremien } from '../gremium/ports.ts'
import type { ForStoringProfiles } from '../person/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import type { TargetGroup } from '../shared/target-group.ts'
import { groupsOf } from '../person/groups-of-member.ts'
import { categoryOf, type CategoryId, type ForumMember } from './forum.ts'
import { permissionIn, type ForumReader } from './permission.ts'
import type { ForStoringTheForum } from './ports.ts'

export interface ReaderNeeds {
  readonly users: Pick<ForStoringUsers, 'byId'>
  readonly profiles: ForStoringProfiles
  readonly gremien: Pick<ForStoringGremien, 'ofUser'>
  readonly forum: Pick<ForStoringTheForum, 'member' | 'unread'>
  readonly clock: Clock
}

/** Who asks, with what the forum knows of her. */
export interface KnownReader extends ForumReader {
  readonly user?: User
  readonly member?: ForumMember
}

const nobody: KnownReader = { signedIn: false, joined: false, groups: [], moderates: false }

/** Bodies by the kinds of Gremien that the portal knows (domain §4.7). */
const groupOfGremium: Readonly<Record<string, TargetGroup>> = { SBV: 'sbv', JAV: 'jav', GJAV: 'jav' }

/** Somebody: what she says of her bodies in her profile counts as well as the Gremien that she belongs to. */
const readerFrom = async (user: User, needs: ReaderNeeds): Promise<KnownReader> => {
  const [member, profile, gremien] = await Promise.all([
    needs.forum.member(user.id),
    needs.profiles.of(user.id),
    needs.gremien.ofUser(user.id),
  ])
  const ofGremien = gremien.map(({ type }) => groupOfGremium[type] ?? ('br' as const))
  return {
    signedIn: true,
    user,
    joined: member !== undefined,
    ...(member && { member }),
    groups: [...new Set([...(profile ? groupsOf(profile, today(needs.clock)) : []), ...ofGremien])],
    moderates: may(actorsOf(user), 'moderate-forum'),
  }
}

/** Whoever asks. */
export const readingAs =
  (whoIsAsking: () => Promise<User['id'] | undefined>, needs: ReaderNeeds) => async (): Promise<KnownReader> => {
    const userId = await whoIsAsking()
    const user = userId === undefined ? undefined : await needs.users.byId(userId)
    return user ? readerFrom(user, needs) : nobody
  }

/** Those of some accounts that may read in a category today: who has left a body reads no more among its members. */
export const readersAmong =
  (needs: ReaderNeeds & { readonly users: Pick<ForStoringUsers, 'byIds'> }) =>
  async (ids: readonly User['id'][], id: CategoryId): Promise<readonly User[]> => {
    const users = await needs.users.byIds(ids)
    const category = categoryOf(id)
    if (category && category.closedTo === undefined) return users
    const readers = await Promise.all(users.map((user) => readerFrom(user, needs)))
    return users.filter((_, nth) => permissionIn(category, readers[nth] ?? nobody).canRead)
  }

/** Counts for accounts what they have not read of the forum. */
export const countingUnread = (needs: ReaderNeeds): ForCountingUnread => ({
  async unreadOf(userId) {
    const counts = await needs.forum.unread(userId)
    if (counts.size === 0) return 0
    const closed = [...counts.keys()].some((id) => categoryOf(id)?.closedTo !== undefined)
    const who = closed ? await readingAs(async () => userId, needs)() : nobody
    return [...counts].reduce(
      (sum, [id, threads]) => (permissionIn(categoryOf(id), who).canRead ? sum + threads : sum),
      0,
    )
  },
})
