import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How many events are in a town is told by the finder; nobody asked the counts beside it. */
export const noCountsByTown: Migration = {
  up: async (db) => {
    await sql`drop table town_day`.execute(db)
  },
}
