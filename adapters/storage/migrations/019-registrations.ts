import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/**
 * What is registered waits in a table of its own, each registration with its own password, until its address is
 * confirmed. Users whose address was never confirmed leave: whose password theirs is, nobody knows, and registering
 * anew is quick.
 */
export const registrations = ({ text, instant, counter, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `create table registration (
        place ${counter},
        digest ${text} not null unique,
        email ${text} not null,
        until ${instant} not null,
        user_data ${text} not null,
        target ${text}
      ) ${endOfTable}`,
      'create index registration_of_address on registration (email, place)',
      'create index registration_until on registration (until)',
      'delete from users where confirmed_at is null',
      'drop table confirmation',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
