import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** People say more of themselves than they registered; whoever goes takes it along. */
export const profiles = ({ text, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    await sql
      .raw(
        `create table profile (
          user_id ${text} not null primary key references users on delete cascade,
          document ${text} not null
        ) ${endOfTable}`,
      )
      .execute(db)
  },
})
