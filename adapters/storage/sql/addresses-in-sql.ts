import type { DatePlace } from '#core/feeds/feeds.ts'
import type { ForListingAddresses } from '#core/feeds/ports.ts'
import { sql, type Kysely } from 'kysely'
import { lastChanges } from './dated-changes-in-sql.ts'
import type { Database } from './dialect.ts'
import { isVisible } from './reading-content.ts'
import type { Tables } from './tables.ts'

export const addressesInSql = ({ reading }: Database): ForListingAddresses => ({
  themes: async () => {
    const rows = await reading
      .selectFrom('theme')
      .select('url')
      .where(isVisible('theme'))
      .where('redirect_url', 'is', null)
      .orderBy('rubric_position')
      .orderBy('sort_key')
      .orderBy('internal_id')
      .execute()
    return rows.map(({ url }) => url)
  },
  pages: async () => {
    const rows = await reading.selectFrom('page').select('slug').orderBy('slug').execute()
    return rows.map(({ slug }) => slug)
  },
  dates: async (from, limit) => {
    const rows = await datesFrom(reading, from)
      .leftJoin('change', (join) => join.on('change.tag', '=', sql<string>`'event:' || event.event_id`))
      .select(['event.event_id', 'event.start_date', 'event.url', 'change.changed_at'])
      .limit(limit)
      .execute()
    return rows.map(({ event_id, start_date, url, changed_at }) => ({
      eventId: event_id,
      startDate: start_date,
      url,
      ...(changed_at !== null && { changedAt: changed_at }),
    }))
  },
  stretchesOfDates: async (from, length) => {
    const places: DatePlace[] = []
    let next = await placeAt(reading, { startDate: from, eventId: 0 }, 0)
    while (next) {
      places.push(next)
      next = await placeAt(reading, next, length)
    }
    return places
  },
  lastChanges: (tags) => lastChanges(reading, tags),
})

const datesFrom = (db: Kysely<Tables>, { startDate, eventId }: DatePlace) =>
  db
    .selectFrom('event')
    .innerJoin('theme', 'theme.internal_id', 'event.theme_id')
    .where(isVisible('theme'))
    .where('theme.redirect_url', 'is', null)
    .where(sql<boolean>`(event.start_date, event.event_id) >= (${startDate}, ${eventId})`)
    .orderBy('event.start_date')
    .orderBy('event.event_id')

/** The place so many dates further on. */
async function placeAt(db: Kysely<Tables>, from: DatePlace, further: number): Promise<DatePlace | undefined> {
  const row = await datesFrom(db, from)
    .select(['event.event_id', 'event.start_date'])
    .limit(1)
    .offset(further)
    .executeTakeFirst()
  return row && { startDate: row.start_date, eventId: row.event_id }
}
