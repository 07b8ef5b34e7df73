import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** A row, or the columns of a key, as a record. */
export type Columns = Readonly<Record<string, string | number | boolean | null>>

/** Tables without their column names, for writing that is the same for all of them. */
const loosely = (transaction: Transaction<Tables>) =>
  transaction as unknown as Kysely<Record<string, Record<string, Columns[string]>>>

/** Below what SQLite (32,766) and PostgreSQL (65,535) take in one statement. */
const mostParameters = 30_000

function* inPieces<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size)
}

/** Inserts rows of the same columns, many in one statement. */
export async function insertRows(
  trx: Transaction<Tables>,
  table: keyof Tables,
  rows: readonly Columns[],
): Promise<void> {
  const width = Object.keys(rows[0] ?? {}).length
  for (const piece of inPieces(rows, Math.min(500, Math.floor(mostParameters / Math.max(1, width)))))
    await loosely(trx).insertInto(table).values(piece).execute()
}

/** Sets columns of the row with that key. */
export async function updateRow(
  trx: Transaction<Tables>,
  table: keyof Tables,
  key: Columns,
  values: Columns,
): Promise<void> {
  let query = loosely(trx).updateTable(table).set(values)
  for (const [column, value] of Object.entries(key)) query = query.where(column, '=', value)
  await query.execute()
}

/** Sets columns of all rows whose key is among those. */
export async function updateRows(
  trx: Transaction<Tables>,
  table: keyof Tables,
  column: string,
  keys: readonly number[],
  values: Columns,
): Promise<void> {
  for (const piece of inPieces(keys, mostParameters))
    await loosely(trx).updateTable(table).set(values).where(column, 'in', piece).execute()
}

/** Deletes all rows whose key is among those. */
export async function deleteRows(
  trx: Transaction<Tables>,
  table: keyof Tables,
  column: string,
  keys: readonly number[],
): Promise<void> {
  for (const piece of inPieces(keys, mostParameters))
    await loosely(trx).deleteFrom(table).where(column, 'in', piece).execute()
}

/** Deletes the row with that key. */
export async function deleteRow(trx: Transaction<Tables>, table: keyof Tables, key: Columns): Promise<void> {
  let query = loosely(trx).deleteFrom(table)
  for (const [column, value] of Object.entries(key)) query = query.where(column, '=', value)
  await query.execute()
}
