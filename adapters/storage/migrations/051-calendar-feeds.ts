import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** Calendars that programs ask for by an address; of the token in it no more than its digest. */
export const calendarFeeds = ({ text, instant, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `create table calendar_feed (
        digest ${text} not null primary key,
        user_id ${text} not null references users on delete cascade,
        gremium_id ${text} references gremium on delete cascade,
        since ${instant} not null,
        fetched_at ${instant}
      ) ${endOfTable}`,
      'create index calendar_feed_of on calendar_feed (user_id)',
      'create index calendar_feed_about on calendar_feed (gremium_id)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
