import { setImmediate as aTurn } from 'node:timers/promises'
import type { IndexChanges, IndexedEvent } from '#core/finder/index-changes.ts'
import type { ForIndexingEvents } from '#core/finder/ports.ts'
import type { ForKnowingWhatChanged } from '#core/changes/ports.ts'
import type { Kysely } from 'kysely'
import { eventFactsFrom, type EventFactsRow } from './rows.ts'
import { eventsInvalidatedBy } from '#core/finder/invalidated-events.ts'
import type { Database } from '../engine/dialect.ts'
import { readingSurroundings } from './surroundings-in-sql.ts'
import { listedEventColumns, listedEvents } from '../catalogue/reading-in-sql.ts'
import type { Tables } from '../engine/tables.ts'
import { inPieces } from '../engine/writing-rows.ts'

/** Events read at once; few enough that other work goes on in between. */
const chunkOfEvents = 5_000

export const eventFactsInSql = (database: Database, changes: ForKnowingWhatChanged): ForIndexingEvents => {
  const { reading, snapshot } = database
  const surroundings = readingSurroundings(database)
  return {
    changesSince: async (version) => {
      const changed = await changes.since(version)
      if (!changed) return undefined
      const invalidated = eventsInvalidatedBy(changed.tags)
      if (version === undefined || invalidated.whole)
        return {
          version: changed.version,
          whole: true,
          events: allEvents(reading),
          gone: [],
          surroundings: await surroundings(),
        }
      const events = await eventsOf(reading, invalidated.eventIds)
      const found = new Set(events.map(({ eventId }) => eventId))
      return {
        version: changed.version,
        whole: false,
        events: asChunks(events),
        gone: invalidated.eventIds.filter((id) => !found.has(id)),
        ...(invalidated.surroundings && { surroundings: await surroundings() }),
      } satisfies IndexChanges
    },

    events: async (eventIds) => {
      if (eventIds.length === 0) return []
      const events = await snapshot(async (db) => listedEvents(db, await listedRows(db, eventIds)))
      const byId = new Map(events.map((event) => [event.eventId, event]))
      return eventIds.flatMap((id) => byId.get(id) ?? [])
    },
  }
}

const listedRows = (db: Kysely<Tables>, eventIds: readonly number[]) =>
  db
    .selectFrom('event')
    .innerJoin('theme', 'theme.internal_id', 'event.theme_id')
    .innerJoin('rubric', 'rubric.id', 'theme.rubric_id')
    .select(listedEventColumns)
    .where('event.event_id', 'in', eventIds)
    .execute()

const factsColumns = [
  'event_id',
  'start_date',
  'end_date',
  'theme_id',
  'hotel_id',
  'price_net',
  'guaranteed',
  'places',
  'taken',
] as const

/**
 * Each chunk is two statements of its own, so that a million events keep no connection; what changes meanwhile is told
 * later.
 */
async function* allEvents(reading: Kysely<Tables>): AsyncGenerator<readonly IndexedEvent[]> {
  let after = Number.MIN_SAFE_INTEGER
  for (;;) {
    const rows = await reading
      .selectFrom('event')
      .select(factsColumns)
      .where('event_id', '>', after)
      .orderBy('event_id')
      .limit(chunkOfEvents)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    const further = await furtherHotels(reading)
      .where('event_venue.event_id', '>', after)
      .where('event_venue.event_id', '<=', last.event_id)
      .execute()
    yield withHotels(rows, further)
    after = last.event_id
    // A store in this process answers without a pause, and a million events would keep everybody waiting.
    await aTurn()
  }
}

async function eventsOf(reading: Kysely<Tables>, eventIds: readonly number[]): Promise<readonly IndexedEvent[]> {
  const events: IndexedEvent[] = []
  for (const chunk of inPieces(eventIds, chunkOfEvents)) {
    const rows = await reading.selectFrom('event').select(factsColumns).where('event_id', 'in', chunk).execute()
    events.push(...withHotels(rows, await furtherHotels(reading).where('event_venue.event_id', 'in', chunk).execute()))
  }
  return events
}

/** Hotels beside the one that an event's own row names: only series have any, so that few rows are read. */
const furtherHotels = (reading: Kysely<Tables>) =>
  reading
    .selectFrom('event_venue')
    .innerJoin('event', 'event.event_id', 'event_venue.event_id')
    .select(['event_venue.event_id', 'event_venue.hotel_id'])
    .whereRef('event_venue.hotel_id', '<>', 'event.hotel_id')

const withHotels = (
  rows: readonly (EventFactsRow & { readonly hotel_id: number | null })[],
  further: readonly { readonly event_id: number; readonly hotel_id: number }[],
): readonly IndexedEvent[] => {
  const others = Map.groupBy(further, ({ event_id }) => event_id)
  return rows.map((row) => {
    const own = row.hotel_id === null ? [] : [row.hotel_id]
    const rest = others.get(row.event_id)
    const hotelIds = rest
      ? [...own, ...rest.map(({ hotel_id }) => hotel_id)].toSorted((one, other) => one - other)
      : own
    return eventFactsFrom(row, hotelIds)
  })
}

async function* asChunks(events: readonly IndexedEvent[]): AsyncGenerator<readonly IndexedEvent[]> {
  if (events.length > 0) yield events
}
