import type { DueTask, ForScheduling, ForTakingTasks, Task } from '#core/timetable/ports.ts'
import type { Transaction } from 'kysely'
import type { Dialect } from '../engine/dialect.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'
import { perDialect, writingOnce, writtenOnce } from '../engine/written-once.ts'
import type { RowOf } from '../engine/writing-rows.ts'

const scheduleRow = writingOnce<RowOf<'due_task'>>((db, value) => {
  const row = { due: value('due'), failures: value('failures') }
  return db
    .insertInto('due_task')
    .values({ kind: value('kind'), subject: value('subject'), ...row })
    .onConflict((same) => same.columns(['kind', 'subject']).doUpdateSet(row))
})

const statementsOf = perDialect((dialect) => ({
  firstDue: writtenOnce<{ readonly now: string }, DueTask>((db, value) =>
    dialect
      .lockingFree(db.selectFrom('due_task').select(['kind', 'subject', 'due', 'failures']))
      .where('due', '<=', value('now'))
      .orderBy('due')
      .limit(1),
  ),
}))

const deleteTask = writingOnce<Task>((db, value) =>
  db.deleteFrom('due_task').where('kind', '=', value('kind')).where('subject', '=', value('subject')),
)

/** Puts tasks on the timetable and takes them off, within a transaction. */
export const changingTasks = (
  dialect: Dialect,
  trx: () => Transaction<Tables>,
  { firstDue } = statementsOf(dialect),
): ForScheduling & ForTakingTasks => ({
  schedule: async ({ kind, subject }, due) => {
    await scheduleRow(trx(), { kind, subject, due: storedInstant(due), failures: 0 })
  },
  takeDue: async (now) => {
    const [first] = await firstDue(trx(), { now: storedInstant(now) })
    if (first) await deleteTask(trx(), first)
    return first
  },
  putBack: async ({ kind, subject, failures }, due) => {
    await scheduleRow(trx(), { kind, subject, due: storedInstant(due), failures: failures + 1 })
  },
})
