import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/**
 * How far the office is with each form that was sent, who looks after it and what was done; whose form the office
 * looked at; and who works in the office. What was sent before, nobody has done anything about.
 */
export const inbox = ({ text, integer, counter, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `alter table form_request add column state ${text} not null default 'offen'`,
      `alter table form_request add column assignee ${text}`,
      `alter table form_request add column version ${integer} not null default 0`,
      `alter table form_request add column urgent ${integer} not null default 0`,
      `update form_request set urgent = 1 where kind = 'withdrawal'`,
      'drop index form_request_of_kind',
      'create index form_request_of_kind on form_request (kind, urgent, place)',
      'create index form_request_in_order on form_request (urgent, place)',
      'create index form_request_of_state on form_request (state, urgent, place)',
      'create index form_request_assigned on form_request (assignee, urgent, place)',
      `create table form_request_step (
        place ${counter},
        request_id ${text} not null references form_request (id) on delete cascade,
        document ${text} not null
      ) ${endOfTable}`,
      'create index form_request_step_of on form_request_step (request_id, place)',
      `alter table access_entry add column request_id ${text}`,
      'create index access_entry_to_request on access_entry (request_id)',
      // Few have another role than that of a member; they are asked for each time that somebody opens a form.
      `create index users_of_office on users (id) where roles <> '["mitglied"]'`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
