import type { User } from '../accounts/accounts.ts'
import type { Member } from '../gremium/roster.ts'
import { nameOfGremium, type Gremium, type GremiumUser, type Invitation } from '../gremium/gremium.ts'

/** What a Gremium has about one person; nothing of others. */
export interface MembershipData {
  readonly gremium: string
  readonly user?: Pick<GremiumUser, 'role' | 'since'>
  /** Her entries in its roster, by her account or her address. */
  readonly members: readonly Omit<Member, 'id' | 'version' | 'userId'>[]
  readonly invitations: readonly Pick<Invitation, 'role' | 'invitedAt' | 'until'>[]
}

/** Each Gremium once. */
export const membershipsIn = (
  gremien: readonly Gremium[],
  email: string,
  userId: User['id'] | undefined,
): readonly MembershipData[] =>
  [...new Map(gremien.map((one) => [one.id, one])).values()].map((gremium) => {
    const user = gremium.users.find((one) => one.userId === userId)
    return {
      gremium: nameOfGremium(gremium),
      ...(user && { user: { role: user.role, since: user.since } }),
      members: gremium.members
        .filter((one) => (userId !== undefined && one.userId === userId) || one.email === email)
        .map(saidOf),
      invitations: gremium.invitations
        .filter((one) => one.email === email)
        .map(({ role, invitedAt, until }) => ({ role, invitedAt, until })),
    }
  })

/** What is said of her in an entry; its numbers are the store's. */
function saidOf(member: Member): MembershipData['members'][number] {
  const { id: _, version: __, userId: ___, ...said } = member
  return said
}
