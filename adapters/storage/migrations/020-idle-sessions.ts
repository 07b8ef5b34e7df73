import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** Sessions end without a visit, too, and forgotten passwords can be replaced by a link. */
export const idleSessionsAndResets = ({ text, instant, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `alter table session add column idle_until ${instant}`,
      'update session set idle_until = until',
      'drop index session_until',
      'create index session_idle_until on session (idle_until)',
      `create table password_reset (
        digest ${text} primary key,
        user_id ${text} references users on delete cascade,
        until ${instant} not null
      ) ${endOfTable}`,
      'create index password_reset_of_user on password_reset (user_id)',
      'create index password_reset_until on password_reset (until)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
