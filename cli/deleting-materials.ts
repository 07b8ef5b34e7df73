import { deleteDueMaterials } from '#core/materials/sweeping-files.ts'
import type { Needs } from '#core/needs.ts'

/** Where it is told how many were deleted; never whose. */
interface DeletionLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
}

const tenMinutes = 10 * 60_000

/** Deletes materials whose day has come and files that nothing refers to, every ten minutes, until it is stopped. */
export function deletingMaterials(
  needs: Pick<Needs, 'change' | 'unusedFiles' | 'keptFiles' | 'clock'>,
  log: DeletionLog,
): { readonly stop: () => void } {
  const deleteDue = async (): Promise<void> => {
    try {
      const { materials, files } = await deleteDueMaterials(needs)
      if (materials + files > 0) log.info({ materials, files }, 'materials and files were deleted that nobody needs')
    } catch (error) {
      log.warn({ err: error }, 'materials and files that nobody needs are still there')
    }
  }
  void deleteDue()
  const again = setInterval(() => void deleteDue(), tenMinutes)
  return { stop: () => clearInterval(again) }
}
