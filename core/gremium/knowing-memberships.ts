import type { ForKnowingMemberships } from '../accounts/ports.ts'
import { nameOfGremium, roleIn } from './gremium.ts'
import type { ForStoringGremien } from './ports.ts'

/** Tells accounts which Gremium they belong to. */
export const knowingMemberships = ({ gremien }: { readonly gremien: ForStoringGremien }): ForKnowingMemberships => ({
  async membershipOf(userId) {
    const [gremium] = await gremien.ofUser(userId)
    const role = gremium && roleIn(gremium, userId)
    return gremium && role ? { id: gremium.id, name: nameOfGremium(gremium), role } : null
  },
})
