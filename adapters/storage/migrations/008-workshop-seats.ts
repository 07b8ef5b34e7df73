import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** Seats that are gone in the workshops of a date. */
export const workshopSeats = ({ integer, text, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    await sql
      .raw(
        `create table workshop_seats (
          event_id ${integer} not null references event (event_id) on delete cascade,
          workshop ${text} not null,
          taken ${integer} not null check (taken >= 0),
          primary key (event_id, workshop)
        ) ${endOfTable}`,
      )
      .execute(db)
  },
})
