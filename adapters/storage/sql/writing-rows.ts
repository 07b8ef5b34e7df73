import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** A row, or the columns of a key, as a record: writing is the same for all tables. */
export type Columns = Readonly<Record<string, string | number | boolean | null>>
type Table = keyof Tables

/** Below what SQLite (32,766) and PostgreSQL (65,535) take in one statement. */
const mostParameters = 30_000
const mostRows = 500

/** Cuts a list into pieces of at most that size. */
export function* inPieces<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size)
}

/** Inserts rows of the same columns, many in one statement. */
export async function insertRows(trx: Transaction<Tables>, table: Table, rows: readonly Columns[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const values = (row: Columns) => sql`(${sql.join(columns.map((column) => row[column]))})`
  for (const piece of inPieces(rows, Math.min(mostRows, Math.floor(mostParameters / Math.max(1, columns.length)))))
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(piece.map(values))}`.execute(trx)
}

/** Sets columns of the row with that key. */
export async function updateRow(trx: Transaction<Tables>, table: Table, key: Columns, values: Columns): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.join(equations(values))} where ${allOf(key)}`.execute(trx)
}

/** Deletes the row with that key. */
export async function deleteRow(trx: Transaction<Tables>, table: Table, key: Columns): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${allOf(key)}`.execute(trx)
}

/** Sets columns of all rows whose key is among those. */
export async function updateRows(
  trx: Transaction<Tables>,
  table: Table,
  column: string,
  keys: readonly number[],
  values: Columns,
): Promise<void> {
  for (const piece of inPieces(keys, mostParameters))
    await sql`update ${sql.table(table)} set ${sql.join(equations(values))} where ${sql.ref(column)} in (${sql.join(piece)})`.execute(
      trx,
    )
}

/** Deletes all rows whose key is among those. */
export async function deleteRows(
  trx: Transaction<Tables>,
  table: Table,
  column: string,
  keys: readonly number[],
): Promise<void> {
  for (const piece of inPieces(keys, mostParameters))
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(piece)})`.execute(trx)
}

const equations = (columns: Columns): readonly RawBuilder<unknown>[] =>
  Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)

const allOf = (key: Columns): RawBuilder<unknown> => sql.join(equations(key), sql` and `)
