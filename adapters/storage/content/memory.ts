import { brandCounts } from '#core/content/brand-counts.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { ContentWithDays, ForStoringContent } from '#core/content/ports.ts'
import type { ForStoringTheLexicon } from '#core/knowledge/ports.ts'
import { berlinDay } from '#core/shared/dates.ts'
import type { Day, Instant } from '#core/shared/day.ts'
import { differenceOf, type Difference, type StoredFingerprint } from '../import/difference.ts'
import { lexiconKey, resolveContent, type ResolvedEvent, type ResolvedTheme } from '../import/resolved-content.ts'
import type { HotelRow, LexiconRow, LocationRow, PageRow, SeatsRow, RubricRow } from '../catalogue/rows.ts'
import { lexiconEntryFrom } from '../catalogue/content-from-rows.ts'
import { invalidatedBetween } from '#core/changes/invalidated-tags.ts'
import type { ChangesInMemory } from '../changes/memory.ts'
import type { WriteInTurn } from '../engine/changing-in-memory.ts'
import { fingerprintsInMemory } from '../import/fingerprints-in-memory.ts'
import { noRecords, recordsAfter, type RecordsInMemory } from '../records/memory.ts'
import { lastChangesAfter, type LastChanges } from '../changes/by-day-in-memory.ts'
import { revisionsAfter, type RevisionsInMemory } from '../revisions/memory.ts'

type Kept<Thing> = StoredFingerprint & { readonly thing: Thing }
export interface StoredEvent extends Kept<ResolvedEvent>, SeatsRow {
  readonly internalId: number
}

/** Everything that imports have brought; replaced as a whole, so that nobody sees half an import. */
export interface ContentInMemory {
  readonly brand?: Brand
  readonly firstFill?: Day
  readonly rubrics: ReadonlyMap<number, Kept<RubricRow>>
  readonly locations: ReadonlyMap<number, Kept<LocationRow>>
  readonly hotels: ReadonlyMap<number, Kept<HotelRow>>
  readonly themes: ReadonlyMap<number, Kept<ResolvedTheme>>
  readonly events: ReadonlyMap<number, StoredEvent>
  readonly lexicon: ReadonlyMap<string, Kept<LexiconRow>>
  readonly pages: ReadonlyMap<string, Kept<PageRow>>
  readonly records: RecordsInMemory
  readonly revisions: RevisionsInMemory
  readonly lastChanges: LastChanges
  /** Number that the last date got. */
  readonly lastEvent: number
}

/** The one mutable place of the content. */
export interface ContentShelf {
  now: ContentInMemory
}

export const emptyShelf = (): ContentShelf => ({
  now: {
    rubrics: new Map(),
    locations: new Map(),
    hotels: new Map(),
    themes: new Map(),
    events: new Map(),
    lexicon: new Map(),
    pages: new Map(),
    records: noRecords,
    revisions: new Map(),
    lastChanges: new Map(),
    lastEvent: 0,
  },
})

export const contentInMemory = (
  shelf: ContentShelf,
  { invalidate }: ChangesInMemory,
  write: WriteInTurn,
): ForStoringContent => ({
  firstFill: async () => shelf.now.firstFill,
  apply: (content, firstFill, now) =>
    write(() => {
      const { next, report } = applied(shelf.now, content, firstFill, now)
      const touched = invalidatedBetween(fingerprintsInMemory(shelf.now), fingerprintsInMemory(next))
      invalidate(touched)
      shelf.now = { ...next, lastChanges: lastChangesAfter(shelf.now.lastChanges, touched, now) }
      return report
    }),
  brand: async () => shelf.now.brand,
  page: async (slug) => {
    const page = shelf.now.pages.get(slug)
    return page && { ...page.thing }
  },
})

