import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../engine/dialect.ts'
import type { Tables } from '../engine/tables.ts'
import { writtenOnce } from '../engine/written-once.ts'
import { hotelFrom, listedEventFrom, type ListedEventRow } from './content-from-rows.ts'
import { listedEventColumns, listedEvents } from './reading-in-sql.ts'
import type { Flag } from './rows.ts'

export const selectedEvents = (db: Kysely<Tables>) =>
  db
    .selectFrom('event')
    .innerJoin('theme', 'theme.internal_id', 'event.theme_id')
    .innerJoin('rubric', 'rubric.id', 'theme.rubric_id')
    .select(listedEventColumns)

/** An event; one statement tells of most, one of modules takes several of one state. */
export async function eventInSql(
  { reading, snapshot }: Pick<Database, 'reading' | 'snapshot'>,
  eventId: number,
): Promise<ListedEvent | undefined> {
  const [row] = await eventRow(reading, { eventId })
  if (!row) return undefined
  if (!row.has_modules) return listedEventFrom(row, [], hotelOf(row))
  return snapshot(async (db) => (await listedEvents(db, await eventRow(db, { eventId })))[0])
}

type EventWithHotelRow = ListedEventRow & {
  readonly hotel_document: string | null
  readonly location: string | null
  readonly has_modules: Flag
}

const eventRow = writtenOnce<{ readonly eventId: number }, EventWithHotelRow>((db, value) =>
  selectedEvents(db)
    .leftJoin('hotel', 'hotel.internal_id', 'event.hotel_id')
    .leftJoin('location', 'location.internal_id', 'hotel.location_id')
    .select(['hotel.document as hotel_document', 'location.name as location'])
    .select(
      sql<Flag>`exists (select 1 from event_module where event_module.event_id = event.event_id)`.as('has_modules'),
    )
    .where('event.event_id', '=', value('eventId')),
)

const hotelOf = ({ hotel_document: document, location }: EventWithHotelRow) => ({
  get: () => (document === null || location === null ? undefined : hotelFrom({ document, location })),
})
