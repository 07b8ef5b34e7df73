import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** A letter whose recipient was refused for good is not looked for any more. */
export const lettersGivenUp = ({ instant }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `alter table letter add column given_up_at ${instant}`,
      'drop index letter_due',
      'create index letter_due on letter (due, place) where sent_at is null and given_up_at is null',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
