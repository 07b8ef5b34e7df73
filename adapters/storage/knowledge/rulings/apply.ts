import type { ImportCounts } from '#core/content/content.ts'
import type { Transaction } from 'kysely'
import { differenceOf } from '../../import/difference.ts'
import type { Fingerprinted } from '../../import/fingerprint.ts'
import type { Tables } from '../../engine/tables.ts'
import { deleteRow, insertRows, updateRow } from '../../engine/writing-rows.ts'
import type { ResolvedRuling } from './rows.ts'

/** Makes the decisions equal to the wanted ones; those that are gone are withdrawn, and say so to whoever comes. */
export async function applyRulings(
  trx: Transaction<Tables>,
  wanted: readonly Fingerprinted<string, ResolvedRuling>[],
): Promise<ImportCounts> {
  const rows = await trx.selectFrom('ruling').select(['slug', 'fingerprint', 'withdrawn']).execute()
  const { add, change, remove, counts } = differenceOf(new Map(rows.map((row) => [row.slug, row])), wanted)
  const rowOf = ({ value, fingerprint }: Fingerprinted<string, ResolvedRuling>) => ({
    ...value.row,
    fingerprint,
    withdrawn: false,
  })
  for (const slug of remove) await updateRow(trx, 'ruling', { slug }, { withdrawn: true })
  for (const one of change) await updateRow(trx, 'ruling', { slug: one.key }, rowOf(one))
  await insertRows(trx, 'ruling', add.map(rowOf))
  for (const { key: slug } of change) await deleteRow(trx, 'ruling_key', { slug })
  await insertRows(
    trx,
    'ruling_key',
    [...change, ...add].flatMap(({ key: slug, value }) => value.keys.map(({ kind, value }) => ({ slug, kind, value }))),
  )
  return counts
}
