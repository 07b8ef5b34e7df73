import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/**
 * What other systems take and bring. When exported content last changed, also of what is gone; what is there already
 * changed today. Files of content as they were written, in parts; the next import brings them. What was brought by
 * another system, under which version, also of what is gone.
 */
export const exchange = ({ text, integer, instant, flag, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const now = `cast('${new Date().toISOString()}' as ${instant})`
    for (const statement of [
      `create table exported_item (
        kind ${text} not null,
        id ${text} not null,
        fingerprint ${text} not null,
        changed_at ${instant} not null,
        is_gone ${flag} not null,
        primary key (kind, id)
      ) ${endOfTable}`,
      `create table content_file (
        path ${text} primary key,
        owner ${text} not null,
        fingerprint ${text} not null
      ) ${endOfTable}`,
      `create table content_file_part (
        path ${text} not null references content_file (path) on delete cascade,
        part ${integer} not null,
        written ${text} not null,
        primary key (path, part)
      ) ${endOfTable}`,
      `create table synced_item (
        kind ${text} not null,
        external_id ${text} not null,
        version ${integer} not null,
        is_gone ${flag} not null,
        synced_at ${instant} not null,
        primary key (kind, external_id)
      ) ${endOfTable}`,
      'create index exported_item_by_change on exported_item (kind, changed_at, id)',
      `insert into exported_item
        select 'lexicon', target_group || '/' || slug, fingerprint, ${now}, false from lexicon_entry`,
      `insert into exported_item
        select 'jurisdictions', slug, fingerprint, ${now}, false from ruling where not withdrawn`,
      `insert into exported_item select 'articles', cast(id as text), fingerprint, ${now}, false from article`,
      `insert into exported_item select 'downloads', key, fingerprint, ${now}, false from record where kind = 'download'`,
      `insert into exported_item select 'faq', key, fingerprint, ${now}, false from record where kind = 'faq'`,
      `insert into exported_item select 'youtube', key, fingerprint, ${now}, false from record where kind = 'video'`,
    ])
      await sql.raw(statement).execute(db)
  },
})
