import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The search finds threads of the forum: those that are there already are put on the timetable, some at a time. */
export const threadsFound: Migration = {
  up: async (db) => {
    await sql`
      insert into due_task (kind, subject, due, failures)
      select 'index-old-threads', '', '2026-01-01T00:00:00.000Z', 0
      where exists (select 1 from forum_thread)`.execute(db)
  },
}
