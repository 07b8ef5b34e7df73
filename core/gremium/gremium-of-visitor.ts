import type { User } from '../accounts/accounts.ts'
import { done, refused, type NotFound, type NotSignedIn, type Result } from '../shared/result.ts'
import { gremiumMeant } from './gremium-meant.ts'
import type { Gremium } from './gremium.ts'
import type { ForStoringGremien } from './ports.ts'

/** One who belongs to a Gremium, and that Gremium as it is now. */
export interface Mine {
  readonly userId: User['id']
  readonly gremium: Gremium
}

/** Which Gremium a visitor means; refuses whoever is not signed in, and one that is not hers as if there were none. */
export const gremiumOfVisitor =
  (whoIsAsking: () => Promise<User['id'] | undefined>, gremien: Pick<ForStoringGremien, 'ofUser'>) =>
  async (id: string | undefined): Promise<Result<Mine, NotSignedIn | NotFound>> => {
    const userId = await whoIsAsking()
    if (userId === undefined) return refused({ why: 'not-signed-in' })
    const gremium = gremiumMeant(await gremien.ofUser(userId), id)
    return gremium ? done({ userId, gremium }) : refused({ why: 'not-found' })
  }
