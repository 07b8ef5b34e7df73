import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The office sees which letters nobody could send. */
export const office: Migration = {
  up: async (db) => {
    await sql
      .raw('create index letter_given_up on letter (given_up_at) where given_up_at is not null and attempts > 0')
      .execute(db)
  },
}
