import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** Quotes, and the last number that each year's series has given. No two have the same number: the index says so. */
export const quotes = ({ text, integer, counter, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `create table quote_range (series ${text} not null primary key, last ${integer} not null) ${endOfTable}`,
      `create table quote (
        place ${counter},
        id ${text} not null unique,
        token ${text} not null unique,
        number ${text} not null unique,
        state ${text} not null,
        email ${text} not null,
        user_id ${text},
        was_sent ${integer} not null,
        deleted_on ${text} not null,
        document ${text} not null
      ) ${endOfTable}`,
      'create index quote_state on quote (state, place)',
      'create index quote_email on quote (email)',
      'create index quote_user on quote (user_id)',
      'create index quote_deleted on quote (deleted_on)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
