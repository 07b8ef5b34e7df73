import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** Decisions of courts, and what lists of them are narrowed by. */
export const rulings = ({ text, day, flag, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `create table ruling (
        slug ${text} primary key,
        court ${text} not null,
        decided_on ${day} not null,
        words ${text} not null,
        document ${text} not null,
        fingerprint ${text} not null,
        withdrawn ${flag} not null
      ) ${endOfTable}`,
      'create index ruling_by_day on ruling (decided_on desc, slug)',
      `create table ruling_key (
        slug ${text} not null references ruling (slug) on delete cascade,
        kind ${text} not null,
        value ${text} not null,
        primary key (slug, kind, value)
      ) ${endOfTable}`,
      'create index ruling_key_by_value on ruling_key (kind, value)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
