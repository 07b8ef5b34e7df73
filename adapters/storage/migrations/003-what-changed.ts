import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** Which tag was touched last by which change, and how many changes there were. */
export const whatChanged = ({ integer, text, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `create table change_count (
        one ${integer} primary key check (one = 1),
        version ${integer} not null
      ) ${endOfTable}`,
      `create table change (
        tag ${text} primary key,
        version ${integer} not null
      ) ${endOfTable}`,
      'create index change_by_version on change (version)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
