import { setTimeout as pause } from 'node:timers/promises'
import { StoreUnavailable } from '#core/shared/store-unavailable.ts'
import type { Database } from './dialect.ts'

/**
 * For so many milliseconds, from before it asked, a process trusts what the store told it of changes; and so long,
 * after its commit, every change waits before it is acknowledged (docs/decisions/061). All processes of a site have to
 * agree on them, so they are no setting. Asking costs 1.5 µs of SQLite and 35 µs of PostgreSQL, once for all in
 * that time.
 */
export const leases = { sqlite: 1, postgres: 10 } as const

/** Clocks of two machines may run apart by so much; as far as is known they do by a thousandth. */
const clocksRunApart = 1.1

/** Ends when no process trusts any more what the store told it before now. */
export async function leasesAreOver({ lease }: Pick<Database, 'lease'>): Promise<void> {
  const end = performance.now() + lease * clocksRunApart
  // Timers count whole milliseconds and may be early by one.
  for (let left = end - performance.now(); left > 0; left = end - performance.now()) await pause(Math.ceil(left))
}

/** The same database; its transactions are acknowledged when nobody trusts any more what was told before them. */
export function acknowledgingLate(database: Database): Database {
  const late = async <T>(transaction: Promise<T>): Promise<T> => {
    try {
      const done = await transaction
      await leasesAreOver(database)
      return done
    } catch (error) {
      // Whoever repeats what may be done is told soon that it is.
      if (error instanceof StoreUnavailable && error.mayBeDone) await leasesAreOver(database)
      throw error
    }
  }
  return {
    ...database,
    transaction: (work) => late(database.transaction(work)),
    shortTransaction: (work) => late(database.shortTransaction(work)),
  }
}
