import type { EventSurroundings, IndexedTheme } from '#core/finder/index-changes.ts'
import { required } from '#core/shared/required.ts'
import type { HotelDetails, LocationDetails } from '#core/venues/venue-details.ts'
import type { Kysely } from 'kysely'
import { themeFactsFrom } from './rows.ts'
import { themeIn } from '../catalogue/documents.ts'
import type { Database } from '../engine/dialect.ts'
import { isVisible } from '../catalogue/reading-in-sql.ts'
import type { Tables } from '../engine/tables.ts'

/**
 * Reads themes, rubrics and venues as the finder needs them. What is long, a theme's document, is read once for each
 * version.
 */
export const readingSurroundings = ({ reading }: Database): (() => Promise<EventSurroundings>) => {
  let known: ReadonlyMap<string, IndexedTheme> = new Map()
  return async () => {
    const themes = await reading
      .selectFrom('theme')
      .select(['internal_id', 'fingerprint'])
      .where(isVisible('theme'))
      .orderBy('internal_id')
      .execute()
    const unknown = themes.filter(({ fingerprint }) => !known.has(fingerprint)).map(({ internal_id }) => internal_id)
    const read = new Map([...known, ...(await factsOf(reading, unknown))])
    known = new Map(themes.map(({ fingerprint }) => [fingerprint, required(read.get(fingerprint))]))
    return {
      themes: [...known.values()],
      rubrics: await reading
        .selectFrom('rubric')
        .select(['id', 'url', 'title', 'position'])
        .where(isVisible('rubric'))
        .orderBy('id')
        .execute(),
      hotels: await hotels(reading),
      locations: await locations(reading),
    }
  }
}

async function factsOf(
  db: Kysely<Tables>,
  themeIds: readonly number[],
): Promise<readonly (readonly [fingerprint: string, IndexedTheme])[]> {
  if (themeIds.length === 0) return []
  const rows = await db
    .selectFrom('theme')
    .select(['fingerprint', 'rubric_id', 'document'])
    .where('internal_id', 'in', themeIds)
    .execute()
  return rows.map((row) => [row.fingerprint, themeFactsFrom(themeIn(row), row.rubric_id)])
}

async function hotels(db: Kysely<Tables>): Promise<EventSurroundings['hotels']> {
  const rows = await db
    .selectFrom('hotel')
    .select(['internal_id as hotelId', 'location_id as locationId'])
    .where(isVisible('hotel'))
    .orderBy('internal_id')
    .execute()
  const records = await db.selectFrom('record').select('value').where('kind', '=', 'hotel').execute()
  const accessibility = new Map(
    records.map(({ value }) => {
      const details: HotelDetails = JSON.parse(value)
      return [details.hotelId, details.accessibility] as const
    }),
  )
  return rows.map((row) => ({ ...row, accessibility: accessibility.get(row.hotelId) ?? [] }))
}

async function locations(db: Kysely<Tables>): Promise<EventSurroundings['locations']> {
  const rows = await db
    .selectFrom('location')
    .select(['internal_id', 'name'])
    .where(isVisible('location'))
    .orderBy('internal_id')
    .execute()
  const records = await db.selectFrom('record').select('value').where('kind', '=', 'location').execute()
  const positions = new Map(
    records.map(({ value }) => {
      const { locationId, position }: LocationDetails = JSON.parse(value)
      return [locationId, position] as const
    }),
  )
  return rows.map(({ internal_id, name }) => ({
    locationId: internal_id,
    name,
    position: positions.get(internal_id) ?? null,
  }))
}
