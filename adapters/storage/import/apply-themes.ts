import type { ImportCounts } from '#core/content/content.ts'
import { sql, type Transaction } from 'kysely'
import { freeAddresses, storedByNumber } from './apply-rows.ts'
import { differenceOf } from './difference.ts'
import type { Fingerprinted } from './fingerprint.ts'
import type { ResolvedTheme } from './resolved-content.ts'
import type { Tables } from '../engine/tables.ts'
import { deleteRows, insertRows, updateRow, updateRows } from '../engine/writing-rows.ts'

type WantedTheme = Fingerprinted<number, ResolvedTheme>

/**
 * Makes the themes equal to the wanted ones; vanished ones are withdrawn, for events that have begun still name them.
 */
export async function applyThemes(trx: Transaction<Tables>, wanted: readonly WantedTheme[]): Promise<ImportCounts> {
  const { add, change, remove, counts } = differenceOf(await storedByNumber(trx, 'theme'), wanted)
  const changed = change.map(({ key }) => key)
  await updateRows(trx, 'theme', 'internal_id', remove, { withdrawn: true })
  for (const table of ['theme_target_group', 'theme_word'] as const)
    await deleteRows(trx, table, 'theme_id', [...remove, ...changed])
  await freeAddresses(trx, 'theme', changed)
  const row = ({ value, fingerprint }: WantedTheme) => ({ ...value.row, fingerprint, withdrawn: false })
  for (const one of change) await updateRow(trx, 'theme', { internal_id: one.key }, row(one))
  await insertRows(
    trx,
    'theme',
    add.map((one) => ({ ...row(one), rubric_position: 0 })),
  )
  await repeatRubricPositions(trx)
  await insertParts(trx, [...change, ...add])
  return counts
}

async function insertParts(trx: Transaction<Tables>, themes: readonly WantedTheme[]): Promise<void> {
  const groups = themes.flatMap(({ key, value }) =>
    value.targetGroups.map((target_group) => ({ theme_id: key, target_group })),
  )
  const words = themes.flatMap(({ key, value }) =>
    [...value.words].map(([word, weight]) => ({ theme_id: key, word, weight })),
  )
  await insertRows(trx, 'theme_target_group', groups)
  await insertRows(trx, 'theme_word', words)
}

async function repeatRubricPositions(trx: Transaction<Tables>): Promise<void> {
  await sql`
    update theme set rubric_position = (select position from rubric where rubric.id = theme.rubric_id)
    where rubric_position <> (select position from rubric where rubric.id = theme.rubric_id)`.execute(trx)
}
