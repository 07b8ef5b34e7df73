import type { ForScheduling, ForTakingTasks } from '#core/timetable/ports.ts'
import type { Transaction } from 'kysely'
import type { Dialect } from '../engine/dialect.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'
import { writtenOnce } from '../engine/written-once.ts'
import type { RowOf } from '../engine/writing-rows.ts'

const scheduleRow = writtenOnce<RowOf<'due_task'>, unknown>((db, value) => {
  const row = { due: value('due'), failures: value('failures') }
  return db
    .insertInto('due_task')
    .values({ kind: value('kind'), subject: value('subject'), ...row })
    .onConflict((same) => same.columns(['kind', 'subject']).doUpdateSet(row))
})

/** Puts tasks on the timetable and takes them off, within a transaction. */
export const changingTasks = (dialect: Dialect, trx: () => Transaction<Tables>): ForScheduling & ForTakingTasks => ({
  schedule: async ({ kind, subject }, due) => {
    await scheduleRow(trx(), { kind, subject, due: storedInstant(due), failures: 0 })
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
    await scheduleRow(trx(), { kind, subject, due: storedInstant(due), failures: failures + 1 })
  },
})
