import { deleteDueApplications } from '#core/jobs/keeping-applications.ts'
import type { Needs } from '#core/needs.ts'

/** Where it is told how many were deleted; never whose. */
interface DeletionLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
}

const day = 24 * 60 * 60_000

/** Deletes applications whose time is over, now and once a day, until it is stopped. */
export function deletingApplications(
  needs: Pick<Needs, 'change' | 'clock'>,
  log: DeletionLog,
): { readonly stop: () => void } {
  const deleteDue = async (): Promise<void> => {
    try {
      const applications = await deleteDueApplications(needs)
      if (applications > 0) log.info({ applications }, 'applications were deleted whose time is over')
    } catch (error) {
      log.warn({ err: error }, 'applications whose time is over are still there')
    }
  }
  void deleteDue()
  const daily = setInterval(() => void deleteDue(), day)
  return { stop: () => clearInterval(daily) }
}
