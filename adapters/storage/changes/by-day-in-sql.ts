import type { Tag } from '#core/changes/changes.ts'
import type { Instant } from '#core/shared/day.ts'
import type { Kysely, Transaction } from 'kysely'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'
import { inPieces } from '../engine/writing-rows.ts'

const mostAtOnce = 1000

/** Writes down when an import changed what these tags name. It belongs behind `invalidate`, in the same transaction. */
export async function eventChanges(trx: Transaction<Tables>, tags: readonly Tag[], now: Instant): Promise<void> {
  for (const piece of inPieces(tags, mostAtOnce))
    await trx
      .updateTable('change')
      .set({ changed_at: storedInstant(now) })
      .where('tag', 'in', piece)
      .execute()
}

/** When an import last changed what these tags name. */
export async function lastChanges(
  reading: Kysely<Tables>,
  tags: readonly string[],
): Promise<ReadonlyMap<string, Instant>> {
  const found = new Map<string, Instant>()
  for (const piece of inPieces(tags, mostAtOnce)) {
    const rows = await reading.selectFrom('change').select(['tag', 'changed_at']).where('tag', 'in', piece).execute()
    for (const { tag, changed_at } of rows) if (changed_at !== null) found.set(tag, changed_at)
  }
  return found
}
