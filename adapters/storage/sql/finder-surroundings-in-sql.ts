import type { DateChanges } from '#core/finder/ports.ts'
import type { LocationDetails } from '#core/venues/venue-details.ts'
import type { Kysely } from 'kysely'
import { durationIn, themeFactsFrom } from '../date-facts.ts'
import type { Database } from './dialect.ts'
import { isVisible } from './reading-content.ts'
import type { Tables } from './tables.ts'

type Surroundings = NonNullable<DateChanges['surroundings']>

/** Reads themes, rubrics and venues as the finder needs them. What is long, a theme's content, is read once for each version. */
export const readingSurroundings = ({ reading }: Database): (() => Promise<Surroundings>) => {
  let durations: ReadonlyMap<string, number | undefined> = new Map()
  return async () => {
    const rows = await visibleThemes(reading)
    const unknown = rows.filter(({ fingerprint }) => !durations.has(fingerprint)).map(({ internal_id }) => internal_id)
    const read = new Map([...durations, ...(await durationsOf(reading, unknown))])
    durations = new Map(rows.map(({ fingerprint }) => [fingerprint, read.get(fingerprint)]))
    const groups = Map.groupBy(
      await reading.selectFrom('theme_target_group').selectAll().orderBy('position').execute(),
      ({ theme_id }) => theme_id,
    )
    return {
      themes: rows.map((row) => {
        const targetGroups = (groups.get(row.internal_id) ?? []).map(({ target_group }) => target_group)
        return themeFactsFrom(row, targetGroups, read.get(row.fingerprint))
      }),
      rubrics: await reading
        .selectFrom('rubric')
        .select(['id', 'url', 'title', 'position'])
        .where(isVisible('rubric'))
        .orderBy('id')
        .execute(),
      hotels: await reading
        .selectFrom('hotel')
        .select(['internal_id as hotelId', 'location_id as locationId'])
        .where(isVisible('hotel'))
        .orderBy('internal_id')
        .execute(),
      locations: await locations(reading),
    }
  }
}

const visibleThemes = (db: Kysely<Tables>) =>
  db
    .selectFrom('theme')
    .select([
      'internal_id',
      'url',
      'rubric_id',
      'is_new',
      'event_type',
      'hide_in_training_series',
      'redirect_url',
      'fingerprint',
    ])
    .where(isVisible('theme'))
    .orderBy('internal_id')
    .execute()

async function durationsOf(
  db: Kysely<Tables>,
  themeIds: readonly number[],
): Promise<readonly (readonly [fingerprint: string, duration: number | undefined])[]> {
  if (themeIds.length === 0) return []
  const rows = await db
    .selectFrom('theme')
    .select(['fingerprint', 'content'])
    .where('internal_id', 'in', themeIds)
    .execute()
  return rows.map(({ fingerprint, content }) => [fingerprint, durationIn(content)])
}

async function locations(db: Kysely<Tables>): Promise<Surroundings['locations']> {
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
