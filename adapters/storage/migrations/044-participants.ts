import type { Booking } from '#core/booking/booking.ts'
import { berlinDay } from '#core/shared/dates.ts'
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'
import { storableText } from '../engine/storable-text.ts'
import type { Tables } from '../engine/tables.ts'
import { dayNumber } from '../participation/day-number.ts'
import { peopleIn } from '../participation/people-in-booking.ts'

/** For which Gremium something was booked, when, and by whom it is found. What was booked before is of no Gremium. */
export const participants = ({ text, integer, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `alter table booking add column gremium_id ${text}`,
      `alter table booking add column first_day ${integer} not null default 0`,
      `alter table booking add column last_day ${integer} not null default 0`,
      'create index booking_gremium on booking (gremium_id, first_day, place)',
      `create table booking_person (
        person ${text} not null,
        booking_id ${text} not null references booking (id) on delete cascade,
        primary key (person, booking_id)
      ) ${endOfTable}`,
      'create index booking_person_of on booking_person (booking_id)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
    await fill(db)
  },
})

const atOnce = 500

async function fill(db: Kysely<Tables>): Promise<void> {
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('booking')
      .select(['place', 'id', 'document'])
      .where('place', '>', after)
      .orderBy('place')
      .limit(atOnce)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    for (const { place, id, document } of rows) {
      const booking: Booking = JSON.parse(document)
      const days = {
        first_day: dayNumber(berlinDay(booking.event.startDate)),
        last_day: dayNumber(berlinDay(booking.event.endDate)),
      }
      await db.updateTable('booking').set(days).where('place', '=', place).execute()
      // Only the columns of then.
      for (const person of peopleIn(booking))
        await sql`insert into booking_person (person, booking_id) values (${storableText(person)}, ${id})`.execute(db)
    }
    after = last.place
  }
}
