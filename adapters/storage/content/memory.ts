import type { TakenByModule } from '#core/capacity/seats-of-run.ts'
import { brandCounts } from '#core/content/brand-counts.ts'
import { importsAfter, type ContentImport } from '#core/content/import-log.ts'
import type { BrandSettings } from '#core/brand/brand.ts'
import type { ImportReport } from '#core/content/content.ts'
import type { BroughtSources } from '#core/content/sources.ts'
import { done, refused } from '#core/shared/result.ts'
import { sourceOfContent, type ContentWithDays, type ForStoringContent } from '#core/content/ports.ts'
import type { ForStoringTheLexicon } from '#core/knowledge/lexicon/ports.ts'
import type { KnownWord } from '#core/search/search.ts'
import { berlinDay } from '#core/shared/dates.ts'
import type { Day, Instant } from '#core/shared/day.ts'
import { differenceOf, type Difference, type StoredFingerprint } from '../import/difference.ts'
import {
  lexiconKey,
  resolveContent,
  withoutEvents,
  type ResolvedContent,
  type ResolvedEvent,
  type ResolvedTheme,
} from '../import/resolved-content.ts'
import type {
  HotelRow,
  LexiconRow,
  LocationRow,
  PageRow,
  FirstSeatsRow,
  SeatsRow,
  RubricRow,
  StoredModuleRow,
} from '../catalogue/rows.ts'
import { withFirstTitles } from '../catalogue/first-titles-in-rows.ts'
import { lexiconEntryFrom, lexiconTermFrom } from '../catalogue/content-from-rows.ts'
import { invalidatedBetween } from '#core/changes/invalidated-tags.ts'
import { tellFollowersInMemory } from '../alerts/changed-subjects.ts'
import { followEventsInMemory } from '../booking/following-events.ts'
import type { ChangesInMemory } from '../changes/memory.ts'
import type { WriteInTurn } from '../engine/changing-in-memory.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { exportsAfter, noExports, type ExportsInMemory } from '../exports/memory.ts'
import { fingerprintsInMemory } from '../import/fingerprints-in-memory.ts'
import type { ResolvedArticle } from '../knowledge/articles/rows.ts'
import { noRecords, recordsAfter, type RecordsInMemory } from '../records/memory.ts'
import type { ResolvedRuling } from '../knowledge/rulings/rows.ts'
import { noSources, sourcesAfter, type SourcesInMemory } from '../sources/memory.ts'
import { applyDocuments, hasDocuments } from '../search/documents-in-memory.ts'
import { lastChangesAfter, type LastChanges } from '../changes/by-day-in-memory.ts'
import { asArranged } from '../theme-sequence/memory.ts'
import { revisedBetween, revisionsAfter, type RevisionsInMemory } from '../revisions/memory.ts'

type Stored<Value> = StoredFingerprint & { readonly value: Value }
export interface StoredEvent extends Stored<ResolvedEvent>, FirstSeatsRow {
  readonly internalId: number
  readonly modules: readonly StoredModuleRow[]
  /** Absent as long as nobody booked a module of it alone. */
  readonly byModule?: TakenByModule
}

/** Everything that imports have brought; replaced as a whole, so that nobody sees half an import. */
export interface ContentInMemory {
  readonly brand?: BrandSettings
  readonly firstFill?: Day
  readonly imports: readonly ContentImport[]
  /** By the id of their rubric, as the office arranged them. */
  readonly sequences: ReadonlyMap<number, { readonly ids: readonly number[]; readonly version: number }>
  readonly rubrics: ReadonlyMap<number, Stored<RubricRow>>
  readonly locations: ReadonlyMap<number, Stored<LocationRow>>
  readonly hotels: ReadonlyMap<number, Stored<HotelRow>>
  readonly themes: ReadonlyMap<number, Stored<ResolvedTheme>>
  readonly events: ReadonlyMap<number, StoredEvent>
  readonly lexicon: ReadonlyMap<string, Stored<LexiconRow>>
  readonly rulings: ReadonlyMap<string, Stored<ResolvedRuling>>
  readonly articles: ReadonlyMap<number, Stored<ResolvedArticle>>
  readonly pages: ReadonlyMap<string, Stored<PageRow>>
  readonly knownWords: readonly KnownWord[]
  readonly records: RecordsInMemory
  readonly exports: ExportsInMemory
  readonly sources: SourcesInMemory
  readonly revisions: RevisionsInMemory
  readonly lastChanges: LastChanges
  /** Number that the last event got. */
  readonly lastEvent: number
}

