import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** Lists of Gremien: entries, who wants them, who voted about them, and comments. */
export const sharedLists = ({ text, counter, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `create table list_entry (
        place ${counter},
        id ${text} not null unique,
        gremium_id ${text} not null references gremium on delete cascade,
        type ${text} not null,
        value ${text} not null,
        added_by ${text} references users on delete set null,
        document ${text} not null,
        unique (gremium_id, type, value)
      ) ${endOfTable}`,
      'create index list_entry_by on list_entry (added_by)',
      `create table list_interest (
        entry_id ${text} not null references list_entry (id) on delete cascade,
        user_id ${text} not null references users on delete cascade,
        primary key (entry_id, user_id)
      ) ${endOfTable}`,
      'create index list_interest_of on list_interest (user_id)',
      // Without an opinion where it was said secretly.
      `create table list_vote (
        entry_id ${text} not null references list_entry (id) on delete cascade,
        user_id ${text} not null references users on delete cascade,
        opinion ${text},
        primary key (entry_id, user_id)
      ) ${endOfTable}`,
      'create index list_vote_of on list_vote (user_id)',
      `create table list_comment (
        place ${counter},
        id ${text} not null unique,
        entry_id ${text} not null references list_entry (id) on delete cascade,
        user_id ${text} not null references users on delete cascade,
        document ${text} not null
      ) ${endOfTable}`,
      'create index list_comment_about on list_comment (entry_id, place)',
      'create index list_comment_of on list_comment (user_id)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
