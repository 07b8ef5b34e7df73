import type { EventWithDays, ForAddingEvents } from '#core/content/ports.ts'
import { isPhysicalVenue } from '#core/shared/no-venue.ts'
import type { Transaction } from 'kysely'
import { resolvedEvent } from './resolved-content.ts'
import { invalidatedByMany } from '#core/changes/invalidated-by-many.ts'
import { invalidate } from '../changes/sql.ts'
import type { Database } from '../engine/dialect.ts'
import { insertEvents } from './inserting-events.ts'
import { addMonths } from '../catalogue/months-of-themes-in-sql.ts'
import { isVisible } from '../catalogue/reading-in-sql.ts'
import type { Tables } from '../engine/tables.ts'
import { addOffers } from '../catalogue/theme-offers-in-sql.ts'

export const addingEventsInSql = ({ dialect, reading, transaction }: Database): ForAddingEvents => ({
  greatestNumber: async () => {
    const row = await reading
      .selectFrom('event')
      .select(({ fn }) => fn.max('event_id').as('most'))
      .executeTakeFirst()
    return row?.most ?? 0
  },
  add: (added) =>
    transaction(async (trx) => {
      await dialect.lockContent(trx)
      await addEvents(trx, added)
    }),
})

async function addEvents(trx: Transaction<Tables>, added: readonly EventWithDays[]): Promise<void> {
  const themes = await trx.selectFrom('theme').select(['internal_id', 'url']).where(isVisible('theme')).execute()
  const hotels = await trx.selectFrom('hotel').select(['internal_id', 'location_id']).execute()
  const rubrics = await trx.selectFrom('rubric').select('url').where(isVisible('rubric')).execute()
  const themeIds = new Map(themes.map(({ url, internal_id }) => [url, internal_id]))
  const towns = new Map(hotels.map(({ internal_id, location_id }) => [internal_id, location_id]))
  const events = added.map((event) =>
    resolvedEvent(
      event,
      (url) => known(themeIds, url, 'theme'),
      (id) => hotelOf(towns, id),
    ),
  )
  await insertEvents(
    trx,
    events.map((value) => ({ value, fingerprint: 'added' })),
  )
  await addOffers(trx, events, (hotel) => known(towns, hotel, 'hotel'))
  await addMonths(trx, events, (hotel) => known(towns, hotel, 'hotel'))
  await invalidate(
    trx,
    invalidatedByMany({
      themes: [...themeIds.keys()],
      rubrics: rubrics.map(({ url }) => url),
      hotels: [...towns.keys()],
      locations: [...new Set(towns.values())],
    }),
  )
}

const hotelOf = (towns: ReadonlyMap<number, number>, id: number): number | null => {
  if (!isPhysicalVenue(id)) return null
  known(towns, id, 'hotel')
  return id
}

const known = <Key, Value>(values: ReadonlyMap<Key, Value>, key: Key, kind: string): Value => {
  const value = values.get(key)
  if (value === undefined) throw new RangeError(`there is no ${kind} ${String(key)}`)
  return value
}
