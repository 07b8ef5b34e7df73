import type { Brand } from '#core/content/content.ts'
import type { DatedContent, ForStoringContent } from '#core/content/ports.ts'
import type { ForStoringTheLexicon } from '#core/knowledge/ports.ts'
import type { Day } from '#core/shared/day.ts'
import { differenceOf, type Difference, type Mark } from '../difference.ts'
import { lexiconKey, resolveContent, type EventThing, type ThemeThing } from '../resolved-content.ts'
import type { HotelRow, LexiconRow, LocationRow, PageRow, PlacesRow, RubricRow } from '../rows.ts'
import { lexiconEntryFrom } from '../things-from-rows.ts'

type Kept<Thing> = Mark & { readonly thing: Thing }
export interface KeptEvent extends Kept<EventThing>, PlacesRow {
  readonly internalId: number
}

/** Everything that imports have brought; replaced as a whole, so that nobody sees half an import. */
export interface ContentInMemory {
  readonly brand?: Brand
  readonly firstFill?: Day
  readonly rubrics: ReadonlyMap<number, Kept<RubricRow>>
  readonly locations: ReadonlyMap<number, Kept<LocationRow>>
  readonly hotels: ReadonlyMap<number, Kept<HotelRow>>
  readonly themes: ReadonlyMap<number, Kept<ThemeThing>>
  readonly events: ReadonlyMap<number, KeptEvent>
  readonly lexicon: ReadonlyMap<string, Kept<LexiconRow>>
  readonly pages: ReadonlyMap<string, Kept<PageRow>>
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
    lastEvent: 0,
  },
})

export const contentInMemory = (shelf: ContentShelf): ForStoringContent => ({
  firstFill: async () => shelf.now.firstFill,
  apply: async (content, firstFill, today) => {
    const { next, report } = applied(shelf.now, content, firstFill, today)
    shelf.now = next
    return report
  },
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

function applied(kept: ContentInMemory, content: DatedContent, firstFill: Day, today: Day) {
  const wanted = resolveContent(content)
  const rubrics = differenceOf(kept.rubrics, wanted.rubrics)
  const locations = differenceOf(kept.locations, wanted.locations)
  const hotels = differenceOf(kept.hotels, wanted.hotels)
  const themes = differenceOf(kept.themes, wanted.themes)
  const events = differenceOf(kept.events, wanted.events, {
    isSame: (mark, { fingerprint, thing }) =>
      mark.fingerprint === fingerprint && mark.places === placesFor(thing, mark),
    mayGo: ({ thing }) => thing.row.start_date > today,
  })
  const lexicon = differenceOf(kept.lexicon, wanted.lexicon)
  const pages = differenceOf(kept.pages, wanted.pages)
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
    lastEvent: kept.lastEvent + events.add.length,
  }
  const report = {
    rubrics: rubrics.counts,
    locations: locations.counts,
    hotels: hotels.counts,
    themes: themes.counts,
    events: events.counts,
    lexicon: lexicon.counts,
    pages: pages.counts,
  }
  return { next, report }
}

/** Never fewer places than are taken: a date that shrinks below them is sold out, nobody loses a place. */
const placesFor = (wanted: EventThing, { taken }: PlacesRow): number => Math.max(wanted.first.places, taken)

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

function eventsAfter({ events, lastEvent }: ContentInMemory, { add, change, remove }: Difference<number, EventThing>) {
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
