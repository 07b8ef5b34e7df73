import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** Applications with their files, and requests by which their repetition is known again. */
export const applications = ({ integer, text, day, instant, bytes, counter, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `create table request (
        key ${text} primary key,
        fingerprint ${text} not null,
        id ${text} not null,
        made_at ${instant} not null
      ) ${endOfTable}`,
      'create index request_by_age on request (made_at)',
      `create table application (
        place ${counter},
        id ${text} not null unique,
        position_id ${integer} not null,
        position_title ${text} not null,
        first_name ${text} not null,
        last_name ${text} not null,
        email ${text} not null,
        phone ${text},
        message ${text},
        applied_at ${instant} not null,
        deleted_on ${day} not null
      ) ${endOfTable}`,
      'create index application_due on application (deleted_on)',
      `create table application_file (
        application_id ${text} not null references application (id) on delete cascade,
        place ${integer} not null,
        name ${text} not null,
        kind ${text} not null,
        size ${integer} not null,
        bytes ${bytes} not null,
        primary key (application_id, place)
      ) ${endOfTable}`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
