import { eventTypes, type ListedEvent, type Rubric } from '#core/catalogue/catalogue.ts'
import type { EventFilter, ForStoringTheCatalogue } from '#core/catalogue/ports.ts'
import { eventsOnCard } from '#core/catalogue/theme-card.ts'
import type { Day } from '#core/shared/day.ts'
import { longestPage, pageQueryOf, type Page, type PageQuery } from '#core/shared/page.ts'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { aDay, aNumber, cursorKeyOf, tokenOf } from '../engine/continuation.ts'
import { eventInSql, selectedEvents } from './event-in-sql.ts'
import { rubricIn } from './documents.ts'
import { inByteOrder } from '../engine/german-sort-key.ts'
import { storableText } from '../engine/storable-text.ts'
import type { ListedEventRow } from './content-from-rows.ts'
import type { Database } from '../engine/dialect.ts'
import { isVisible, listedEvents, wholeThemes, wholeThemeColumns } from './reading-in-sql.ts'
import type { Tables } from '../engine/tables.ts'
import { themeCount, themeUrls } from './theme-urls-in-sql.ts'

export const catalogueInSql = ({ reading, snapshot }: Database): ForStoringTheCatalogue => ({
  rubrics: () => rubrics(reading),
  theme: (url, from) =>
    snapshot(async (db) => {
      const row = await selectedThemes(db).where('theme.url', '=', url).executeTakeFirst()
      return row && (await wholeThemes(db, [row], from, longestPage))[0]
    }),
  themeUrls: (filter, from, pageQuery) => themeUrls(reading, filter, from, pageQuery),
  themeCount: (filter, from) => themeCount(reading, filter, from),
  themesAt: async (urls, from) => {
    if (urls.length === 0) return []
    return snapshot(async (db) => {
      const rows = await selectedThemes(db).where('theme.url', 'in', urls).execute()
      return wholeThemes(db, rows, from, eventsOnCard)
    })
  },
  themesToCome: async (urls, from) => {
    const known = urls.map(storableText)
    if (known.length === 0) return new Map()
    const rows = await reading
      .selectFrom('theme')
      .innerJoin('event', 'event.theme_id', 'theme.internal_id')
      .select(({ fn }) => ['theme.url', fn.min('event.start_date').as('first')])
      .where('theme.url', 'in', known)
      .where(isVisible('theme'))
      .where('theme.redirect_url', 'is', null)
      .where('event.start_date', '>=', from)
      .groupBy('theme.url')
      .execute()
    return new Map(rows.map(({ url, first }) => [url, first]))
  },
  seriesWith: (themeUrl) =>
    reading
      .selectFrom('theme')
      .select(['theme.url', 'theme.title'])
      .where(isVisible('theme'))
      .where('theme.redirect_url', 'is', null)
      .where('theme.event_type', '=', eventTypes.trainingSeries)
      .where('theme.url', '!=', themeUrl)
      .where('theme.internal_id', 'in', (eb) =>
        eb
          .selectFrom('event_module')
          .innerJoin('event', 'event.event_id', 'event_module.event_id')
          .innerJoin('theme as part', 'part.internal_id', 'event_module.theme_id')
          .select('event.theme_id')
          .where(isVisible('part'))
          .where('part.url', '=', themeUrl),
      )
      .orderBy('theme.sort_key')
      .orderBy('theme.internal_id')
      .execute(),
  event: async (eventId) => (Number.isSafeInteger(eventId) ? eventInSql({ reading, snapshot }, eventId) : undefined),
  events: (filter, from, pageQuery) => snapshot((db) => eventsPage(db, filter, from, pageQuery)),
})

