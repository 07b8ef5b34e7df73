import type { TargetGroup } from '../shared/target-group.ts'
import type { Tag } from './changes.ts'
import type { RecordKind } from '../records/records.ts'

/** Differs when anything differs that is stored of it. */
interface Fingerprinted {
  readonly fingerprint: string
}
interface FingerprintedRubric extends Fingerprinted {
  readonly url: string
}
interface FingerprintedTheme extends Fingerprinted {
  readonly url: string
  readonly rubricId: number
}
interface FingerprintedHotel extends Fingerprinted {
  readonly locationId: number
}
export interface EventFingerprint extends Fingerprinted {
  readonly themeId: number
  /** Hotels of the event and its modules. */
  readonly hotels: readonly number[]
  /** Themes of its modules. */
  readonly parts: readonly number[]
}

/** All content by key, with what refers to what: enough to see what a change means for whoever shows it. */
export interface ContentFingerprints {
  readonly brand: string | undefined
  readonly rubrics: ReadonlyMap<number, FingerprintedRubric>
  readonly locations: ReadonlyMap<number, Fingerprinted>
  readonly hotels: ReadonlyMap<number, FingerprintedHotel>
  readonly themes: ReadonlyMap<number, FingerprintedTheme>
  readonly events: ReadonlyMap<number, EventFingerprint>
  /** By group and slug, `br/abmahnung`. */
  readonly lexicon: ReadonlyMap<string, Fingerprinted>
  /** By slug. */
  readonly rulings: ReadonlyMap<string, Fingerprinted>
  readonly articles: ReadonlyMap<number, Fingerprinted>
  readonly pages: ReadonlyMap<string, Fingerprinted>
  /** By kind and key, `expert/annika-lorenz`. */
  readonly records: ReadonlyMap<string, Fingerprinted>
}

/**
 * The tags that an import invalidates, from all content before and after it. A tag is invalidated by a change of what
 * it names and of whatever that is shown with: events by their hotels, themes and the themes of their modules; themes
 * by their rubric, their events and the series that hold them; hotels and towns by the events there.
 */
export function invalidatedBetween(before: ContentFingerprints, after: ContentFingerprints): readonly Tag[] {
  const both = [before, after] as const
  const rubrics = changed(before.rubrics, after.rubrics)
  const locations = changed(before.locations, after.locations)
  const hotels = changed(before.hotels, after.hotels)
  const themes = changed(before.themes, after.themes)
  const events = changed(before.events, after.events)
  const rulings = changed(before.rulings, after.rulings)
  const articles = changed(before.articles, after.articles)
  const records = changed(before.records, after.records)
  for (const id of numbered(records, 'hotel')) hotels.add(id)
  for (const id of numbered(records, 'location')) locations.add(id)

  for (const fingerprints of both) {
    for (const [id, { locationId }] of fingerprints.hotels) {
      if (locations.has(locationId)) hotels.add(id)
    }
    for (const [id, { rubricId }] of fingerprints.themes) if (rubrics.has(rubricId)) themes.add(id)
  }
  if (hotels.size + themes.size > 0)
    for (const fingerprints of both)
      for (const [id, { themeId, hotels: hotelIds, parts }] of fingerprints.events)
        if (
          themes.has(themeId) ||
          hotelIds.some((hotelId) => hotels.has(hotelId)) ||
          parts.some((part) => themes.has(part))
        )
          events.add(id)

  for (const fingerprints of both) {
    for (const id of events) {
      const event = fingerprints.events.get(id)
      if (!event) continue
      for (const theme of [event.themeId, ...event.parts]) themes.add(theme)
      for (const hotelId of event.hotels) hotels.add(hotelId)
    }
    for (const id of hotels) addFound(locations, fingerprints.hotels.get(id)?.locationId)
    for (const id of themes) addFound(rubrics, fingerprints.themes.get(id)?.rubricId)
  }

  const urls = (
    of: (fingerprints: ContentFingerprints) => ReadonlyMap<number, { readonly url: string }>,
    ids: Iterable<number>,
  ) => [...ids].flatMap((id) => both.flatMap((fingerprints) => of(fingerprints).get(id)?.url ?? []))
  const tags: readonly Tag[] = [
    ...(before.brand === after.brand ? [] : (['brand'] as const)),
    ...urls((fingerprints) => fingerprints.rubrics, rubrics).map((url): Tag => `rubric:${url}`),
    ...urls((fingerprints) => fingerprints.themes, themes).map((url): Tag => `theme:${url}`),
    ...[...events].map((id): Tag => `event:${id}`),
    ...[...hotels].map((id): Tag => `hotel:${id}`),
    ...[...locations].map((id): Tag => `location:${id}`),
    ...kinds(changed(before.lexicon, after.lexicon)).map((group): Tag => `lexicon:${group as TargetGroup}`),
    ...[...rulings].map((slug): Tag => `ruling:${slug}`),
    ...(rulings.size > 0 ? (['rulings'] as const) : []),
    ...[...articles].map((id): Tag => `article:${id}`),
    ...[...changed(before.pages, after.pages)].map((slug): Tag => `page:${slug}`),
    ...kinds(records).map((kind): Tag => `record:${kind as RecordKind}`),
    ...(articles.size > 0 ? (['articles'] as const) : []),
    ...(rubrics.size > 0 ? (['rubrics'] as const) : []),
    ...(themes.size > 0 ? (['themes'] as const) : []),
    ...(events.size > 0 ? (['dates'] as const) : []),
    ...(hotels.size + locations.size > 0 ? (['venues'] as const) : []),
  ]
  return [...new Set(tags)]
}

function changed<Key>(before: ReadonlyMap<Key, Fingerprinted>, after: ReadonlyMap<Key, Fingerprinted>): Set<Key> {
  const keys = new Set<Key>()
  for (const [key, { fingerprint }] of before) if (after.get(key)?.fingerprint !== fingerprint) keys.add(key)
  for (const key of after.keys()) if (!before.has(key)) keys.add(key)
  return keys
}

const addFound = (ids: Set<number>, id: number | undefined): void => {
  if (id !== undefined) ids.add(id)
}

/** The numbers of the records of a kind: what is said of a hotel or a town is shown with it. */
const numbered = (keys: Iterable<string>, kind: 'hotel' | 'location'): readonly number[] =>
  [...keys].filter((key) => key.startsWith(`${kind}/`)).map((key) => Number(key.slice(kind.length + 1)))

/** What stands before the slash. */
const kinds = (keys: Iterable<string>): readonly string[] => [
  ...new Set([...keys].map((key) => key.slice(0, key.indexOf('/')))),
]
