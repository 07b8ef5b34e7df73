import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** Laws in their versions, norm by norm, and which version everyone reads. */
export const laws = ({ text, integer, instant, counter, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `create table law_version (
        place ${counter},
        id ${text} not null unique,
        slug ${text} not null,
        built_at ${text} not null,
        imported_at ${instant} not null,
        published_at ${instant},
        document ${text} not null,
        warnings ${text} not null
      ) ${endOfTable}`,
      'create index law_version_slug on law_version (slug, place)',
      `create table law_norm (
        version_id ${text} not null references law_version (id) on delete cascade,
        place ${integer} not null,
        norm_key ${text} not null,
        name ${text} not null,
        title ${text},
        state ${text} not null,
        division ${text},
        document ${text} not null,
        primary key (version_id, place),
        unique (version_id, norm_key)
      ) ${endOfTable}`,
      `create table published_law (
        slug ${text} not null primary key,
        version_id ${text} not null unique references law_version (id)
      ) ${endOfTable}`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
