import type { PoolFigures } from '../open-store.ts'
import type { FullText } from '../search/full-text.ts'
import type { Kysely, RawBuilder, SelectQueryBuilder, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Column types as a migration writes them. */
export interface ColumnTypes {
  /** A whole number that JavaScript holds exactly. */
  readonly integer: string
  readonly number: string
  /** Compared byte by byte, so that every store orders alike. */
  readonly text: string
  readonly flag: string
  readonly day: string
  readonly instant: string
  readonly bytes: string
  /** A primary key that counts up by itself. */
  readonly counter: string
  /** What stands behind the columns of a table. */
  readonly endOfTable: string
}

/** A value of a row, and the type that its column has. */
export type Value = readonly [value: unknown, type: keyof ColumnTypes]

/** What SQLite and PostgreSQL say differently; all else is shared. */
export interface Dialect {
  readonly types: ColumnTypes
  readonly fullText: FullText
  /**
   * Inserts rows that everybody sees when it answers, and that may be lost where the machine fails in the second after:
   * it waits for no flush of its own. For what is told to nobody.
   */
  readonly insertUnflushed: (into: RawBuilder<unknown>, rows: readonly (readonly Value[])[]) => RawBuilder<unknown>
  /** Keeps the selected rows from others until the transaction ends. */
  readonly locking: <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) => SelectQueryBuilder<DB, TB, O>
  /** The same, passing over rows that somebody else has. */
  readonly lockingFree: <DB, TB extends keyof DB, O>(
    query: SelectQueryBuilder<DB, TB, O>,
  ) => SelectQueryBuilder<DB, TB, O>
  /** Whether nobody did anything wrong and the same transaction may succeed when it runs again. */
  readonly passes: (error: Error) => boolean
  /** Lets one transaction in at a time of those that name the same. */
  readonly lockName: (transaction: Transaction<Tables>, name: string) => Promise<void>
  /** Lets one import in at a time. */
  readonly lockContent: (transaction: Transaction<Tables>) => Promise<void>
}

/** An open database. */
export interface Database {
  readonly dialect: Dialect
  /** For single statements that read; sees everything that was acknowledged before. */
  readonly reading: Kysely<Tables>
  /** For changing tables. */
  readonly migrating: Kysely<Tables>
  /** Several reads of one and the same state. */
  readonly snapshot: <T>(work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>
  /** One statement that writes; durable when it answers. */
  readonly write: <T>(statement: (db: Kysely<Tables>) => Promise<T>) => Promise<T>
  /**
   * All or nothing; durable when it answers. May run `work` again, so it changes nothing but the database. What pages
   * are made of is changed in transactions only.
   */
  readonly transaction: <T>(work: (transaction: Transaction<Tables>) => Promise<T>) => Promise<T>
  /** The same for short ones: those that come at the same time may share their commit. */
  readonly shortTransaction: <T>(work: (transaction: Transaction<Tables>) => Promise<T>) => Promise<T>
  /**
   * A number that differs after every commit, whoever made it; costs about a microsecond. Absent where the database has
   * no such number.
   */
  readonly commits?: () => number
  /** Milliseconds for which a process trusts what it was told of changes. */
  readonly lease: number
  /** For asking what has changed: beside what may hang, and given up sooner. */
  readonly watching: Kysely<Tables>
  /** The number of the last change, 0 before the first. */
  readonly changeCount: () => Promise<number>
  /** How busy its pools are, where it has any. */
  readonly pools?: () => readonly PoolFigures[]
  readonly close: () => Promise<void>
}
