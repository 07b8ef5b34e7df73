import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** Gremien, whose accounts belong to them, and the links that invite others. */
export const gremien = ({ text, counter, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `create table gremium (
        id ${text} not null primary key,
        document ${text} not null
      ) ${endOfTable}`,
      // An account leaves its Gremien before it goes, so that none stays without a manager.
      `create table gremium_user (
        place ${counter},
        gremium_id ${text} not null references gremium on delete cascade,
        user_id ${text} not null references users,
        unique (user_id, gremium_id)
      ) ${endOfTable}`,
      'create index gremium_user_of on gremium_user (gremium_id)',
      `create table gremium_invitation (
        digest ${text} not null primary key,
        gremium_id ${text} not null references gremium on delete cascade,
        email ${text} not null
      ) ${endOfTable}`,
      'create index gremium_invitation_of on gremium_invitation (gremium_id)',
      'create index gremium_invitation_email on gremium_invitation (email)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
