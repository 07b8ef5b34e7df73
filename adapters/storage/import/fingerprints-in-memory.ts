import type { StoredFingerprint } from './difference.ts'
import type { ContentFingerprints } from '#core/changes/invalidated-tags.ts'
import type { ContentInMemory } from '../content/memory.ts'

/** The content as fingerprints, by which a change of it is seen. */
export const fingerprintsInMemory = (content: ContentInMemory): ContentFingerprints => ({
  brand: content.brand && JSON.stringify(content.brand),
  rubrics: mapped(content.rubrics, ({ value }, fingerprint) => ({ fingerprint, url: value.url })),
  locations: mapped(content.locations, (_, fingerprint) => ({ fingerprint })),
  hotels: mapped(content.hotels, ({ value }, fingerprint) => ({ fingerprint, locationId: value.location_id })),
  themes: mapped(content.themes, ({ value: { row } }, fingerprint) => ({
    fingerprint,
    url: row.url,
    rubricId: row.rubric_id,
  })),
  events: mapped(content.events, ({ value: { row, modules, venues }, places, taken }, fingerprint) => ({
    fingerprint: `${fingerprint} ${places} ${taken}`,
    themeId: row.theme_id,
    hotels: venues,
    parts: modules.flatMap(({ theme_id }) => theme_id ?? []),
  })),
  lexicon: mapped(content.lexicon, (_, fingerprint) => ({ fingerprint })),
  rulings: mapped(content.rulings, (_, fingerprint) => ({ fingerprint })),
  articles: mapped(content.articles, (_, fingerprint) => ({ fingerprint })),
  pages: mapped(content.pages, (_, fingerprint) => ({ fingerprint })),
  records: new Map(
    Object.entries(content.records).flatMap(([kind, records]) =>
      [...records].map(([key, record], place) => [`${kind}/${key}`, { fingerprint: `${record.fingerprint} ${place}` }]),
    ),
  ),
})

const mapped = <Key, Stored extends StoredFingerprint, Known>(
  stored: ReadonlyMap<Key, Stored>,
  known: (one: Stored, fingerprint: string) => Known,
): ReadonlyMap<Key, Known> =>
  new Map([...stored].map(([key, one]) => [key, known(one, `${one.fingerprint} ${Number(one.withdrawn)}`)]))
