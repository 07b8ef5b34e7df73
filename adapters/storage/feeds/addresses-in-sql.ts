import type { SiteMapCursor } from '#core/feeds/feeds.ts'
import type { ForListingAddresses } from '#core/feeds/ports.ts'
import type { Day } from '#core/shared/day.ts'
import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import { lastChanges } from '../changes/by-day-in-sql.ts'
import type { Database } from '../engine/dialect.ts'
import { isVisible } from '../catalogue/reading-in-sql.ts'
import type { Tables } from '../engine/tables.ts'

export const addressesInSql = ({ reading, snapshot }: Database): ForListingAddresses => ({
  themes: async () => {
    const rows = await livingThemes(reading)
      .select('url')
      .orderBy('rubric_position')
      .orderBy('sequence')
      .orderBy('sort_key')
      .orderBy('internal_id')
      .execute()
    return rows.map(({ url }) => url)
  },
  pages: async () => {
    const rows = await reading.selectFrom('page').select('slug').orderBy('slug').execute()
    return rows.map(({ slug }) => slug)
  },
  events: async (from, limit) => {
    const rows = await eventsFrom(reading, from)
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
  chunksOfEvents: (from, length) =>
    snapshot(async (db) => {
      // All events are counted from an index as it stands; those of the few other themes are taken off.
      const all = await eventsByDay(db.selectFrom('event'), from)
      const others = await eventsByDay(db.selectFrom('event').where('theme_id', 'in', otherThemes(db)), from)
      const taken = new Map(others.map(({ start_date, events }) => [start_date, events]))
      const days = all.map(({ start_date, events }) => ({ start_date, events: events - (taken.get(start_date) ?? 0) }))
      const cursors: SiteMapCursor[] = []
      for (const { startDate, position } of beginnings(days, length))
        cursors.push({ startDate, eventId: await eventOfDay(db, startDate, position) })
      return cursors
    }),
  lastChanges: (tags) => lastChanges(reading, tags),
})

const eventsFrom = (db: Kysely<Tables>, { startDate, eventId }: SiteMapCursor) =>
  db
    .selectFrom('event')
    .innerJoin('theme', 'theme.internal_id', 'event.theme_id')
    .where(isVisible('theme'))
    .where('theme.redirect_url', 'is', null)
    .where(sql<boolean>`(event.start_date, event.event_id) >= (${startDate}, ${eventId})`)
    .orderBy('event.start_date')
    .orderBy('event.event_id')

const livingThemes = (db: Kysely<Tables>) =>
  db.selectFrom('theme').select('internal_id').where(isVisible('theme')).where('redirect_url', 'is', null)

/** Themes that live elsewhere, or nowhere any more. */
const otherThemes = (db: Kysely<Tables>) =>
  db
    .selectFrom('theme')
    .select('internal_id')
    .where(({ or, not, eb }) => or([not(isVisible('theme')), eb('redirect_url', 'is not', null)]))

const eventsByDay = (events: SelectQueryBuilder<Tables, 'event', object>, from: Day) =>
  events
    .select(({ fn }) => ['start_date', fn.countAll<number>().as('events')])
    .where('start_date', '>=', from)
    .groupBy('start_date')
    .orderBy('start_date')
    .execute()

/** On which day each chunk of so many events begins, and with which of that day's events, the first being 0. */
function beginnings(days: readonly { readonly start_date: Day; readonly events: number }[], length: number) {
  let before = 0
  return days.flatMap(({ start_date: startDate, events }) => {
    const found = []
    for (let position = (length - (before % length)) % length; position < events; position += length)
      found.push({ startDate, position })
    before += events
    return found
  })
}

async function eventOfDay(db: Kysely<Tables>, day: Day, position: number): Promise<number> {
  const { event_id } = await db
    .selectFrom('event')
    .select('event_id')
    .where('start_date', '=', day)
    .where('theme_id', 'in', livingThemes(db))
    .orderBy('event_id')
    .limit(1)
    .offset(position)
    .executeTakeFirstOrThrow()
  return event_id
}
