import type { User } from '../accounts/accounts.ts'
import { nameOfGremium, roleIn, type Gremium } from './gremium.ts'
import type { OwnGremium } from './ports.ts'

/** A Gremium as one who belongs to it sees it among hers. */
export const ownOf = (gremium: Gremium, userId: User['id']): OwnGremium => {
  const { id, type, company, site } = gremium
  const role = roleIn(gremium, userId)
  if (role === undefined) throw new Error('a Gremium is shown to those who belong to it')
  return { id, name: nameOfGremium(gremium), type, company, ...(site !== undefined && { site }), role }
}
