import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** Accounts whose owners want them deleted, for some days in which they can keep them after all. */
export const accountDeletions = ({ text, instant, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `create table account_deletion (
        user_id ${text} not null primary key references users on delete cascade,
        asked_at ${instant} not null,
        due ${instant} not null,
        digest ${text} not null
      ) ${endOfTable}`,
      'create unique index account_deletion_digest on account_deletion (digest)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
