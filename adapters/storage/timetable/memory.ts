import type { DueTask, ForScheduling, ForTakingTasks, Task } from '#core/timetable/ports.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'

type TaskTables = Pick<MemoryTables, 'tasks'>

const keyOf = ({ kind, subject }: Task): string => `${kind} ${subject}`

/** Puts tasks on the timetable and takes them off, within a transaction; there is only one at a time. */
export const changingTasks = (tables: () => TaskTables): ForScheduling & ForTakingTasks => ({
  schedule: async ({ kind, subject }, due) => {
    tables().tasks.set(keyOf({ kind, subject }), { kind, subject, due, failures: 0 })
  },
  takeDue: async (now) => {
    const { tasks } = tables()
    let first: DueTask | undefined
    for (const task of tasks.values())
      if (Date.parse(task.due) <= Date.parse(now) && (!first || Date.parse(task.due) < Date.parse(first.due)))
        first = task
    if (first) tasks.delete(keyOf(first))
    return first
  },
  putBack: async ({ kind, subject, failures }, due) => {
    tables().tasks.set(keyOf({ kind, subject }), { kind, subject, due, failures: failures + 1 })
  },
})
