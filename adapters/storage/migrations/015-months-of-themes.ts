import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/**
 * In which months and towns a theme has events, online or not, with the last day on which such an event begins: one row
 * answers all that a list of themes asks of one event. An event without a town has 0. Filled from the events that are
 * there.
 */
export const monthsOfThemes = ({ integer, text, flag, day, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `create table theme_month (
        theme_id ${integer} not null references theme on delete cascade,
        month ${text} not null,
        location_id ${integer} not null,
        has_online ${flag} not null,
        last_day ${day} not null,
        primary key (theme_id, month, location_id, has_online)
      ) ${endOfTable}`,
      `create index theme_month_of_town on theme_month (theme_id, location_id)`,
      `insert into theme_month (theme_id, month, location_id, has_online, last_day)
        select event.theme_id, substr(cast(event.start_date as text), 1, 7),
          coalesce(hotel.location_id, 0), event.has_online, max(event.start_date)
        from event
        left join event_venue on event_venue.event_id = event.event_id
        left join hotel on hotel.internal_id = event_venue.hotel_id
        group by 1, 2, 3, 4`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
