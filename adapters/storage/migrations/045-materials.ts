import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** Photos and documents of events, the files that are kept in the database, and the keys of those nothing refers to. */
export const materials = ({ integer, text, day, instant, bytes, counter, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `create table material (
        place ${counter},
        id ${text} not null unique,
        event_id ${integer} not null,
        kind ${text} not null,
        uploaded_by ${text} references users,
        is_hidden ${integer} not null,
        bytes ${integer} not null,
        deleted_on ${day} not null,
        document ${text} not null
      ) ${endOfTable}`,
      'create index material_of_event on material (event_id, kind, place)',
      'create index material_of_user on material (uploaded_by)',
      'create index material_hidden on material (is_hidden, place)',
      'create index material_due on material (deleted_on)',
      `create table unused_file (
        key ${text} not null primary key,
        unused_from ${instant} not null
      ) ${endOfTable}`,
      'create index unused_file_from on unused_file (unused_from)',
      `create table kept_file (
        key ${text} not null primary key,
        size ${integer} not null,
        digest ${text} not null
      ) ${endOfTable}`,
      `create table kept_file_part (
        key ${text} not null,
        part ${integer} not null,
        bytes ${bytes} not null,
        primary key (key, part)
      ) ${endOfTable}`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
