import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { bookingStates, keepsSeats } from '#core/booking/booking-state.ts'
import { modulesOf } from '#core/booking/seats-of-party.ts'
import type { Booking } from '#core/booking/booking.ts'
import type { ColumnTypes } from '../engine/dialect.ts'
import type { Tables } from '../engine/tables.ts'

/**
 * Modules that are booked alone count their seats in the table of parts. Bookings of modules had taken seats of the
 * whole run; now they have those of their modules, and what is free of the run by that can be booked.
 */
export const seatsOfModules = ({ integer, text, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    // SQLite changes no condition of a table that is there.
    const statements = [
      `create table seats_of_parts (
        event_id ${integer} not null references event (event_id) on delete cascade,
        kind ${text} not null check (kind in ('workshop', 'contingent', 'module')),
        part ${text} not null,
        capacity ${integer} not null,
        taken ${integer} not null,
        primary key (event_id, kind, part),
        check (taken >= 0 and taken <= capacity)
      ) ${endOfTable}`,
      `insert into seats_of_parts (event_id, kind, part, capacity, taken)
        select event_id, kind, part, capacity, taken from part_seats`,
      'drop table part_seats',
      'alter table seats_of_parts rename to part_seats',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
    await fill(db)
  },
})

const atOnce = 500

/** Seats of one run: those of bookings of modules, and how many of them are in each. */
interface OfRun {
  seats: number
  readonly byModule: Map<string, number>
}

async function fill(db: Kysely<Tables>): Promise<void> {
  for (const [eventId, { seats, byModule }] of await takenInRuns(db)) {
    for (const [part, taken] of byModule)
      await db
        .insertInto('part_seats')
        .values({ event_id: eventId, kind: 'module', part, capacity: taken, taken })
        .execute()
    const free = seats - Math.max(...byModule.values())
    await db
      .updateTable('event')
      .set({ taken: sql<number>`taken - ${free}` })
      .where('event_id', '=', eventId)
      .execute()
  }
}

/** Of the runs that are in the programme. Only bookings whose document says on which days modules begin are read. */
async function takenInRuns(db: Kysely<Tables>): Promise<ReadonlyMap<number, OfRun>> {
  const runs = new Map<number, OfRun>()
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('booking')
      .innerJoin('event', 'event.event_id', 'booking.event_id')
      .select(['booking.place', 'booking.event_id', 'booking.seats', 'booking.document'])
      .where('booking.state', 'in', bookingStates.filter(keepsSeats))
      .where('booking.document', 'like', '%"modules":["%')
      .where('booking.place', '>', after)
      .orderBy('booking.place')
      .limit(atOnce)
      .execute()
    for (const { event_id, seats, document } of rows) {
      const booking: Booking = JSON.parse(document)
      const run = runs.get(event_id) ?? { seats: 0, byModule: new Map<string, number>() }
      for (const module of modulesOf(booking) ?? []) run.byModule.set(module, (run.byModule.get(module) ?? 0) + seats)
      run.seats += seats
      runs.set(event_id, run)
    }
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return runs
    after = last.place
  }
}
