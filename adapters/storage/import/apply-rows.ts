import type { ImportCounts } from '#core/content/content.ts'
import { sql, type Transaction } from 'kysely'
import { differenceOf, type StoredFingerprint } from './difference.ts'
import type { Fingerprinted } from './fingerprint.ts'
import type { Tables } from '../engine/tables.ts'
import {
  deleteRow,
  inPieces,
  insertRows,
  updateRow,
  updateRows,
  type ColumnsOf,
  type RowOf,
} from '../engine/writing-rows.ts'

/**
 * Rows that others name by their number. Those that leave the content stay out of sight: events that have begun still
 * name them.
 */
type WithoutParts = 'rubric' | 'location' | 'hotel'
type Numbered = WithoutParts | 'theme'

const numberOf: { readonly [T in Numbered]: keyof RowOf<T> & string } = {
  rubric: 'id',
  location: 'internal_id',
  hotel: 'internal_id',
  theme: 'internal_id',
}
const withdrawn = { withdrawn: true }
const outOfSight: { readonly [T in WithoutParts]: ColumnsOf<T> } = {
  rubric: withdrawn,
  location: withdrawn,
  hotel: withdrawn,
}

/** What the last import remembered of each row, by its number. */
export async function storedByNumber(
  trx: Transaction<Tables>,
  table: Numbered,
): Promise<ReadonlyMap<number, StoredFingerprint>> {
  const { rows } = await sql<StoredFingerprint & { readonly key: number }>`
    select ${sql.ref(numberOf[table])} as key, fingerprint, withdrawn from ${sql.table(table)}`.execute(trx)
  return new Map(rows.map((row) => [row.key, row]))
}

/** Addresses may change hands within one import, and no two visible rows may hold the same one in between. */
export async function freeAddresses(
  trx: Transaction<Tables>,
  table: 'rubric' | 'theme',
  numbers: readonly number[],
): Promise<void> {
  const number = sql.ref(numberOf[table])
  for (const piece of inPieces(numbers, mostAtOnce))
    await sql`update ${sql.table(table)} set url = '~' || ${number} where ${number} in (${sql.join(piece)})`.execute(
      trx,
    )
}

const mostAtOnce = 1000

/** A row as it is inserted, and as it replaces what stood there. */
type WholeRow<T extends keyof Tables> = RowOf<T> & ColumnsOf<T>

/** Makes the rows of a table equal to the wanted ones. */
export async function applyNumbered<T extends WithoutParts, Value>(
  trx: Transaction<Tables>,
  table: T,
  wanted: readonly Fingerprinted<number, Value>[],
  rowOf: (one: Fingerprinted<number, Value>) => WholeRow<T>,
): Promise<ImportCounts> {
  const { add, change, remove, counts } = differenceOf(await storedByNumber(trx, table), wanted)
  await updateRows(trx, table, numberOf[table], remove, outOfSight[table])
  const changed = change.map(({ key }) => key)
  if (table === 'rubric') await freeAddresses(trx, table, changed)
  for (const one of change) await updateRows(trx, table, numberOf[table], [one.key], rowOf(one))
  await insertRows(trx, table, add.map(rowOf))
  return counts
}

/**
 * Makes the rows of a table equal to the wanted ones, whose key is these columns with a '/' between; what is gone is
 * deleted.
 */
export async function applyKeyed<T extends 'lexicon_entry' | 'page', Value>(
  trx: Transaction<Tables>,
  table: T,
  columns: readonly (keyof RowOf<T> & string)[],
  wanted: readonly Fingerprinted<string, Value>[],
  rowOf: (one: Fingerprinted<string, Value>) => WholeRow<T>,
): Promise<ImportCounts> {
  const names = sql.join([...columns, 'fingerprint'].map((column) => sql.ref(column)))
  const { rows } = await sql<ColumnsOf<T> & Pick<StoredFingerprint, 'fingerprint'>>`
    select ${names} from ${sql.table(table)}`.execute(trx)
  const stored = new Map(rows.map((row) => [columns.map((column) => row[column]).join('/'), row]))
  const visible = new Map([...stored].map(([key, { fingerprint }]) => [key, { fingerprint, withdrawn: false }]))
  const { add, change, remove, counts } = differenceOf(visible, wanted)
  for (const key of remove) await deleteRow(trx, table, stored.get(key) ?? {})
  for (const one of change) await updateRow(trx, table, stored.get(one.key) ?? {}, rowOf(one))
  await insertRows(trx, table, add.map(rowOf))
  return counts
}