async function rubrics(db: Kysely<Tables>): Promise<readonly Rubric[]> {
  const rows = await db
    .selectFrom('rubric')
    .select('document')
    .select((eb) =>
      eb
        .selectFrom('theme')
        .select(eb.fn.countAll<number>().as('themes'))
        .whereRef('theme.rubric_id', '=', 'rubric.id')
        .where('theme.redirect_url', 'is', null)
        .where(isVisible('theme'))
        .$asScalar()
        .$notNull()
        .as('count'),
    )
    .where(isVisible('rubric'))
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...rubricIn(row), count: row.count }))
}

const selectedThemes = (db: Kysely<Tables>) =>
  db
    .selectFrom('theme')
    .innerJoin('rubric', 'rubric.id', 'theme.rubric_id')
    .select(wholeThemeColumns)
    .where(isVisible('theme'))

async function eventsPage(
  db: Kysely<Tables>,
  filter: EventFilter,
  from: Day,
  pageQuery: PageQuery,
): Promise<Page<ListedEvent>> {
  const { after, limit } = pageQueryOf(pageQuery)
  const start = cursorKeyOf(after, [aDay, aNumber])
  if (start === 'nowhere') return { items: [] }
  const bound = start === 'start' || start[0] < from ? from : start
  const rows =
    filter.hotelIds === undefined
      ? await eventsByDay(db, filter, bound, limit + 1)
      : await eventsInHotels(db, filter.hotelIds, filter, bound, limit + 1)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const next = rows.length > limit && last ? { next: tokenOf([last.start_date, last.event_id]) } : {}
  return { items: await listedEvents(db, shown), ...next }
}

/** A day, or the cursor after which a list goes on. */
type Bound = Day | readonly [Day, number]

const filteredEvents = (db: Kysely<Tables>, { theme, targetGroup }: EventFilter) => {
  let query = selectedEvents(db).where(isVisible('theme'))
  query = theme === undefined ? query.where('theme.redirect_url', 'is', null) : query.where('theme.url', '=', theme)
  if (targetGroup === undefined) return query
  return query.where((eb) =>
    eb.exists(
      eb
        .selectFrom('theme_target_group')
        .select('theme_target_group.theme_id')
        .whereRef('theme_target_group.theme_id', '=', 'theme.internal_id')
        .where('theme_target_group.target_group', '=', targetGroup),
    ),
  )
}

/** Only one bound, so that the index is entered where the page begins. */
const isBehind = (table: 'event' | 'event_venue', bound: Bound): RawBuilder<boolean> => {
  const day = sql.ref(`${table}.start_date`)
  return typeof bound === 'string'
    ? sql<boolean>`${day} >= ${bound}`
    : sql<boolean>`(${day}, ${sql.ref(`${table}.event_id`)}) > (${sql.join(bound)})`
}

const eventsByDay = (db: Kysely<Tables>, filter: EventFilter, bound: Bound, limit: number) =>
  filteredEvents(db, filter)
    .where(isBehind('event', bound))
    .orderBy('event.start_date')
    .orderBy('event.event_id')
    .limit(limit)
    .execute()

/** Each hotel has its events by day in an index; the first of each, put together, hold the first of all. */
async function eventsInHotels(
  db: Kysely<Tables>,
  hotelIds: readonly number[],
  filter: EventFilter,
  bound: Bound,
  limit: number,
): Promise<readonly ListedEventRow[]> {
  const found = new Map<number, ListedEventRow>()
  for (const hotelId of new Set(hotelIds.filter(Number.isSafeInteger))) {
    const rows = await filteredEvents(db, filter)
      .innerJoin('event_venue', 'event_venue.event_id', 'event.event_id')
      .where('event_venue.hotel_id', '=', hotelId)
      .where(isBehind('event_venue', bound))
      .orderBy('event_venue.start_date')
      .orderBy('event_venue.event_id')
      .limit(limit)
      .execute()
    for (const row of rows) found.set(row.event_id, row)
  }
  return [...found.values()]
    .toSorted((one, other) => inByteOrder(one.start_date, other.start_date) || one.event_id - other.event_id)
    .slice(0, limit)
}
