import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { DatabaseNotReady } from './database-not-ready.ts'
import type { Database, Dialect } from './dialect.ts'
import { groupCommit } from './group-commit.ts'
import { leases } from './lease.ts'
import { runAgain } from './run-again.ts'
import { nodeSqlite } from './sqlite-driver.ts'
import { fts5 } from '../search/fts5.ts'
import { isBusy } from './sqlite-faults.ts'
import type { Tables } from './tables.ts'
import { writtenOnce } from './written-once.ts'

/** Milliseconds for which opening and reading wait for other processes, standing still. */
const standstill = 5000

/** Milliseconds for which writing waits for other writers, unless told otherwise. */
const usualPatience = 10_000

/** Older ones can lose a write when a checkpoint meets a commit (the WAL-reset defect). */
const oldestSqlite = [3, 51, 3] as const

/** Refuses an SQLite that is too old for durable writes. */
export function refuseOldSqlite(version: string): void {
  const parts = version.split('.').map(Number)
  const differing = oldestSqlite.findIndex((part, i) => parts[i] !== part)
  const isOld = differing >= 0 && !((parts[differing] ?? 0) > (oldestSqlite[differing] ?? 0))
  if (isOld) throw new DatabaseNotReady('old-sqlite', oldestSqlite.join('.'))
}

export const sqlite: Dialect = {
  types: {
    integer: 'integer',
    number: 'real',
    text: 'text',
    flag: 'integer',
    day: 'text',
    instant: 'text',
    bytes: 'blob',
    counter: 'integer primary key autoincrement',
    endOfTable: 'strict',
  },
  fullText: fts5,
  passes: isBusy,
  // Those that come at the same time share a flush anyway.
  insertUnflushed: (into, rows) =>
    sql`insert into ${into} values ${sql.join(rows.map((row) => sql`(${sql.join(row.map(([value]) => value))})`))}`,
  // Writing transactions begin immediately, so there is only one at a time.
  locking: (query) => query,
  lockingFree: (query) => query,
  lockName: async () => undefined,
  lockContent: async () => undefined,
}

/**
 * Opens an SQLite file. One connection writes, another one reads: a read never waits for a write that is under way and
 * sees every committed one. A third one only watches for commits.
 */
export function openSqlite(
  file: string,
  { create, patience = 0 }: { readonly create: boolean; readonly patience?: number },
): Database {
  if (create) mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  else if (!existsSync(file)) throw new DatabaseNotReady('missing', file)
  const waiting = patience === 0 ? usualPatience : patience
  const writer = new DatabaseSync(file, { timeout: standstill, enableForeignKeyConstraints: true })
  refuseOldSqlite(String(writer.prepare('select sqlite_version() as version').get()?.['version']))
  // It holds names, addresses and secrets; what SQLite lays beside it gets the same mode.
  if (create && file !== ':memory:') chmodSync(file, 0o600)
  writer.exec('pragma journal_mode = wal; pragma synchronous = full')
  // SQLite waits by holding up the whole process, and the writer it waits for may be in it: writes are run again
  // instead.
  writer.exec('pragma busy_timeout = 0')
  const reader = new DatabaseSync(file, { timeout: standstill, readOnly: true })
  // Never inside a transaction, in which it would see the same state all along.
  const watcher = new DatabaseSync(file, { timeout: standstill, readOnly: true })
  const dataVersion = watcher.prepare('pragma data_version')
  const writing = new Kysely<Tables>({ dialect: nodeSqlite(writer, 'begin immediate') })
  const reading = new Kysely<Tables>({ dialect: nodeSqlite(reader, 'begin') })
  const shortTransaction = groupCommit((work, waited) =>
    runAgain(() => writing.transaction().execute(work), sqlite.passes, waiting - waited),
  )
  return {
    dialect: sqlite,
    reading,
    migrating: writing,
    snapshot: (work) => reading.transaction().execute(work),
    watching: reading,
    changeCount: async () => (await changeCount(reading, {}))[0]?.version ?? 0,
    write: shortTransaction,
    transaction: (work) => runAgain(() => writing.transaction().execute(work), sqlite.passes, waiting),
    shortTransaction,
    lease: leases.sqlite,
    commits: () => Number(dataVersion.get()?.['data_version']),
    close: async () => {
      if (watcher.isOpen) watcher.close()
      await closed(reading, reader)
      await closed(writing, writer)
    },
  }
}

const changeCount = writtenOnce<object, { readonly version: number }>((db) =>
  db.selectFrom('change_count').select('version'),
)

/** Kysely closes what it has used and waits for what is under way; a connection that it never used is closed here. */
async function closed(kysely: Kysely<Tables>, connection: DatabaseSync): Promise<void> {
  await kysely.destroy()
  if (connection.isOpen) connection.close()
}
