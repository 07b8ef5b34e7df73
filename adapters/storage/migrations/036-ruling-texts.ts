import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** What courts themselves wrote. It stays where a decision is told no more, or not yet. */
export const rulingText = ({ text, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    await sql
      .raw(
        `create table ruling_text (
          slug ${text} primary key,
          document ${text} not null
        ) ${endOfTable}`,
      )
      .execute(db)
  },
})
