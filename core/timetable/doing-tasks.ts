import { addSeconds } from '../shared/dates.ts'
import { done } from '../shared/result.ts'
import type { DueTask, ForTakingTasks, TimetableNeeds } from './ports.ts'

/** A task that fails is tried again after so many seconds, twice as many after each failure, at most a day. */
const firstPause = 60
const longestPause = 24 * 3600

const pauseAfter = (failures: number): number => Math.min(firstPause * 2 ** failures, longestPause)

/**
 * Does what is due, one task after the other, each in one transaction with its removal: once, however many processes
 * look, and not at all where they crash in it. One whose work throws is put back for later, and the fault is told;
 * answers how many were done.
 * Before each it asks whether to stop.
 */
export async function doDueTasks<Tx extends { readonly tasks: ForTakingTasks }>(
  { change, clock, works }: TimetableNeeds<Tx>,
  failed: (task: DueTask, fault: unknown) => void,
  isToStop: () => boolean | Promise<boolean> = () => false,
): Promise<number> {
  const now = clock.now()
  let count = 0
  while (!(await isToStop())) {
    let taken: DueTask | undefined
    try {
      const answer = await change(async (tx) => {
        taken = await tx.tasks.takeDue(now)
        if (taken) await works[taken.kind](tx, taken, now)
        return done(taken !== undefined)
      })
      if (!answer.ok || !answer.value) return count
      count += 1
    } catch (fault) {
      // Without a task it is the store that fails: whoever looks for tasks hears of it.
      const task = taken
      if (!task) throw fault
      failed(task, fault)
      await change(async ({ tasks }) => done(await tasks.putBack(task, addSeconds(now, pauseAfter(task.failures)))))
    }
  }
  return count
}
