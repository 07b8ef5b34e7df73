import type { StoredFingerprint } from './difference.ts'
import type { ContentFingerprints } from '#core/changes/invalidated-tags.ts'
import type { ContentInMemory } from '../content/memory.ts'

/** The content as marks, by which a change of it is seen. */
export const fingerprintsInMemory = (content: ContentInMemory): ContentFingerprints => ({
  brand: content.brand && JSON.stringify(content.brand),
  rubrics: mapped(content.rubrics, ({ thing }, mark) => ({ mark, url: thing.url })),
  locations: mapped(content.locations, (_, mark) => ({ mark })),
  hotels: mapped(content.hotels, ({ thing }, mark) => ({ mark, locationId: thing.location_id })),
  themes: mapped(content.themes, ({ thing: { row } }, mark) => ({ mark, url: row.url, rubricId: row.rubric_id })),
  events: mapped(content.events, ({ thing: { row, modules, venues }, places, taken }, mark) => ({
    mark: `${mark} ${places} ${taken}`,
    themeId: row.theme_id,
    hotels: venues,
    parts: modules.flatMap(({ theme_id }) => theme_id ?? []),
  })),
  lexicon: mapped(content.lexicon, (_, mark) => ({ mark })),
  pages: mapped(content.pages, (_, mark) => ({ mark })),
  records: new Map(
    Object.entries(content.records).flatMap(([kind, records]) =>
      [...records].map(([key, record], place) => [`${kind}/${key}`, { mark: `${record.fingerprint} ${place}` }]),
    ),
  ),
})

const mapped = <Key, Kept extends StoredFingerprint, Marked>(
  kept: ReadonlyMap<Key, Kept>,
  marked: (one: Kept, mark: string) => Marked,
): ReadonlyMap<Key, Marked> =>
  new Map([...kept].map(([key, one]) => [key, marked(one, `${one.fingerprint} ${Number(one.withdrawn)}`)]))
