import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** What tells of somebody's health is stored apart from all else that she says. */
export const careNeeds = ({ text, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    await sql
      .raw(
        `create table care_needs (
          user_id ${text} not null primary key references users on delete cascade,
          document ${text} not null
        ) ${endOfTable}`,
      )
      .execute(db)
  },
})