export const lexiconInMemory = (shelf: ContentShelf): ForStoringTheLexicon => ({
  entries: async (group) =>
    [...shelf.now.lexicon.values()]
      .filter(({ thing }) => thing.target_group === group)
      .map(({ thing }) => lexiconEntryFrom(thing)),
  entry: async (group, slug) => {
    const entry = shelf.now.lexicon.get(lexiconKey({ target_group: group, slug }))
    return entry && lexiconEntryFrom(entry.thing)
  },
})

function applied(kept: ContentInMemory, content: ContentWithDays, firstFill: Day, now: Instant) {
  const wanted = resolveContent(content)
  const rubrics = differenceOf(kept.rubrics, wanted.rubrics)
  const locations = differenceOf(kept.locations, wanted.locations)
  const hotels = differenceOf(kept.hotels, wanted.hotels)
  const themes = differenceOf(kept.themes, wanted.themes)
  const events = differenceOf(kept.events, wanted.events, {
    isSame: (mark, { fingerprint, thing }) =>
      mark.fingerprint === fingerprint && mark.places === placesFor(thing, mark),
    mayGo: ({ thing }) => thing.row.start_date > berlinDay(now),
  })
  const lexicon = differenceOf(kept.lexicon, wanted.lexicon)
  const pages = differenceOf(kept.pages, wanted.pages)
  const records = recordsAfter(kept.records, wanted.records)
  const next: ContentInMemory = {
    brand: structuredClone(content.brand),
    firstFill: kept.firstFill ?? firstFill,
    rubrics: withdrawing(kept.rubrics, rubrics),
    locations: withdrawing(kept.locations, locations),
    hotels: withdrawing(kept.hotels, hotels),
    themes: withdrawing(kept.themes, themes),
    events: eventsAfter(kept, events),
    lexicon: deleting(kept.lexicon, lexicon),
    pages: deleting(kept.pages, pages),
    records: records.records,
    revisions: revisionsAfter(kept, wanted, events.remove, now),
    lastChanges: kept.lastChanges,
    lastEvent: kept.lastEvent + events.add.length,
  }
  const report = {
    brand: brandCounts(kept.brand, content.brand),
    rubrics: rubrics.counts,
    locations: locations.counts,
    hotels: hotels.counts,
    themes: themes.counts,
    events: events.counts,
    lexicon: lexicon.counts,
    pages: pages.counts,
    ...records.report,
  }
  return { next, report }
}

/** Never fewer places than are taken: a date that shrinks below them is sold out, nobody loses a place. */
const placesFor = (wanted: ResolvedEvent, { taken }: SeatsRow): number => Math.max(wanted.first.places, taken)

function written<Key, Thing>(
  kept: ReadonlyMap<Key, Kept<Thing>>,
  { add, change }: Difference<Key, Thing>,
): Map<Key, Kept<Thing>> {
  const next = new Map(kept)
  for (const { key, fingerprint, thing } of [...change, ...add]) next.set(key, { fingerprint, thing, withdrawn: false })
  return next
}

function withdrawing<Key, Thing>(kept: ReadonlyMap<Key, Kept<Thing>>, difference: Difference<Key, Thing>) {
  const next = written(kept, difference)
  for (const key of difference.remove) {
    const gone = next.get(key)
    if (gone) next.set(key, { ...gone, withdrawn: true })
  }
  return next
}

function deleting<Key, Thing>(kept: ReadonlyMap<Key, Kept<Thing>>, difference: Difference<Key, Thing>) {
  const next = written(kept, difference)
  for (const key of difference.remove) next.delete(key)
  return next
}

function eventsAfter(
  { events, lastEvent }: ContentInMemory,
  { add, change, remove }: Difference<number, ResolvedEvent>,
) {
  const next = new Map(events)
  for (const key of remove) next.delete(key)
  for (const { key, fingerprint, thing } of change) {
    const old = next.get(key)
    if (old) next.set(key, { ...old, fingerprint, thing, places: placesFor(thing, old) })
  }
  for (const [i, { key, fingerprint, thing }] of add.entries())
    next.set(key, { ...thing.first, fingerprint, thing, withdrawn: false, internalId: lastEvent + i + 1 })
  return next
}
