import type { Clock } from '../shared/clock.ts'
import { addSeconds } from '../shared/dates.ts'
import { done } from '../shared/result.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { monthsLogged } from './access-log.ts'
import type { ForChangingAccesses } from './ports.ts'

/** So many at a time: a transaction is short, and others get their turn in between. */
const atATime = 500
/** A twelfth of a year. */
const monthSeconds = (365 / 12) * 24 * 3600

/** Forgets all accesses that are older than twelve months; answers how many there were. */
export async function deleteOldAccesses({
  change,
  clock,
}: {
  readonly change: ForChanging<{ readonly accesses: ForChangingAccesses }>
  readonly clock: Clock
}): Promise<number> {
  const before = addSeconds(clock.now(), -monthsLogged * monthSeconds)
  let deleted = 0
  for (;;) {
    const some = await change(async (tx) => done(await tx.accesses.deleteBefore(before, atATime)))
    const count = some.ok ? some.value : 0
    deleted += count
    if (count < atATime) return deleted
  }
}
