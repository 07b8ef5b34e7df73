import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/**
 * Invoices, and the last number of each series. They outlive bookings and people, so no row goes with them
 * (§ 147 Abs. 3 AO).
 */
export const invoices = ({ text, integer, counter, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const ranges = `create table number_range (
      series ${text} not null primary key,
      last ${integer} not null check (last > 0)
    ) ${endOfTable}`
    const issued = `create table invoice (
      id ${counter},
      series ${text} not null references number_range,
      nth ${integer} not null check (nth > 0),
      number ${text} not null unique,
      booking_id ${text} not null,
      token ${text} not null,
      reason ${text} not null,
      document ${text} not null,
      unique (series, nth),
      unique (booking_id, reason)
    ) ${endOfTable}`
    for (const statement of [ranges, issued]) await sql.raw(statement).execute(db)
  },
})
