import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import { storableText } from '../storable-text.ts'

const bound = (value: unknown): SQLInputValue => {
  if (value === undefined) return null
  if (typeof value === 'boolean') return Number(value)
  if (typeof value === 'string') return storableText(value)
  if (value === null || typeof value === 'number' || typeof value === 'bigint') return value
  throw new TypeError(`no column takes a ${typeof value}`)
}

const statement = (prepared: StatementSync): SqliteStatement => ({
  reader: prepared.columns().length > 0,
  all: (parameters) => prepared.all(...parameters.map(bound)),
  run: (parameters) => prepared.run(...parameters.map(bound)),
  iterate: (parameters) => prepared.iterate(...parameters.map(bound)),
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
      const fresh = statement(db.prepare(sql === 'begin' ? begin : sql))
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
