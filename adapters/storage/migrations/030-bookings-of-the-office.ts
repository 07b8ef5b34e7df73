import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { searchTextOf } from '#core/booking/booking-search.ts'
import type { ColumnTypes } from '../engine/dialect.ts'
import { storableText } from '../engine/storable-text.ts'
import type { Tables } from '../engine/tables.ts'

/** By what the office finds bookings, and which events were called off. */
export const bookingsOfTheOffice = ({ text, integer, instant, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    await sql.raw(`alter table booking add column search ${text} not null default ''`).execute(db)
    await sql
      .raw(
        `create table called_off_event (
          event_id ${integer} not null primary key,
          reason ${text} not null,
          at ${instant} not null
        ) ${endOfTable}`,
      )
      .execute(db)
    await fill(db)
  },
})

const atOnce = 500

async function fill(db: Kysely<Tables>): Promise<void> {
  for (let place = 0; ;) {
    const rows = await db
      .selectFrom('booking')
      .select(['place', 'document'])
      .where('place', '>', place)
      .orderBy('place')
      .limit(atOnce)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    for (const row of rows) {
      const search = storableText(searchTextOf(JSON.parse(row.document)))
      await db.updateTable('booking').set({ search }).where('place', '=', row.place).execute()
    }
    place = last.place
  }
}
