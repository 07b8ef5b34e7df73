import type { User } from '../accounts/accounts.ts'
import type { ForChangingGremien } from './ports.ts'
import { withoutAccount } from './users-of-gremium.ts'

/** Takes somebody whose account goes out of all Gremien; one without anybody goes as well. */
export const leaveGremien = async (gremien: ForChangingGremien, user: Pick<User, 'id' | 'email'>): Promise<void> => {
  for (const id of await gremien.idsOf(user.id)) {
    const gremium = await gremien.lock(id)
    if (!gremium) continue
    const left = withoutAccount(gremium, user)
    if (left) await gremien.save(left)
    else await gremien.delete(id)
  }
}
