import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** Which quotes are asked for and wait for the office: a few among many, for the inbox tells how many they are. */
export const requestedQuotes = ({ integer }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `alter table quote add column requested ${integer} not null default 0`,
      // A quotation mark that somebody typed stands in the document with a backslash before it.
      `update quote set requested = 1
       where state = 'entwurf' and was_sent = 0 and document not like '%"what":"written"%'`,
      'create index quote_requested on quote (place) where requested = 1',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
