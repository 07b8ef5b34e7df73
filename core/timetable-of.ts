import { tellingFollowers } from './alerts/telling-followers.ts'
import { timetableWorks } from './booking/timetable-works.ts'
import { indexingOldThreads, indexingThreads } from './forum/indexing-threads.ts'
import type { Needs } from './needs.ts'
import { deletingAccounts } from './privacy/ending-an-account.ts'
import { expireQuote } from './quote/changing-quotes.step.ts'
import { doDueTasks } from './timetable/doing-tasks.ts'
import type { DueTask } from './timetable/ports.ts'

export type TimetableNeeds = Pick<
  Needs,
  | 'change'
  | 'clock'
  | 'content'
  | 'catalogue'
  | 'laws'
  | 'rulings'
  | 'lexicon'
  | 'secrets'
  | 'users'
  | 'participations'
  | 'forum'
  | 'german'
  | 'markup'
>

/** What happens by itself in all contexts: does what is due now; see `doDueTasks`. */
export const timetableOf =
  (needs: TimetableNeeds) =>
  (failed: (task: DueTask, fault: unknown) => void, isToStop?: () => boolean | Promise<boolean>): Promise<number> => {
    const works = {
      ...timetableWorks(needs),
      'tell-followers': tellingFollowers(needs),
      'delete-account': deletingAccounts(needs),
      'expire-quote': expireQuote,
      'index-thread': indexingThreads(needs),
      'index-old-threads': indexingOldThreads(needs),
    }
    return doDueTasks({ change: needs.change, clock: needs.clock, works }, failed, isToStop)
  }
