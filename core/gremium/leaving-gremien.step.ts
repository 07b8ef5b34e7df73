import type { User } from '../accounts/accounts.ts'
import type { ForChangingGremien } from './ports.ts'
import { withoutAccount } from './users-of-gremium.ts'

/** Takes somebody whose account goes out of all Gremien; one without anybody goes as well. */
export const leaveGremien = async (gremien: ForChangingGremien, userId: User['id']): Promise<void> => {
  for (const id of await gremien.idsOf(userId)) {
    const gremium = await gremien.lock(id)
    if (!gremium) continue
    const left = withoutAccount(gremium, userId)
    if (left) await gremien.save(left)
    else await gremien.delete(id)
  }
}
