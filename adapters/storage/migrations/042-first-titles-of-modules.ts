import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** A module that is called otherwise than when it was booked first keeps the title by which its seats are counted. */
export const firstTitlesOfModules = ({ text }: ColumnTypes): Migration => ({
  up: async (db) => {
    await sql.raw(`alter table event_module add column first_title ${text}`).execute(db)
  },
})
