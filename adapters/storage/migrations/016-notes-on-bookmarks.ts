import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** What a visitor writes beside something on his wishlist. */
export const notesOnBookmarks = ({ text }: ColumnTypes): Migration => ({
  up: async (db) => {
    await sql.raw(`alter table bookmark add column note ${text}`).execute(db)
  },
})
