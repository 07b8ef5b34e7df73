import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** The office sees which letters nobody could send and how its imports of laws stand, and arranges themes. */
export const office = ({ text, integer, instant, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      'create index letter_given_up on letter (given_up_at) where given_up_at is not null and attempts > 0',
      `create table law_job (
        id ${text} not null primary key,
        begun_at ${instant} not null,
        document ${text} not null
      ) ${endOfTable}`,
      `create table theme_sequence (
        rubric_id ${integer} not null primary key,
        version ${integer} not null,
        theme_ids ${text} not null
      ) ${endOfTable}`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