/** All content, and the only part of it that changes. */
export interface ContentShelf {
  now: ContentInMemory
}

export const emptyShelf = (): ContentShelf => ({
  now: {
    imports: [],
    sequences: new Map(),
    rubrics: new Map(),
    locations: new Map(),
    hotels: new Map(),
    themes: new Map(),
    events: new Map(),
    lexicon: new Map(),
    rulings: new Map(),
    articles: new Map(),
    pages: new Map(),
    knownWords: [],
    records: noRecords,
    exports: noExports,
    sources: noSources,
    revisions: new Map(),
    lastChanges: new Map(),
    lastEvent: 0,
  },
})

export const contentInMemory = (
  tables: Pick<MemoryTables, 'shelf' | 'alerts' | 'bookings' | 'tasks' | 'calledOff' | 'searchDocuments'>,
  { invalidate }: ChangesInMemory,
  write: WriteInTurn,
): ForStoringContent => {
  const applyNow = (
    content: ContentWithDays,
    firstFill: Day,
    now: Instant,
    sources?: Pick<BroughtSources, 'files' | 'synced'>,
  ): ImportReport => {
    const { shelf } = tables
    const calledOff = new Set([...tables.calledOff.entries()].map(([eventId]) => eventId))
    const wanted = withoutEvents(resolveContent(content), calledOff)
    const { next, report } = applied(shelf.now, content, wanted, { firstFill, now })
    const invalidated = invalidatedBetween(fingerprintsInMemory(shelf.now), fingerprintsInMemory(next))
    const isFoundOtherwise = applyDocuments(tables, sourceOfContent, content.documents)
    invalidate(isFoundOtherwise ? [...invalidated, 'search'] : invalidated)
    tellFollowersInMemory(tables, invalidated, now)
    followEventsInMemory(tables, revisedBetween(shelf.now.revisions, next.revisions), now)
    shelf.now = {
      ...next,
      exports: exportsAfter(next, now),
      sources: sourcesAfter(shelf.now.sources, sources, now),
      lastChanges: lastChangesAfter(shelf.now.lastChanges, invalidated, now),
    }
    return report
  }
  return {
    firstFill: async () => tables.shelf.now.firstFill,
    apply: (content, firstFill, now) => write(() => applyNow(content, firstFill, now)),
    applySources: (content, firstFill, now, sources) =>
      write(() =>
        String(tables.shelf.now.sources.revision) === sources.basedOn
          ? done(applyNow(content, firstFill, now, sources))
          : refused({ why: 'changed-meanwhile' }),
      ),
    isIndexed: async () => hasDocuments(tables, sourceOfContent),
    index: (documents) =>
      write(() => {
        if (hasDocuments(tables, sourceOfContent)) return false
        const isFoundOtherwise = applyDocuments(tables, sourceOfContent, documents)
        if (isFoundOtherwise) invalidate(['search'])
        return isFoundOtherwise
      }),
    brand: async () => tables.shelf.now.brand,
    imports: async () => structuredClone(tables.shelf.now.imports),
    page: async (slug) => {
      const page = tables.shelf.now.pages.get(slug)
      return page && { ...page.value }
    },
  }
}

export const lexiconInMemory = (shelf: ContentShelf): ForStoringTheLexicon => ({
  entries: async (group) =>
    [...shelf.now.lexicon.values()]
      .filter(({ value }) => value.target_group === group)
      .map(({ value }) => lexiconTermFrom(value)),
  whole: async (group) =>
    [...shelf.now.lexicon.values()]
      .filter(({ value }) => value.target_group === group)
      .map(({ value }) => lexiconEntryFrom(value)),
  entry: async (group, slug) => {
    const entry = shelf.now.lexicon.get(lexiconKey({ target_group: group, slug }))
    return entry && lexiconEntryFrom(entry.value)
  },
})

