import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import { SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import { storableText } from './storable-text.ts'
import { tellingWhyUnavailable } from './sqlite-faults.ts'

const bound = (value: unknown): SQLInputValue => {
  if (value === undefined) return null
  if (typeof value === 'boolean') return Number(value)
  if (typeof value === 'string') return storableText(value)
  if (value === null || typeof value === 'number' || typeof value === 'bigint' || value instanceof Uint8Array)
    return value
  throw new TypeError(`no column takes a ${typeof value}`)
}

const statement = (prepared: StatementSync): SqliteStatement => {
  const reader = prepared.columns().length > 0
  // With what it did SQLite tells the last row that any table got, also one within an index of full text: those are
  // numbered beyond what a number holds.
  if (!reader) prepared.setReadBigInts(true)
  return {
    reader,
    all: (parameters) => tellingWhyUnavailable(() => prepared.all(...parameters.map(bound))),
    run: (parameters) => tellingWhyUnavailable(() => prepared.run(...parameters.map(bound))),
    iterate: (parameters) => prepared.iterate(...parameters.map(bound)),
  }
}

/** A transaction that met a full disk SQLite has undone by itself; undoing it again would be a fault on top of that. */
const rollback = (db: DatabaseSync, prepared: SqliteStatement): SqliteStatement => ({
  ...prepared,
  run: (parameters) => (db.isTransaction ? prepared.run(parameters) : { changes: 0, lastInsertRowid: 0 }),
})

/** Prepared statements cached per connection. */
const mostStatements = 500

/** Node's own SQLite as Kysely wants it. `begin` is the statement with which transactions open. */
function asKyselyWants(db: DatabaseSync, begin: 'begin' | 'begin immediate'): SqliteDatabase {
  const cached = new LRUCache<string, SqliteStatement>({
    max: mostStatements,
    memoMethod: (sql) => {
      const prepared = tellingWhyUnavailable(() => statement(db.prepare(sql === 'begin' ? begin : sql)))
      return sql === 'rollback' ? rollback(db, prepared) : prepared
    },
  })
  return {
    close: () => {
      cached.clear()
      db.close()
    },
    prepare: (sql) => cached.memo(sql),
  }
}

/**
 * SQLite rolls table changes back as well; Kysely's own adapter does not count on it and leaves failed migrations half
 * done.
 */
class RollsBackTableChanges extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new RollsBackTableChanges()
  }
}

export const nodeSqlite = (db: DatabaseSync, begin: 'begin' | 'begin immediate'): SqliteDialect =>
  new NodeSqliteDialect({ database: asKyselyWants(db, begin) })
