import type { TakenByModule } from '#core/capacity/seats-of-run.ts'
import { eventTypes, type Event, type ListedEvent } from '#core/catalogue/catalogue.ts'
import type { StoredTheme } from '#core/catalogue/ports.ts'
import type { Day } from '#core/shared/day.ts'
import type { Hotel } from '#core/shared/venues.ts'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import {
  eventFrom,
  hotelFrom,
  listedEventFrom,
  themeFrom,
  type Hotels,
  type ListedEventRow,
  type WholeEventRow,
  type WholeModuleRow,
  type WholeThemeRow,
} from './content-from-rows.ts'
import type { Tables } from '../engine/tables.ts'
import { offersOf } from './theme-offers-in-sql.ts'

/** The condition that a row has not been withdrawn, in the words of the partial indices, so that they serve. */
export const isVisible = (table: 'rubric' | 'location' | 'hotel' | 'theme' | 'part' | 'ruling'): RawBuilder<boolean> =>
  sql<boolean>`not ${sql.ref(`${table}.withdrawn`)}`

const rubricColumns = [
  'rubric.url as rubric_url',
  'rubric.title as rubric_title',
  'rubric.position as rubric_position',
] as const
export const wholeThemeColumns = ['theme.internal_id', 'theme.event_type', 'theme.document', ...rubricColumns] as const
const eventColumns = [
  'event.internal_id',
  'event.event_id',
  'event.url',
  'event.theme_id',
  'event.start_date',
  'event.end_date',
  'event.start_time',
  'event.end_time',
  'event.hotel_id',
  'event.has_online',
  'event.price_net',
  'event.price_rate',
  'event.places',
  'event.taken',
  'event.guaranteed',
  'theme.url as theme_url',
] as const
export const listedEventColumns = [
  ...eventColumns,
  'theme.title as theme_title',
  'theme.event_type',
  ...rubricColumns,
] as const

/**
 * Themes with their events from a day on, in the order of the rows: of a series all, of any other the next `most` and
 * what all of them offer.
 */
export async function wholeThemes(
  db: Kysely<Tables>,
  rows: readonly WholeThemeRow[],
  from: Day,
  most: number,
): Promise<readonly StoredTheme[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ internal_id }) => internal_id)
  const series = rows
    .filter(({ event_type }) => event_type === eventTypes.trainingSeries)
    .map(({ internal_id }) => internal_id)
  const others = ids.filter((id) => !series.includes(id))
  const eventIds = [...(await eventsOfSeries(db, series, from)), ...(await nextEvents(db, others, from, most))]
  const eventRows = eventIds.length
    ? await db
        .selectFrom('event')
        .innerJoin('theme', 'theme.internal_id', 'event.theme_id')
        .select(eventColumns)
        .where('event.event_id', 'in', eventIds)
        .orderBy('event.start_date')
        .orderBy('event.event_id')
        .execute()
    : []
  const modules = eventIds.length
    ? await selectedModules(db).where('event_module.event_id', 'in', eventIds).execute()
    : []
  const offers = await offersOf(db, rows, from)
  const events = await withParts(db, eventRows, modules, eventFrom)
  const eventsOf = Map.groupBy(events, ({ row }) => row.theme_id)
  return rows.map((row) => {
    const theme = themeFrom(
      row,
      (eventsOf.get(row.internal_id) ?? []).map(({ event }) => event),
    )
    const offer = offers.get(row.internal_id)
    return offer ? { ...theme, offer } : theme
  })
}

async function eventsOfSeries(db: Kysely<Tables>, themeIds: readonly number[], from: Day): Promise<readonly number[]> {
  if (themeIds.length === 0) return []
  const rows = await db
    .selectFrom('event')
    .select('event_id')
    .where('theme_id', 'in', themeIds)
    .where('start_date', '>=', from)
    .execute()
  return rows.map(({ event_id }) => event_id)
}

/** The next events of each theme, so many of each: one short way into the index for each. */
async function nextEvents(
  db: Kysely<Tables>,
  themeIds: readonly number[],
  from: Day,
  most: number,
): Promise<readonly number[]> {
  const nextOf = (themeId: number) => sql`
    select event_id from (
      select event_id from event where theme_id = ${themeId} and start_date >= ${from}
      order by start_date, event_id limit ${most}
    ) as next`
  if (themeIds.length === 0) return []
  const { rows } = await sql<{ event_id: number }>`${sql.join(themeIds.map(nextOf), sql` union all `)}`.execute(db)
  return rows.map(({ event_id }) => event_id)
}

/** Events for lists, in the order of the rows. */
export async function listedEvents(
  db: Kysely<Tables>,
  rows: readonly ListedEventRow[],
): Promise<readonly ListedEvent[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ event_id }) => event_id)
  const modules = await selectedModules(db).where('event_module.event_id', 'in', ids).execute()
  const events = await withParts(db, rows, modules, listedEventFrom)
  return events.map(({ event }) => event)
}

/** All hotels, or some of them, withdrawn ones too. */
export const selectedHotels = (db: Kysely<Tables>) =>
  db
    .selectFrom('hotel')
    .innerJoin('location', 'location.internal_id', 'hotel.location_id')
    .select(['hotel.internal_id', 'hotel.document', 'location.name as location'])

const selectedModules = (db: Kysely<Tables>) =>
  db
    .selectFrom('event_module')
    .leftJoin('theme as part', (join) =>
      join.onRef('part.internal_id', '=', 'event_module.theme_id').on(isVisible('part')),
    )
    .select([
      'event_module.event_id',
      'event_module.position',
      'event_module.title',
      'event_module.first_title',
      'event_module.theme_id',
      'event_module.duration',
      'event_module.start_date',
      'event_module.end_date',
      'event_module.start_time',
      'event_module.end_time',
      'event_module.venue_id',
      'event_module.hotel_id',
      'part.url as theme_url',
    ])
    .orderBy('event_module.event_id')
    .orderBy('event_module.position')

async function withParts<Row extends WholeEventRow, E extends Event>(
  db: Kysely<Tables>,
  rows: readonly Row[],
  modules: readonly WholeModuleRow[],
  eventOf: (row: Row, modules: readonly WholeModuleRow[], hotels: Hotels, byModule?: TakenByModule) => E,
): Promise<readonly { readonly row: Row; readonly event: E }[]> {
  const modulesOf = Map.groupBy(modules, ({ event_id }) => event_id)
  const venues = [...rows, ...modules].map(({ hotel_id }) => hotel_id).filter((id) => id !== null)
  const hotels = await hotelsWith(db, [...new Set(venues)])
  const taken = await takenByModule(db, [...modulesOf.keys()])
  return rows.map((row) => ({
    row,
    event: eventOf(row, modulesOf.get(row.event_id) ?? [], hotels, taken.get(row.event_id)),
  }))
}

/** Of the runs in which somebody booked modules alone, how many seats of each. */
async function takenByModule(
  db: Kysely<Tables>,
  eventIds: readonly number[],
): Promise<ReadonlyMap<number, TakenByModule>> {
  if (eventIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('part_seats')
    .select(['event_id', 'part', 'taken'])
    .where('kind', '=', 'module')
    .where('event_id', 'in', eventIds)
    .execute()
  const seats = new Map<number, Map<string, number>>()
  for (const { event_id, part, taken } of rows)
    seats.set(event_id, (seats.get(event_id) ?? new Map<string, number>()).set(part, taken))
  return seats
}

async function hotelsWith(db: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, Hotel>> {
  if (ids.length === 0) return new Map()
  const rows = await selectedHotels(db).where('hotel.internal_id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.internal_id, hotelFrom(row)]))
}
