import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** Who of the office looked at which booking or account, when and what for. */
export const accessLog = ({ text, counter, instant, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      // Who looked is remembered when that account is gone.
      `create table access_entry (
        place ${counter},
        at ${instant} not null,
        by_user ${text} not null,
        role ${text} not null,
        what ${text} not null,
        booking_id ${text},
        user_id ${text} references users on delete cascade,
        purpose ${text}
      ) ${endOfTable}`,
      'create index access_entry_at on access_entry (at)',
      'create index access_entry_to_booking on access_entry (booking_id)',
      'create index access_entry_to_user on access_entry (user_id)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
