import { timetableWorks } from './booking/timetable-works.ts'
import type { Needs } from './needs.ts'
import { doDueTasks } from './timetable/doing-tasks.ts'
import type { DueTask } from './timetable/ports.ts'

/** What happens by itself in all contexts: does what is due now; see `doDueTasks`. */
export const timetableOf =
  ({ change, clock, content, catalogue }: Pick<Needs, 'change' | 'clock' | 'content' | 'catalogue'>) =>
  (failed: (task: DueTask, fault: unknown) => void, isToStop?: () => boolean | Promise<boolean>): Promise<number> =>
    doDueTasks({ change, clock, works: timetableWorks({ content, catalogue }) }, failed, isToStop)
