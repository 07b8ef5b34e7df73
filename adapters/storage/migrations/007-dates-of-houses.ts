import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/** The dates of a hotel by day, found without reading all of them. */
export const datesOfHouses = ({ day }: ColumnTypes): Migration => ({
  up: async (db) => {
    await sql.raw(`alter table event_venue add column start_date ${day}`).execute(db)
    await sql`
      update event_venue
      set start_date = (select event.start_date from event where event.event_id = event_venue.event_id)`.execute(db)
    await sql`create index event_venue_by_start on event_venue (hotel_id, start_date, event_id)`.execute(db)
    await sql`drop index event_venue_of_hotel`.execute(db)
  },
})
