import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import { done } from '../shared/result.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { ForChangingQuotes } from './ports.ts'

interface DeletingNeeds {
  readonly change: ForChanging<{ readonly quotes: Pick<ForChangingQuotes, 'deleteDue'> }>
  readonly clock: Clock
}

/** Deletes every quote whose time is over; answers how many there were. */
export async function deleteDueQuotes({ change, clock }: DeletingNeeds): Promise<number> {
  const deleted = await change<number>(async ({ quotes }) => done(await quotes.deleteDue(today(clock))))
  return deleted.ok ? deleted.value : 0
}
