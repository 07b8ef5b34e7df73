import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** Carts of users, which go with them, and of browsers, which are forgotten. */
export const carts = ({ text, instant, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statement = `create table cart (
      owner ${text} not null primary key,
      user_id ${text} references users on delete cascade,
      document ${text},
      changed_at ${instant}
    ) ${endOfTable}`
    await sql.raw(statement).execute(db)
    await sql`create index cart_user on cart (user_id)`.execute(db)
    await sql`create index cart_idle on cart (changed_at) where user_id is null`.execute(db)
  },
})
