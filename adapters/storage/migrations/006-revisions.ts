import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/**
 * How often dates have changed for those who have them in a calendar, and when an import last changed what a tag names.
 */
export const revisions = ({ integer, text, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      // Without a reference to the date, because it outlives it.
      `create table event_revision (
        event_id ${integer} primary key,
        face ${text} not null,
        sequence ${integer} not null,
        changed_at ${text} not null,
        called_off ${text}
      ) ${endOfTable}`,
      `alter table change add column changed_at ${text}`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
