import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/**
 * Every row of `event_venue` has the day of its date: dates that were added beside an import had none, and so stood in
 * no list of a hotel. SQLite cannot forbid null afterwards, so the table is made anew.
 */
export const everyVenueHasItsDay = ({ integer, day, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `create table event_venue_before as
        select event_venue.event_id, event_venue.hotel_id, event.start_date
        from event_venue
        join event on event.event_id = event_venue.event_id`,
      `drop table event_venue`,
      `create table event_venue (
        event_id ${integer} not null references event (event_id) on delete cascade,
        hotel_id ${integer} not null references hotel,
        start_date ${day} not null,
        primary key (event_id, hotel_id)
      ) ${endOfTable}`,
      `insert into event_venue (event_id, hotel_id, start_date)
        select event_id, hotel_id, start_date from event_venue_before`,
      `drop table event_venue_before`,
      `create index event_venue_by_start on event_venue (hotel_id, start_date, event_id)`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
