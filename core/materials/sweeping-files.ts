import { today } from '../shared/dates.ts'
import type { Clock } from '../shared/clock.ts'
import { done } from '../shared/result.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { ForChangingMaterials, ForKeepingFiles, ForRememberingUnusedFiles } from './ports.ts'

interface SweepingNeeds {
  readonly change: ForChanging<{ readonly materials: ForChangingMaterials }>
  readonly unusedFiles: ForRememberingUnusedFiles
  readonly keptFiles: ForKeepingFiles
  readonly clock: Clock
}

/** So many at a time: a transaction is short, and others get their turn in between. */
const atATime = 50

/**
 * Deletes every file that nothing refers to, by the keys that were remembered before anything else was done with it.
 * A file goes before its key does, so that whoever is killed in between leaves what the next one finds. Answers how
 * many there were.
 */
export async function sweepFiles({
  unusedFiles,
  keptFiles,
  clock,
}: Pick<SweepingNeeds, 'unusedFiles' | 'keptFiles' | 'clock'>): Promise<number> {
  let swept = 0
  for (;;) {
    const keys = await unusedFiles.unused(clock.now(), atATime)
    if (keys.length === 0) return swept
    for (const key of keys) await keptFiles.delete(key)
    await unusedFiles.forget(keys)
    swept += keys.length
  }
}

/** Deletes all materials whose day has come, and then every file that nothing refers to; answers how many of each. */
export async function deleteDueMaterials(
  needs: SweepingNeeds,
): Promise<{ readonly materials: number; readonly files: number }> {
  const { change, clock } = needs
  let materials = 0
  for (;;) {
    const some = await change(async (tx) => done(await tx.materials.deleteDue(today(clock), clock.now(), atATime)))
    const count = some.ok ? some.value : 0
    materials += count
    if (count < atATime) return { materials, files: await sweepFiles(needs) }
  }
}