function applied(
  stored: ContentInMemory,
  content: ContentWithDays,
  wanted: ResolvedContent,
  { firstFill, now }: { readonly firstFill: Day; readonly now: Instant },
) {
  const rubrics = differenceOf(stored.rubrics, wanted.rubrics)
  const locations = differenceOf(stored.locations, wanted.locations)
  const hotels = differenceOf(stored.hotels, wanted.hotels)
  const themes = differenceOf(stored.themes, wanted.themes)
  const events = differenceOf(stored.events, wanted.events, {
    isSame: (old, { fingerprint, value }) => old.fingerprint === fingerprint && old.places === seatsFor(value, old),
    mayGo: ({ value }) => value.row.start_date > berlinDay(now),
  })
  const lexicon = differenceOf(stored.lexicon, wanted.lexicon)
  const rulings = differenceOf(stored.rulings, wanted.rulings)
  const articles = differenceOf(stored.articles, wanted.articles)
  const pages = differenceOf(stored.pages, wanted.pages)
  const records = recordsAfter(stored.records, wanted.records)
  const next: ContentInMemory = {
    brand: structuredClone(content.brand),
    firstFill: stored.firstFill ?? firstFill,
    imports: stored.imports,
    sequences: stored.sequences,
    rubrics: withdrawing(stored.rubrics, rubrics),
    locations: withdrawing(stored.locations, locations),
    hotels: withdrawing(stored.hotels, hotels),
    themes: withdrawing(stored.themes, themes),
    events: eventsAfter(stored, events),
    lexicon: deleting(stored.lexicon, lexicon),
    rulings: withdrawing(stored.rulings, rulings),
    articles: deleting(stored.articles, articles),
    pages: deleting(stored.pages, pages),
    knownWords: content.knownWords,
    records: records.records,
    exports: stored.exports,
    sources: stored.sources,
    revisions: revisionsAfter(stored, wanted, events.remove, now),
    lastChanges: stored.lastChanges,
    lastEvent: stored.lastEvent + events.add.length,
  }
  const report = {
    brand: brandCounts(stored.brand, content.brand),
    rubrics: rubrics.counts,
    locations: locations.counts,
    hotels: hotels.counts,
    themes: themes.counts,
    events: events.counts,
    lexicon: lexicon.counts,
    rulings: rulings.counts,
    articles: articles.counts,
    pages: pages.counts,
    ...records.report,
  }
  return { next: { ...asArranged(next), imports: importsAfter(stored.imports, { at: now, report }) }, report }
}

/** Never fewer seats than are taken: an event that shrinks below them is sold out, nobody loses a seat. */
const seatsFor = (wanted: ResolvedEvent, { taken }: SeatsRow): number => Math.max(wanted.first.places, taken)

function written<Key, Value>(
  stored: ReadonlyMap<Key, Stored<Value>>,
  { add, change }: Difference<Key, Value>,
): Map<Key, Stored<Value>> {
  const next = new Map(stored)
  for (const { key, fingerprint, value } of [...change, ...add]) next.set(key, { fingerprint, value, withdrawn: false })
  return next
}

function withdrawing<Key, Value>(stored: ReadonlyMap<Key, Stored<Value>>, difference: Difference<Key, Value>) {
  const next = written(stored, difference)
  for (const key of difference.remove) {
    const gone = next.get(key)
    if (gone) next.set(key, { ...gone, withdrawn: true })
  }
  return next
}

function deleting<Key, Value>(stored: ReadonlyMap<Key, Stored<Value>>, difference: Difference<Key, Value>) {
  const next = written(stored, difference)
  for (const key of difference.remove) next.delete(key)
  return next
}

function eventsAfter(
  { events, lastEvent }: ContentInMemory,
  { add, change, remove }: Difference<number, ResolvedEvent>,
) {
  const next = new Map(events)
  for (const key of remove) next.delete(key)
  for (const { key, fingerprint, value } of change) {
    const old = next.get(key)
    if (old)
      next.set(key, {
        ...old,
        fingerprint,
        value,
        modules: withFirstTitles(value.modules, old.modules),
        places: seatsFor(value, old),
      })
  }
  for (const [i, { key, fingerprint, value }] of add.entries())
    next.set(key, {
      ...value.first,
      fingerprint,
      value,
      modules: withFirstTitles(value.modules),
      withdrawn: false,
      internalId: lastEvent + i + 1,
    })
  return next
}
