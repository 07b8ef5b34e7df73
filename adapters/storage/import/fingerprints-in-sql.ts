import type { Transaction } from 'kysely'
import { lexiconKey } from './resolved-content.ts'
import type { Flag } from '../catalogue/rows.ts'
import type { ContentFingerprints } from '#core/changes/invalidated-tags.ts'
import { settingOf } from '../engine/settings.ts'
import type { Tables } from '../engine/tables.ts'

/** The content as fingerprints, by which a change of it is seen. */
export async function fingerprintsInSql(trx: Transaction<Tables>): Promise<ContentFingerprints> {
  const withdrawable = ['fingerprint', 'withdrawn'] as const
  const rubrics = await trx
    .selectFrom('rubric')
    .select(['id', 'url', ...withdrawable])
    .execute()
  const locations = await trx
    .selectFrom('location')
    .select(['internal_id', ...withdrawable])
    .execute()
  const hotels = await trx
    .selectFrom('hotel')
    .select(['internal_id', 'location_id', ...withdrawable])
    .execute()
  const themes = await trx
    .selectFrom('theme')
    .select(['internal_id', 'url', 'rubric_id', ...withdrawable])
    .execute()
  const lexicon = await trx.selectFrom('lexicon_entry').select(['target_group', 'slug', 'fingerprint']).execute()
  const rulings = await trx
    .selectFrom('ruling')
    .select(['slug', ...withdrawable])
    .execute()
  const articles = await trx.selectFrom('article').select(['id', 'fingerprint']).execute()
  const pages = await trx.selectFrom('page').select(['slug', 'fingerprint']).execute()
  const records = await trx.selectFrom('record').select(['kind', 'key', 'place', 'fingerprint']).execute()
  return {
    brand: await settingOf(trx, 'brand'),
    rubrics: new Map(rubrics.map((row) => [row.id, { fingerprint: fingerprintOf(row), url: row.url }])),
    locations: new Map(locations.map((row) => [row.internal_id, { fingerprint: fingerprintOf(row) }])),
    hotels: new Map(
      hotels.map((row) => [row.internal_id, { fingerprint: fingerprintOf(row), locationId: row.location_id }]),
    ),
    themes: new Map(
      themes.map((row) => [
        row.internal_id,
        { fingerprint: fingerprintOf(row), url: row.url, rubricId: row.rubric_id },
      ]),
    ),
    events: await eventFingerprints(trx),
    lexicon: new Map(lexicon.map((row) => [lexiconKey(row), { fingerprint: row.fingerprint }])),
    rulings: new Map(rulings.map((row) => [row.slug, { fingerprint: fingerprintOf(row) }])),
    articles: new Map(articles.map(({ id, fingerprint }) => [id, { fingerprint }])),
    pages: new Map(pages.map((row) => [row.slug, { fingerprint: row.fingerprint }])),
    records: new Map(
      records.map(({ kind, key, place, fingerprint }) => [
        `${kind}/${key}`,
        { fingerprint: `${fingerprint} ${place}` },
      ]),
    ),
  }
}

const fingerprintOf = ({
  fingerprint,
  withdrawn,
}: {
  readonly fingerprint: string
  readonly withdrawn: Flag
}): string => `${fingerprint} ${Number(withdrawn)}`

async function eventFingerprints(trx: Transaction<Tables>): Promise<ContentFingerprints['events']> {
  const events = await trx
    .selectFrom('event')
    .select(['event_id', 'theme_id', 'places', 'taken', 'fingerprint'])
    .execute()
  const venues = await trx.selectFrom('event_venue').select(['event_id', 'hotel_id']).execute()
  const modules = await trx
    .selectFrom('event_module')
    .select(['event_id', 'theme_id'])
    .where('theme_id', 'is not', null)
    .execute()
  const hotelsOf = Map.groupBy(venues, ({ event_id }) => event_id)
  const partsOf = Map.groupBy(modules, ({ event_id }) => event_id)
  return new Map(
    events.map(({ event_id, theme_id, places, taken, fingerprint }) => [
      event_id,
      {
        fingerprint: `${fingerprint} ${places} ${taken}`,
        themeId: theme_id,
        hotels: (hotelsOf.get(event_id) ?? none).map(({ hotel_id }) => hotel_id),
        parts: (partsOf.get(event_id) ?? none).flatMap(({ theme_id: part }) => part ?? []),
      },
    ]),
  )
}

const none: readonly never[] = []
