import { sql, type InsertType, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'
import { writingOnce } from './written-once.ts'

type Table = keyof Tables

/**
 * A whole row of a table: every column but those that the database fills itself. One that may be null has to be named
 * too, for a column that is forgotten would be null in silence.
 */
export type RowOf<T extends Table> = {
  readonly [C in keyof Tables[T] as undefined extends InsertType<Tables[T][C]> ? never : C]: InsertType<Tables[T][C]>
}

/** Some columns of a table, a key or what changes. */
export type ColumnsOf<T extends Table> = Partial<RowOf<T>>

/** Below what SQLite (32,766) and PostgreSQL (65,535) take in one statement. */
const mostParameters = 30_000
const mostRows = 500

/** Cuts a list into pieces of at most that size. */
export function* inPieces<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size)
}

/** Inserts whole rows, many in one statement. */
export async function insertRows<T extends Table>(
  trx: Transaction<Tables>,
  table: T,
  rows: readonly RowOf<T>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const values = (row: RowOf<T>) => sql`(${sql.join(columns.map((column) => Reflect.get(row, column)))})`
  for (const piece of inPieces(rows, Math.min(mostRows, Math.floor(mostParameters / Math.max(1, columns.length)))))
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(piece.map(values))}`.execute(trx)
}

/** Inserts one row, which names all of these columns; written down once. */
export const insertingInto = <T extends Table>(
  table: T,
  columns: readonly (keyof RowOf<T> & string)[],
): ((db: Kysely<Tables>, row: RowOf<T>) => Promise<void>) =>
  writingOnce<RowOf<T>>(
    (_, value) => sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values (${sql.join(columns.map(value))})`,
  )

/** Sets columns of the row with that key. */
export async function updateRow<T extends Table>(
  trx: Transaction<Tables>,
  table: T,
  key: ColumnsOf<T>,
  values: ColumnsOf<T>,
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.join(equations(values))} where ${allOf(key)}`.execute(trx)
}

/** Deletes the row with that key. */
export async function deleteRow<T extends Table>(trx: Transaction<Tables>, table: T, key: ColumnsOf<T>): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${allOf(key)}`.execute(trx)
}

/** Sets columns of all rows whose key is among those. */
export async function updateRows<T extends Table>(
  trx: Transaction<Tables>,
  table: T,
  column: keyof RowOf<T> & string,
  keys: readonly number[],
  values: ColumnsOf<T>,
): Promise<void> {
  for (const piece of inPieces(keys, mostParameters))
    await sql`update ${sql.table(table)} set ${sql.join(equations(values))} where ${sql.ref(column)} in (${sql.join(piece)})`.execute(
      trx,
    )
}

/** Deletes all rows whose key is among those. */
export async function deleteRows<T extends Table>(
  trx: Transaction<Tables>,
  table: T,
  column: keyof RowOf<T> & string,
  keys: readonly number[],
): Promise<void> {
  for (const piece of inPieces(keys, mostParameters))
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(piece)})`.execute(trx)
}

const equations = (columns: object): readonly RawBuilder<unknown>[] =>
  Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)

const allOf = (key: object): RawBuilder<unknown> => sql.join(equations(key), sql` and `)
