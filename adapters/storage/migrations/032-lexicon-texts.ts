import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** What the lexicon says of a term beyond its definition; the next import brings it. */
export const lexiconTexts = ({ text }: ColumnTypes): Migration => ({
  up: async (db) => {
    await sql.raw(`alter table lexicon_entry add column document ${text} not null default 'null'`).execute(db)
  },
})
