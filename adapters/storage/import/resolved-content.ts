import type { TargetGroup } from '#core/shared/target-group.ts'
import { eventVenues } from '#core/catalogue/event-venues.ts'
import type { ContentWithDays, EventWithDays, ModuleWithDays } from '#core/content/ports.ts'
import { isPhysicalVenue } from '#core/shared/no-venue.ts'
import type { HotelDocument, LocationDocument, RubricDocument, ThemeDocument } from '../catalogue/documents.ts'
import { fingerprinted, type Fingerprinted } from './fingerprint.ts'
import { noSequence } from '../catalogue/theme-sorting.ts'
import { resolvedArticle, type ResolvedArticle } from '../knowledge/articles/rows.ts'
import { germanSortKey } from '../engine/german-sort-key.ts'
import { resolvedRuling } from '../knowledge/rulings/resolved.ts'
import type { ResolvedRuling } from '../knowledge/rulings/rows.ts'
import { wantedRecords, type WantedRecords } from './record-content.ts'
import type {
  EventRow,
  HotelRow,
  LexiconRow,
  LocationRow,
  ModuleRow,
  PageRow,
  FirstSeatsRow,
  RubricRow,
  ThemeRow,
} from '../catalogue/rows.ts'

export interface ResolvedTheme {
  readonly row: ThemeRow
  readonly targetGroups: readonly TargetGroup[]
  /** Each word once, with its greatest weight. */
  readonly words: ReadonlyMap<string, number>
}
export interface ResolvedEvent {
  readonly row: EventRow
  readonly modules: readonly ModuleRow[]
  /** Hotels of the event and its modules, each once. */
  readonly venues: readonly number[]
  readonly first: FirstSeatsRow
}

/** Content as rows, every reference by key. */
export interface ResolvedContent {
  readonly rubrics: readonly Fingerprinted<number, RubricRow>[]
  readonly locations: readonly Fingerprinted<number, LocationRow>[]
  readonly hotels: readonly Fingerprinted<number, HotelRow>[]
  readonly themes: readonly Fingerprinted<number, ResolvedTheme>[]
  readonly events: readonly Fingerprinted<number, ResolvedEvent>[]
  readonly lexicon: readonly Fingerprinted<string, LexiconRow>[]
  readonly rulings: readonly Fingerprinted<string, ResolvedRuling>[]
  readonly articles: readonly Fingerprinted<number, ResolvedArticle>[]
  readonly pages: readonly Fingerprinted<string, PageRow>[]
  readonly records: WantedRecords
}

export const lexiconKey = ({ target_group, slug }: { readonly target_group: string; readonly slug: string }): string =>
  `${target_group}/${slug}`

/**
 * Finds every reference of the content and makes rows of it. The core has checked them: a dangling one is a bug and
 * throws.
 */
export function resolveContent(content: ContentWithDays): ResolvedContent {
  const rubricIds = new Map(content.rubrics.map(({ url, id }) => [url, id]))
  const themeIds = new Map(content.themes.map(({ url, internalId }) => [url, internalId]))
  const rubricOfTheme = new Map(content.themes.map(({ url, rubric }) => [url, rubric]))
  const locations = new Set(content.locations.map(({ internalId }) => internalId))
  const hotels = new Set(content.hotels.map(({ internalId }) => internalId))
  const hotelOf = (id: number): number | null => (isPhysicalVenue(id) ? present(hotels, id, 'hotel') : null)
  return {
    rubrics: fingerprinted(content.rubrics.map(rubricRow), ({ id }) => id),
    locations: fingerprinted(content.locations.map(locationRow), ({ internal_id }) => internal_id),
    hotels: fingerprinted(
      content.hotels.map((hotel) => hotelRow(hotel, present(locations, hotel.locationId, 'location'))),
      ({ internal_id }) => internal_id,
    ),
    themes: fingerprinted(
      content.themes.map((theme) => themeItem(theme, found(rubricIds, theme.rubric, 'rubric'))),
      ({ row }) => row.internal_id,
    ),
    events: fingerprinted(
      content.events.map((event) => resolvedEvent(event, (url) => found(themeIds, url, 'theme'), hotelOf)),
      ({ row }) => row.event_id,
      ({ row, modules, venues }) => ({ row, modules, venues }),
    ),
    lexicon: fingerprinted(
      content.lexicon.map(({ group, slug, title, definition, text = null }): LexiconRow => ({
        target_group: group,
        slug,
        title,
        definition,
        document: JSON.stringify(text),
      })),
      lexiconKey,
    ),
    rulings: fingerprinted(
      content.rulings.map((ruling) => resolvedRuling(ruling, (url) => found(rubricOfTheme, url, 'theme'))),
      ({ row }) => row.slug,
    ),
    articles: fingerprinted(content.articles.map(resolvedArticle), ({ row }) => row.id),
    pages: fingerprinted(
      content.pages.map(({ slug, title, description, html }): PageRow => ({ slug, title, description, html })),
      ({ slug }) => slug,
    ),
    records: wantedRecords(content.records),
  }
}

