import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** What was taken off a wishlist, for as long as it can be put back. */
export const removedBookmarks = ({ integer, text, instant, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statement = `create table removed_bookmark (
      place ${integer} not null,
      id ${text} not null primary key,
      user_id ${text} not null references users on delete cascade,
      type ${text} not null,
      value ${text} not null,
      note ${text},
      removed_at ${instant} not null,
      unique (user_id, type, value)
    ) ${endOfTable}`
    await sql.raw(statement).execute(db)
  },
})
