import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/**
 * Orders, their bookings, and what happens to bookings by itself. Of each event the seats that were taken elsewhere, so
 * that the others can be counted.
 */
export const bookings = ({ text, integer, counter, instant, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `create table orders (
        order_no ${text} not null primary key,
        user_id ${text},
        document ${text} not null,
        placed_at ${instant} not null
      ) ${endOfTable}`,
      `create table booking (
        place ${counter},
        id ${text} not null unique,
        token ${text} not null unique,
        employers_token ${text} unique,
        order_no ${text} not null references orders,
        user_id ${text},
        event_id ${integer} not null,
        state ${text} not null,
        seats ${integer} not null,
        document ${text} not null
      ) ${endOfTable}`,
      `create table due_task (
        kind ${text} not null,
        subject ${text} not null,
        due ${instant} not null,
        failures ${integer} not null,
        primary key (kind, subject)
      ) ${endOfTable}`,
    ]
    await sql.raw(`alter table event add column elsewhere ${integer} not null default 0`).execute(db)
    await sql`update event set elsewhere = taken`.execute(db)
    for (const statement of statements) await sql.raw(statement).execute(db)
    await sql`create index booking_order on booking (order_no)`.execute(db)
    await sql`create index booking_event on booking (event_id, state)`.execute(db)
    await sql`create index booking_user on booking (user_id)`.execute(db)
    await sql`create index orders_user on orders (user_id)`.execute(db)
    await sql`create index due_task_due on due_task (due)`.execute(db)
  },
})