/** Content without some events: what was called off comes back by no import. */
export const withoutEvents = (content: ResolvedContent, eventIds: ReadonlySet<number>): ResolvedContent =>
  eventIds.size === 0 ? content : { ...content, events: content.events.filter(({ key }) => !eventIds.has(key)) }

const rubricRow = (rubric: ContentWithDays['rubrics'][number]): RubricRow => {
  const { at: _, ...document } = rubric
  const { id, url, title, position } = rubric
  return { id, url, title, position, document: JSON.stringify(document satisfies RubricDocument) }
}

const locationRow = (location: ContentWithDays['locations'][number]): LocationRow => {
  const { at: _, ...document } = location
  return {
    internal_id: location.internalId,
    name: location.name,
    document: JSON.stringify(document satisfies LocationDocument),
  }
}

const hotelRow = (hotel: ContentWithDays['hotels'][number], location_id: number): HotelRow => {
  const { at: _, ...document } = hotel
  return { internal_id: hotel.internalId, location_id, document: JSON.stringify(document satisfies HotelDocument) }
}

const themeItem = (content: ContentWithDays['themes'][number], rubricId: number): ResolvedTheme => {
  const { at: _, rubric: _rubric, searchWords, ...theme } = content
  const words = new Map<string, number>()
  for (const { word, weight } of searchWords) if (weight > 0) words.set(word, Math.max(weight, words.get(word) ?? 0))
  const targetGroups = [...new Set(theme.targetGroups)]
  return {
    row: {
      internal_id: theme.internalId,
      url: theme.url,
      title: theme.title,
      sort_key: germanSortKey(theme.title),
      event_type: theme.eventType,
      is_new: theme.isNew,
      redirect_url: theme.redirectUrl ?? null,
      rubric_id: rubricId,
      sequence: theme.sequence ?? noSequence,
      document: JSON.stringify({ ...theme, targetGroups } satisfies ThemeDocument),
    },
    targetGroups,
    words,
  }
}

/** An event as rows; its theme and hotels are found by what stands in it. */
export function resolvedEvent(
  event: EventWithDays,
  themeOf: (url: string) => number,
  hotelOf: (id: number) => number | null,
): ResolvedEvent {
  if (event.taken < 0 || event.taken > event.places)
    throw new RangeError(`event ${event.eventId}: ${event.taken} of ${event.places} seats are taken`)
  const modules = event.modules.map((module, position) => moduleRow(event.eventId, position, module, themeOf, hotelOf))
  const { hotelIds, hasOnline } = eventVenues(event)
  const venues = hotelIds.map(hotelOf).filter((id) => id !== null)
  return {
    row: {
      event_id: event.eventId,
      url: event.url,
      theme_id: themeOf(event.themeUrl),
      start_date: event.startDate,
      end_date: event.endDate,
      start_time: event.startTime,
      end_time: event.endTime,
      hotel_id: venues[0] ?? null,
      has_online: hasOnline,
      price_net: event.price?.net ?? null,
      price_rate: event.price?.rate ?? null,
      guaranteed: event.guaranteed,
    },
    modules,
    venues,
    first: { places: event.places, taken: event.taken, elsewhere: event.taken },
  }
}

const moduleRow = (
  eventId: number,
  position: number,
  module: ModuleWithDays,
  themeOf: (url: string) => number,
  hotelOf: (id: number) => number | null,
): ModuleRow => ({
  event_id: eventId,
  position,
  title: module.title,
  theme_id: module.themeUrl === undefined ? null : themeOf(module.themeUrl),
  duration: module.duration ?? null,
  start_date: module.startDate,
  end_date: module.endDate,
  start_time: module.startTime,
  end_time: module.endTime,
  venue_id: module.hotelId,
  hotel_id: hotelOf(module.hotelId),
})

function found<Id>(ids: ReadonlyMap<string, Id>, name: string, kind: string): Id {
  const id = ids.get(name)
  if (id === undefined) throw new RangeError(`the content holds no ${kind} ${name}`)
  return id
}

function present(ids: ReadonlySet<number>, id: number, kind: string): number {
  if (!ids.has(id)) throw new RangeError(`the content holds no ${kind} ${id}`)
  return id
}
