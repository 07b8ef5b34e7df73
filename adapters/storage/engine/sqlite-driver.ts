import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
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

const statement = (prepared: StatementSync): SqliteStatement => ({
  reader: prepared.columns().length > 0,
  all: (parameters) => tellingWhyUnavailable(() => prepared.all(...parameters.map(bound))),
  run: (parameters) => tellingWhyUnavailable(() => prepared.run(...parameters.map(bound))),
  iterate: (parameters) => prepared.iterate(...parameters.map(bound)),
})

/** A transaction that met a full disk SQLite has undone by itself; undoing it again would be a fault on top of that. */
const rollback = (db: DatabaseSync, prepared: SqliteStatement): SqliteStatement => ({
  ...prepared,
  run: (parameters) => (db.isTransaction ? prepared.run(parameters) : { changes: 0, lastInsertRowid: 0 }),
})

/** Prepared statements kept per connection; more than this many and all are forgotten. */
const mostStatements = 500

/** Node's own SQLite as Kysely wants it. `begin` is the statement with which transactions open. */
function asKyselyWants(db: DatabaseSync, begin: 'begin' | 'begin immediate'): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => {
      kept.clear()
      db.close()
    },
    prepare: (sql) => {
      const known = kept.get(sql)
      if (known) return known
      if (kept.size >= mostStatements) kept.clear()
      const prepared = tellingWhyUnavailable(() => statement(db.prepare(sql === 'begin' ? begin : sql)))
      const fresh = sql === 'rollback' ? rollback(db, prepared) : prepared
      kept.set(sql, fresh)
      return fresh
    },
  }
}

/** SQLite rolls table changes back as well; Kysely's own adapter does not count on it and leaves failed migrations half done. */
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
