import type { OwnMembership, Self, User } from './accounts.ts'
import { labelOf, salutations } from './choices.ts'

/** A user as he sees himself. */
export const selfOf = (
  { id, salutationId, firstName, lastName, email, roles }: User,
  gremium: OwnMembership | null,
  unread: number,
): Self => ({
  isLoggedIn: true,
  id,
  salutation: labelOf(salutations, salutationId),
  firstName,
  lastName,
  email,
  roles,
  gremium,
  unread,
})
