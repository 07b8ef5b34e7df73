import { deleteOldAccesses } from '#core/access-log/sweeping-accesses.ts'
import { deleteDueAppointments } from '#core/consulting/deleting-appointments.ts'
import { deleteDueCareNeeds } from '#core/event-care/sweeping-care-needs.ts'
import type { Needs } from '#core/needs.ts'
import { deleteDueQuotes } from '#core/quote/deleting-quotes.ts'

/** Where it is told how many were deleted; never whose. */
interface DeletionLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
}

const day = 24 * 60 * 60_000

/**
 * Deletes what people said of their health four weeks after their event, appointments with consultants three months
 * after theirs, what was noted of accesses a year ago, and quotes when the law lets them go, now and once a day, until
 * it is stopped.
 */
export function deletingPrivateData(
  needs: Pick<Needs, 'change' | 'careNeeds' | 'users' | 'participations' | 'clock'>,
  log: DeletionLog,
): { readonly stop: () => void } {
  const deleteDue = async (
    what: 'careNeeds' | 'accesses' | 'appointments' | 'quotes',
    deleting: Promise<number>,
  ): Promise<void> => {
    try {
      const deleted = await deleting
      if (deleted > 0) log.info({ [what]: deleted }, 'private data was deleted whose time is over')
    } catch (error) {
      log.warn({ err: error, what }, 'private data whose time is over is still there')
    }
  }
  const deleteAll = (): void => {
    void deleteDue('careNeeds', deleteDueCareNeeds(needs))
    void deleteDue('accesses', deleteOldAccesses(needs))
    void deleteDue('appointments', deleteDueAppointments(needs))
    void deleteDue('quotes', deleteDueQuotes(needs))
  }
  deleteAll()
  const daily = setInterval(deleteAll, day)
  return { stop: () => clearInterval(daily) }
}
