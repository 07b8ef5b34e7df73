import type { Self, User } from './accounts.ts'
import { labelOf, salutations } from './choices.ts'
import type { ForCountingUnread, ForKnowingMemberships } from './ports.ts'

/** A user as he sees himself. */
export const selfOf = async (
  { id, salutationId, firstName, lastName, email, roles }: User,
  needs: ForKnowingMemberships & ForCountingUnread,
): Promise<Self> => {
  const [gremium, unread] = await Promise.all([needs.membershipOf(id), needs.unreadOf(id)])
  const salutation = labelOf(salutations, salutationId)
  return { isLoggedIn: true, id, salutation, firstName, lastName, email, roles, gremium, unread }
}
