import type { Booking } from '#core/booking/booking.ts'
import { attendedBy, themesOf } from '#core/participation/trained-at.ts'
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'
import { storableJson, storableText } from '../engine/storable-text.ts'
import type { Tables } from '../engine/tables.ts'
import { attendanceFlag } from '../participation/attendance-flag.ts'
import { emailsIn } from '../participation/people-in-booking.ts'

/**
 * What an event teaches and who was there, beside whole bookings: a Gremium asks for both of all its members at once.
 * And until when somebody has seen what is new.
 */
export const trainings = ({ text, integer, instant, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    const statements = [
      `alter table booking_person add column themes ${text} not null default '[]'`,
      `alter table booking_person add column attended ${integer}`,
      `create table seen_news (
        user_id ${text} primary key references users on delete cascade,
        seen_at ${instant} not null
      ) ${endOfTable}`,
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
    for (const { id, document } of rows) {
      const booking: Booking = JSON.parse(document)
      const themes = storableJson(themesOf(booking))
      for (const email of emailsIn(booking)) {
        const said = { themes, attended: attendanceFlag(attendedBy(booking, email)) }
        const hers = db.updateTable('booking_person').set(said).where('booking_id', '=', id)
        await hers.where('person', '=', storableText(email)).execute()
      }
    }
    after = last.place
  }
}
