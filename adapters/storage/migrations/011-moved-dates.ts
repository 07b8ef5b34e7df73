import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** When a date begins and was to begin before, so that its page can say that it was moved. */
export const movedDates = ({ text }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `alter table event_revision add column begins ${text}`,
      `alter table event_revision add column earlier_starts ${text} not null default '[]'`,
      `update event_revision set begins = (
        select event.start_date || 'T' || event.start_time from event where event.event_id = event_revision.event_id
      )`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
