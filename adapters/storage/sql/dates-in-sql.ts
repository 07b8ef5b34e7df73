import { setImmediate as aTurn } from 'node:timers/promises'
import type { DateChanges, DateFacts, ForStoringDates } from '#core/finder/ports.ts'
import type { ForKnowingWhatChanged } from '#core/changes/ports.ts'
import type { Kysely } from 'kysely'
import { dateFactsFrom } from '../date-facts.ts'
import { datesTouchedBy } from '../dates-touched.ts'
import type { Database } from './dialect.ts'
import { readingSurroundings } from './finder-surroundings-in-sql.ts'
import { listedEventColumns, listedEvents } from './reading-content.ts'
import type { Tables } from './tables.ts'
import { inPieces } from './writing-rows.ts'

/** Dates read at once; few enough that other work goes on in between. */
const pieceOfDates = 5_000

export const datesInSql = (database: Database, changes: ForKnowingWhatChanged): ForStoringDates => {
  const { reading, snapshot } = database
  const surroundings = readingSurroundings(database)
  return {
    changesSince: async (version) => {
      const changed = await changes.since(version)
      if (!changed) return undefined
      const touched = datesTouchedBy(changed.tags)
      if (version === undefined || touched.whole)
        return {
          version: changed.version,
          whole: true,
          dates: allDates(reading),
          gone: [],
          surroundings: await surroundings(),
        }
      const dates = await datesOf(reading, touched.eventIds)
      const found = new Set(dates.map(({ eventId }) => eventId))
      return {
        version: changed.version,
        whole: false,
        dates: asPieces(dates),
        gone: touched.eventIds.filter((id) => !found.has(id)),
        ...(touched.surroundings && { surroundings: await surroundings() }),
      } satisfies DateChanges
    },

    dates: async (eventIds) => {
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
  'places',
  'taken',
] as const

/** Each piece is a statement of its own, so that a million dates keep no connection; what changes meanwhile is told later. */
async function* allDates(reading: Kysely<Tables>): AsyncGenerator<readonly DateFacts[]> {
  let after = Number.MIN_SAFE_INTEGER
  for (;;) {
    const rows = await reading
      .selectFrom('event')
      .select(factsColumns)
      .where('event_id', '>', after)
      .orderBy('event_id')
      .limit(pieceOfDates)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(dateFactsFrom)
    after = last.event_id
    // A store in this process answers without a pause, and a million dates would keep everybody waiting.
    await aTurn()
  }
}

async function datesOf(reading: Kysely<Tables>, eventIds: readonly number[]): Promise<readonly DateFacts[]> {
  const dates: DateFacts[] = []
  for (const piece of inPieces(eventIds, pieceOfDates)) {
    const rows = await reading.selectFrom('event').select(factsColumns).where('event_id', 'in', piece).execute()
    dates.push(...rows.map(dateFactsFrom))
  }
  return dates
}

async function* asPieces(dates: readonly DateFacts[]): AsyncGenerator<readonly DateFacts[]> {
  if (dates.length > 0) yield dates
}
