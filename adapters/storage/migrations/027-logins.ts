import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/**
 * Sessions tell their owner when and where they began, addresses to sign in with can be changed, and accounts may have
 * a second factor. Of sessions that are open already nobody knows the beginning: they have begun now, somewhere.
 */
export const logins = ({ text, instant, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `alter table session add column begun_at ${instant}`,
      `alter table session add column seen_at ${instant}`,
      `alter table session add column device ${text} not null default '{"browser":"other","system":"other"}'`,
      `create table email_change (
        digest ${text} not null primary key,
        user_id ${text} not null references users on delete cascade,
        email ${text} not null,
        until ${instant} not null
      ) ${endOfTable}`,
      'create index email_change_of_user on email_change (user_id)',
      'create index email_change_until on email_change (until)',
      `create table second_factor (
        user_id ${text} not null primary key references users on delete cascade,
        document ${text}
      ) ${endOfTable}`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
    const now = new Date().toISOString()
    await sql`update session set begun_at = ${now}, seen_at = ${now}`.execute(db)
  },
})
