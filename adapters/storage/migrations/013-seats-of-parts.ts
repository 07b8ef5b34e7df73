import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** Workshops and contingents count their seats in one table, which never holds more taken ones than there are. */
export const seatsOfParts = ({ integer, text, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `create table part_seats (
        event_id ${integer} not null references event (event_id) on delete cascade,
        kind ${text} not null check (kind in ('workshop', 'contingent')),
        part ${text} not null,
        capacity ${integer} not null,
        taken ${integer} not null,
        primary key (event_id, kind, part),
        check (taken >= 0 and taken <= capacity)
      ) ${endOfTable}`,
      // What a room holds comes with the next seat that is taken.
      `insert into part_seats (event_id, kind, part, capacity, taken)
        select event_id, 'workshop', workshop, taken, taken from workshop_seats`,
      'drop table workshop_seats',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
