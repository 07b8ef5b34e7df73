import type { User } from '../accounts/accounts.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { done } from '../shared/result.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { officeRoleOf, type Access } from './access-log.ts'
import type { ForChangingAccesses, ForNotingAccesses } from './ports.ts'

interface NotingNeeds {
  readonly change: ForChanging<{ readonly accesses: ForChangingAccesses }>
  readonly users: Pick<ForStoringUsers, 'byId'>
  readonly clock: Clock
}

/** Notes what one visitor is shown of others, where she is of the office. */
export const notingAccesses = (
  whoIsAsking: () => Promise<User['id'] | undefined>,
  { change, users, clock }: NotingNeeds,
): ForNotingAccesses => ({
  async note(what, subjects, purpose) {
    const by = await whoIsAsking()
    const user = by === undefined ? undefined : await users.byId(by)
    const as = user && officeRoleOf(user)
    if (!user || !as) return
    const at = clock.now()
    const accesses = subjects
      .filter(({ userId }) => userId !== user.id)
      .map((subject): Access => ({ at, by: user.id, as, what, ...subject, ...(purpose !== undefined && { purpose }) }))
    if (accesses.length > 0) await change(async (tx) => done(await tx.accesses.add(accesses)))
  },
})
