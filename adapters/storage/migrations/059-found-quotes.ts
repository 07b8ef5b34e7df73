import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/**
 * Quotes that are asked for and wait for the office are found among many, for the inbox tells how many they are; and
 * those of an account, in their order.
 */
export const foundQuotes = ({ integer }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `alter table quote add column requested ${integer} not null default 0`,
      // A quotation mark that somebody typed stands in the document with a backslash before it.
      `update quote set requested = 1
       where state = 'entwurf' and was_sent = 0 and document not like '%"what":"written"%'`,
      'create index quote_requested on quote (place) where requested = 1',
      'drop index quote_user',
      'create index quote_user on quote (user_id, place)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
