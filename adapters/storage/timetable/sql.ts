import type { ForScheduling, ForTakingTasks } from '#core/timetable/ports.ts'
import type { Transaction } from 'kysely'
import type { Dialect } from '../engine/dialect.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'

/** Puts tasks on the timetable and takes them off, within a transaction. */
export const changingTasks = (dialect: Dialect, trx: () => Transaction<Tables>): ForScheduling & ForTakingTasks => ({
  schedule: async ({ kind, subject }, due) => {
    const row = { due: storedInstant(due), failures: 0 }
    await trx()
      .insertInto('due_task')
      .values({ kind, subject, ...row })
      .onConflict((same) => same.columns(['kind', 'subject']).doUpdateSet(row))
      .execute()
  },
  takeDue: async (now) => {
    const first = await dialect
      .lockingFree(trx().selectFrom('due_task').selectAll())
      .where('due', '<=', storedInstant(now))
      .orderBy('due')
      .limit(1)
      .executeTakeFirst()
    if (!first) return undefined
    const { kind, subject } = first
    await trx().deleteFrom('due_task').where('kind', '=', kind).where('subject', '=', subject).execute()
    return first
  },
  putBack: async ({ kind, subject, failures }, due) => {
    const row = { due: storedInstant(due), failures: failures + 1 }
    await trx()
      .insertInto('due_task')
      .values({ kind, subject, ...row })
      .onConflict((same) => same.columns(['kind', 'subject']).doUpdateSet(row))
      .execute()
  },
})
