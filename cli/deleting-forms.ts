import { deleteDueApplications } from '#core/jobs/keeping-applications.ts'
import { deleteDueRequests } from '#core/form-requests/keeping-requests.ts'
import type { Needs } from '#core/needs.ts'

/** Where it is told how many were deleted; never whose. */
interface DeletionLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
}

const day = 24 * 60 * 60_000

/** Deletes applications and requests whose time is over, now and once a day, until it is stopped. */
export function deletingForms(needs: Pick<Needs, 'change' | 'clock'>, log: DeletionLog): { readonly stop: () => void } {
  const deleteDue = async (what: 'applications' | 'requests', deleting: Promise<number>): Promise<void> => {
    try {
      const deleted = await deleting
      if (deleted > 0) log.info({ [what]: deleted }, `${what} were deleted whose time is over`)
    } catch (error) {
      log.warn({ err: error }, `${what} whose time is over are still there`)
    }
  }
  const deleteAll = (): void => {
    void deleteDue('applications', deleteDueApplications(needs))
    void deleteDue('requests', deleteDueRequests(needs))
  }
  deleteAll()
  const daily = setInterval(deleteAll, day)
  return { stop: () => clearInterval(daily) }
}
