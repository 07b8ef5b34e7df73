import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** Forms that people send, each as a document with its files, until it is deleted. */
export const formRequests = ({ integer, text, day, instant, bytes, counter, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `create table form_request (
        place ${counter},
        id ${text} not null unique,
        kind ${text} not null,
        email ${text} not null,
        document ${text} not null,
        sent_at ${instant} not null,
        deleted_on ${day} not null
      ) ${endOfTable}`,
      'create index form_request_due on form_request (deleted_on)',
      'create index form_request_of_kind on form_request (kind, place)',
      'create index form_request_email on form_request (email)',
      `create table form_request_file (
        request_id ${text} not null references form_request (id) on delete cascade,
        place ${integer} not null,
        name ${text} not null,
        kind ${text} not null,
        size ${integer} not null,
        bytes ${bytes} not null,
        primary key (request_id, place)
      ) ${endOfTable}`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
