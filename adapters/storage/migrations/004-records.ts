import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** Small kinds of content, kept whole. */
export const records = ({ integer, text, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    await sql
      .raw(
        `create table record (
          kind ${text} not null,
          key ${text} not null,
          place ${integer} not null,
          value ${text} not null,
          fingerprint ${text} not null,
          primary key (kind, key)
        ) ${endOfTable}`,
      )
      .execute(db)
  },
})
