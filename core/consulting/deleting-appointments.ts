import { today } from '../shared/dates.ts'
import type { Clock } from '../shared/clock.ts'
import { done } from '../shared/result.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { ForChangingAppointments } from './ports.ts'

interface DeletingNeeds {
  readonly change: ForChanging<{ readonly appointments: Pick<ForChangingAppointments, 'deleteDue'> }>
  readonly clock: Clock
}

/** Deletes every appointment whose time is over (Art. 5 Abs. 1 Buchst. e DSGVO); answers how many there were. */
export async function deleteDueAppointments({ change, clock }: DeletingNeeds): Promise<number> {
  const deleted = await change<number>(async ({ appointments }) => done(await appointments.deleteDue(today(clock))))
  return deleted.ok ? deleted.value : 0
}
