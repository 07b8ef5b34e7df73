import type { User } from '../accounts/accounts.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import { actorsOf, may } from '../accounts/who-may.ts'
import type { ForStoringGremien } from '../gremium/ports.ts'
import type { ForStoringProfiles } from '../person/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import type { TargetGroup } from '../shared/target-group.ts'
import { groupsOf } from '../person/groups-of-member.ts'
import type { ForumMember } from './forum.ts'
import type { ForumReader } from './permission.ts'
import type { ForStoringTheForum } from './ports.ts'

export interface ReaderNeeds {
  readonly users: Pick<ForStoringUsers, 'byId'>
  readonly profiles: ForStoringProfiles
  readonly gremien: Pick<ForStoringGremien, 'ofUser'>
  readonly forum: Pick<ForStoringTheForum, 'member'>
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

/** Whoever asks: what she says of her bodies in her profile counts as well as the Gremien that she belongs to. */
export const readingAs =
  (whoIsAsking: () => Promise<User['id'] | undefined>, needs: ReaderNeeds) => async (): Promise<KnownReader> => {
    const userId = await whoIsAsking()
    const user = userId === undefined ? undefined : await needs.users.byId(userId)
    if (!user) return nobody
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
