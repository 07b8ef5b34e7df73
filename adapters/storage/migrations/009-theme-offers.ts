import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/**
 * Where and for how much a theme is offered, with the last day on which a date does so begin: cards tell of all dates
 * to come without reading them. Filled from the dates that are there.
 */
export const themeOffers = ({ integer, number, day, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `create table theme_place (
        theme_id ${integer} not null references theme on delete cascade,
        location_id ${integer} not null,
        last_day ${day} not null,
        primary key (theme_id, location_id)
      ) ${endOfTable}`,
      `create table theme_price (
        theme_id ${integer} not null references theme on delete cascade,
        price_net ${integer} not null,
        price_rate ${number} not null,
        last_day ${day} not null,
        primary key (theme_id, price_net, price_rate)
      ) ${endOfTable}`,
      `insert into theme_place (theme_id, location_id, last_day)
        select event.theme_id, hotel.location_id, max(event.start_date)
        from event
        join event_venue on event_venue.event_id = event.event_id
        join hotel on hotel.internal_id = event_venue.hotel_id
        group by event.theme_id, hotel.location_id`,
      `insert into theme_place (theme_id, location_id, last_day)
        select theme_id, 0, max(start_date) from event where has_online group by theme_id`,
      `insert into theme_price (theme_id, price_net, price_rate, last_day)
        select theme_id, price_net, price_rate, max(start_date)
        from event where price_net is not null group by theme_id, price_net, price_rate`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
