import type { Day } from '../shared/day.ts'
import { targetGroups, type TargetGroup } from '../shared/target-group.ts'
import type { MembershipType, Profile } from './profile.ts'

const groupOfMembership: Readonly<Record<MembershipType, TargetGroup>> = {
  br: 'br',
  gbr: 'br',
  kbr: 'br',
  wa: 'br',
  ersatz: 'br',
  sbv: 'sbv',
  jav: 'jav',
}

/** For whom she may read on a day, by the bodies to which she belongs then, in the order shown. */
export const groupsOf = ({ memberships }: Pick<Profile, 'memberships'>, day: Day): readonly TargetGroup[] => {
  const current = memberships?.items.filter(({ since, until }) => since <= day && (until === undefined || until >= day))
  const own = new Set((current ?? []).map(({ type }) => groupOfMembership[type]))
  return targetGroups.filter((group) => own.has(group))
}
