import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import type { Database, Dialect } from './dialect.ts'
import { nodeSqlite } from './sqlite-driver.ts'
import type { Tables } from './tables.ts'

/** Milliseconds that a write waits for another process's write. */
const patience = 5000

/** Older ones can lose a write when a checkpoint meets a commit (the WAL-reset defect). */
const oldestSqlite = [3, 51, 3] as const

/** Refuses an SQLite that is too old for durable writes. */
export function refuseOldSqlite(version: string): void {
  const parts = version.split('.').map(Number)
  const differing = oldestSqlite.findIndex((part, i) => parts[i] !== part)
  const isOld = differing >= 0 && !((parts[differing] ?? 0) > (oldestSqlite[differing] ?? 0))
  if (isOld) throw new Error(`SQLite ${version} is too old: ${oldestSqlite.join('.')} or newer is needed`)
}

export const sqlite: Dialect = {
  types: {
    integer: 'integer',
    number: 'real',
    text: 'text',
    flag: 'integer',
    day: 'text',
    instant: 'text',
    counter: 'integer primary key autoincrement',
    endOfTable: 'strict',
  },
  // Writing transactions begin immediately, so there is only one at a time.
  locking: (query) => query,
  lockingFree: (query) => query,
  lockContent: async () => undefined,
}

/**
 * Opens an SQLite file. One connection writes, another one reads: a read never waits for a write that is under way and
 * sees every committed one.
 */
export function openSqlite(file: string, { create }: { readonly create: boolean }): Database {
  if (create) mkdirSync(dirname(file), { recursive: true })
  else if (!existsSync(file)) throw new Error(`there is no database ${file}; migrate makes one`)
  const writer = new DatabaseSync(file, { timeout: patience, enableForeignKeyConstraints: true })
  refuseOldSqlite(String(writer.prepare('select sqlite_version() as version').get()?.['version']))
  writer.exec('pragma journal_mode = wal; pragma synchronous = full')
  const reader = new DatabaseSync(file, { timeout: patience, readOnly: true })
  const writing = new Kysely<Tables>({ dialect: nodeSqlite(writer, 'begin immediate') })
  const reading = new Kysely<Tables>({ dialect: nodeSqlite(reader, 'begin') })
  return {
    dialect: sqlite,
    reading,
    writing,
    snapshot: (work) => reading.transaction().execute(work),
    transaction: (work) => writing.transaction().execute(work),
    close: async () => {
      await closed(reading, reader)
      await closed(writing, writer)
    },
  }
}

/** Kysely closes what it has used and waits for what is under way; a connection that it never used is closed here. */
async function closed(kysely: Kysely<Tables>, connection: DatabaseSync): Promise<void> {
  await kysely.destroy()
  if (connection.isOpen) connection.close()
}
