import type { OwnMembership, Self, User } from './accounts.ts'
import { labelOf, salutations } from './choices.ts'

/** A user as he sees himself. Nobody writes to users yet, so nothing is unread. */
export const selfOf = (
  { id, salutationId, firstName, lastName, email, roles }: User,
  gremium: OwnMembership | null,
): Self => ({
  isLoggedIn: true,
  id,
  salutation: labelOf(salutations, salutationId),
  firstName,
  lastName,
  email,
  roles,
  gremium,
  unread: 0,
})
