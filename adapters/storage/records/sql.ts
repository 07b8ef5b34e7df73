import type { RecordKinds } from '#core/content/record-kinds.ts'
import type { ImportCounts } from '#core/content/content.ts'
import { recordKinds, type RecordKind } from '#core/records/records.ts'
import type { ForStoringRecords } from '#core/records/ports.ts'
import type { Transaction } from 'kysely'
import { differenceOf } from '../import/difference.ts'
import { recordReport, type RecordReport, type WantedRecords } from '../import/record-content.ts'
import { storableText } from '../engine/storable-text.ts'
import type { Database } from '../engine/dialect.ts'
import type { Tables } from '../engine/tables.ts'
import { deleteRow, insertRows, updateRow, type RowOf } from '../engine/writing-rows.ts'

export const recordsInSql = ({ reading }: Database): ForStoringRecords<RecordKinds> => ({
  all: async (kind) => {
    const rows = await reading
      .selectFrom('record')
      .select('value')
      .where('kind', '=', kind)
      .orderBy('place')
      .orderBy('key')
      .execute()
    return rows.map(({ value }) => JSON.parse(value))
  },
  one: async (kind, key) => {
    const row = await reading
      .selectFrom('record')
      .select('value')
      .where('kind', '=', kind)
      .where('key', '=', storableText(key))
      .executeTakeFirst()
    return row && JSON.parse(row.value)
  },
})

/** Makes the records equal to the wanted ones. */
export async function applyRecords(trx: Transaction<Tables>, wanted: WantedRecords): Promise<RecordReport> {
  const counts: Partial<Record<RecordKind, ImportCounts>> = {}
  for (const kind of recordKinds) counts[kind] = await applyKind(trx, kind, wanted[kind])
  return recordReport(counts as Readonly<Record<RecordKind, ImportCounts>>)
}

async function applyKind(
  trx: Transaction<Tables>,
  kind: RecordKind,
  wanted: WantedRecords[RecordKind],
): Promise<ImportCounts> {
  const stored = await trx
    .selectFrom('record')
    .select(['key', 'place', 'fingerprint'])
    .where('kind', '=', kind)
    .execute()
  const visible = new Map(stored.map((row) => [row.key, { ...row, withdrawn: false }]))
  const { add, change, remove, counts } = differenceOf(visible, wanted)
  const placeOf = new Map(wanted.map(({ key }, place) => [key, place]))
  const row = ({ key, fingerprint, value }: WantedRecords[RecordKind][number]): RowOf<'record'> => ({
    kind,
    key,
    place: placeOf.get(key) ?? 0,
    value: JSON.stringify(value.value),
    fingerprint,
  })
  for (const key of remove) await deleteRow(trx, 'record', { kind, key })
  for (const one of change) await updateRow(trx, 'record', { kind, key: one.key }, row(one))
  await insertRows(trx, 'record', add.map(row))
  // What only changed its order has not changed.
  for (const { key, place } of stored)
    if (placeOf.has(key) && placeOf.get(key) !== place)
      await updateRow(trx, 'record', { kind, key }, { place: placeOf.get(key) ?? 0 })
  return counts
}
