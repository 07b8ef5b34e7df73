import type { Event, ListedEvent, Theme } from '#core/catalogue/catalogue.ts'
import type { ForStoringTheCatalogue } from '#core/catalogue/ports.ts'
import type { Day } from '#core/shared/day.ts'
import { stretchOf, type Page, type Stretch } from '#core/shared/page.ts'
import { aDay, aNumber, aText, aWeight, placeOf, tokenOf, type Place, type PlacePart } from '../continuation.ts'
import { inByteOrder } from '../german-sort-key.ts'
import type { ThemeThing } from '../resolved-content.ts'
import { searchedWords } from '../searched-words.ts'
import { isOfKind, seriesType } from '../theme-kind.ts'
import { eventFrom, listedEventFrom, themeFrom, type ListedEventRow, type WholeModuleRow } from '../things-from-rows.ts'
import type { ContentInMemory, ContentShelf, KeptEvent } from './content-in-memory.ts'
import { hotelsOf } from './venues-in-memory.ts'

/** A theme on its shelf, with the values that order lists of themes. */
interface ShelvedTheme {
  readonly theme: ThemeThing
  readonly weight: number
  readonly place: Place
}

export const catalogueInMemory = (shelf: ContentShelf): ForStoringTheCatalogue => ({
  rubrics: async () => {
    const themes = visibleThemes(shelf.now).filter(({ row }) => row.redirect_url === null)
    return [...shelf.now.rubrics.values()]
      .filter(({ withdrawn }) => !withdrawn)
      .map(({ thing: { id, url, title, position, teaser, description } }) => {
        const count = themes.filter(({ row }) => row.rubric_id === id).length
        return { id, url, title, position, teaser, description, count }
      })
      .toSorted((one, other) => one.position - other.position || one.id - other.id)
  },
  theme: async (url, from) => {
    const found = visibleThemes(shelf.now).find(({ row }) => row.url === url)
    return found && wholeTheme(shelf.now, found, from)
  },
  themes: async (filter, from, stretch) => themesPage(shelf.now, filter, from, stretch),
  seriesWith: async (themeUrl) => {
    const themes = visibleThemes(shelf.now)
    const part = themes.find(({ row }) => row.url === themeUrl)
    if (!part) return []
    const partId = part.row.internal_id
    return themes
      .filter(({ row }) => row.event_type === seriesType && row.redirect_url === null && row.internal_id !== partId)
      .filter(({ row }) =>
        [...shelf.now.events.values()].some(
          ({ thing }) =>
            thing.row.theme_id === row.internal_id && thing.modules.some(({ theme_id }) => theme_id === partId),
        ),
      )
      .toSorted(
        (one, other) =>
          inByteOrder(one.row.sort_key, other.row.sort_key) || one.row.internal_id - other.row.internal_id,
      )
      .map(({ row: { url, title } }) => ({ url, title }))
  },
  event: async (eventId) => {
    const event = shelf.now.events.get(eventId)
    return event && listed(shelf.now, event)
  },
  events: async (filter, from, stretch) => eventsPage(shelf.now, filter, from, stretch),
})

export const visibleThemes = (content: ContentInMemory): readonly ThemeThing[] =>
  [...content.themes.values()].filter(({ withdrawn }) => !withdrawn).map(({ thing }) => thing)

function themesPage(
  content: ContentInMemory,
  filter: Parameters<ForStoringTheCatalogue['themes']>[0],
  from: Day,
  stretch: Stretch,
): Page<Theme> {
  const words = searchedWords(filter.words)
  const matching = visibleThemes(content)
    .filter((theme) => matches(content, theme, filter, from))
    .map((theme) => ({ theme, weight: weightOf(theme, words) }))
    .filter(({ weight }) => words.length === 0 || weight > 0)
  const { urls } = filter
  if (urls) {
    const asked = [...new Set(urls)]
    const shelved = matching.map(({ theme, weight }) => ({ theme, weight, place: [asked.indexOf(theme.row.url)] }))
    return themeStretch(content, shelved, [aNumber], stretch, from)
  }
  const shelved = matching.map(({ theme, weight }) => {
    return { theme, weight, place: [...(words.length ? [-weight] : []), ...shelfPlace(content, theme)] }
  })
  return themeStretch(content, shelved, [...(words.length ? [aWeight] : []), aNumber, aText, aNumber], stretch, from)
}

const shelfPlace = (content: ContentInMemory, { row }: ThemeThing): Place => [
  content.rubrics.get(row.rubric_id)?.thing.position ?? 0,
  row.sort_key,
  row.internal_id,
]

function themeStretch(
  content: ContentInMemory,
  themes: readonly ShelvedTheme[],
  shape: readonly PlacePart[],
  stretch: Stretch,
  from: Day,
): Page<Theme> {
  const page = stretchFrom(themes, ({ place }) => place, shape, stretch)
  return { ...page, items: page.items.map(({ theme }) => wholeTheme(content, theme, from)) }
}

function eventsPage(
  content: ContentInMemory,
  filter: Parameters<ForStoringTheCatalogue['events']>[0],
  from: Day,
  stretch: Stretch,
): Page<ListedEvent> {
  const themes = new Map(
    visibleThemes(content)
      .filter(({ row }) => (filter.theme === undefined ? row.redirect_url === null : row.url === filter.theme))
      .filter(({ targetGroups }) => filter.targetGroup === undefined || targetGroups.includes(filter.targetGroup))
      .map((theme) => [theme.row.internal_id, theme]),
  )
  const events = [...content.events.values()].filter(
    ({ thing: { row } }) => themes.has(row.theme_id) && row.start_date >= from,
  )
  const page = stretchFrom(events, eventPlace, [aDay, aNumber], stretch)
  return { ...page, items: page.items.map((event) => listed(content, event)) }
}

const eventPlace = ({ thing: { row } }: KeptEvent): Place => [row.start_date, row.event_id]

function stretchFrom<T>(
  things: readonly T[],
  place: (thing: T) => Place,
  shape: readonly PlacePart[],
  asked: Stretch,
): Page<T> {
  const { after, limit } = stretchOf(asked)
  const start = placeOf(after, shape)
  if (start === 'nowhere') return { items: [] }
  const rest = things
    .toSorted((one, other) => byPlace(place(one), place(other)))
    .filter((thing) => start === 'start' || byPlace(place(thing), start) > 0)
  const items = rest.slice(0, limit)
  const last = items.at(-1)
  return { items, ...(rest.length > limit && last !== undefined && { next: tokenOf(place(last)) }) }
}

function byPlace(one: Place, other: Place): number {
  for (const [i, part] of one.entries()) {
    const against = other[i]
    const order = typeof part === 'number' ? part - Number(against) : inByteOrder(part, String(against))
    if (order !== 0) return order
  }
  return 0
}

function matches(
  content: ContentInMemory,
  { row, targetGroups }: ThemeThing,
  filter: Parameters<ForStoringTheCatalogue['themes']>[0],
  from: Day,
): boolean {
  const upcoming = (): readonly KeptEvent[] => upcomingOf(content, row.internal_id, from)
  const townOf = (hotelId: number): number | undefined => content.hotels.get(hotelId)?.thing.location_id
  return (
    (filter.urls ? filter.urls.includes(row.url) : row.redirect_url === null) &&
    (filter.rubric === undefined || content.rubrics.get(row.rubric_id)?.thing.url === filter.rubric) &&
    (filter.targetGroup === undefined || targetGroups.includes(filter.targetGroup)) &&
    (filter.eventType === undefined || isOfKind(row.event_type, filter.eventType)) &&
    (filter.isNew === undefined || row.is_new === filter.isNew) &&
    (filter.online === undefined ||
      upcoming().some(({ thing }) => (filter.online ? thing.row.has_online : thing.row.hotel_id !== null))) &&
    (filter.locationId === undefined ||
      upcoming().some(({ thing }) => thing.venues.some((hotelId) => townOf(hotelId) === filter.locationId)))
  )
}

/** The sum of the best weights of all words; 0 where one of them is not found. */
function weightOf({ words }: ThemeThing, searched: readonly string[]): number {
  const weights = searched.map((word) =>
    Math.max(0, ...[...words].filter(([kept]) => kept.startsWith(word)).map(([, weight]) => weight)),
  )
  return weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0)
}

const wholeTheme = (content: ContentInMemory, { row, targetGroups }: ThemeThing, from: Day): Theme =>
  themeFrom(
    { ...row, ...rubricOf(content, row.rubric_id) },
    [...targetGroups],
    upcomingOf(content, row.internal_id, from).map((event) => wholeEvent(content, event)),
  )

const upcomingOf = (content: ContentInMemory, themeId: number, from: Day): readonly KeptEvent[] =>
  [...content.events.values()]
    .filter(({ thing: { row } }) => row.theme_id === themeId && row.start_date >= from)
    .toSorted((one, other) => byPlace(eventPlace(one), eventPlace(other)))

const wholeEvent = (content: ContentInMemory, event: KeptEvent): Event =>
  eventFrom(eventRow(content, event), modulesOf(content, event), hotelsOf(content))

const listed = (content: ContentInMemory, event: KeptEvent): ListedEvent =>
  listedEventFrom(eventRow(content, event), modulesOf(content, event), hotelsOf(content))

function eventRow(content: ContentInMemory, event: KeptEvent): ListedEventRow {
  const { row } = event.thing
  const theme = content.themes.get(row.theme_id)?.thing.row
  if (!theme) throw new Error(`the theme of date ${row.event_id} is not stored`)
  return {
    ...row,
    places: event.places,
    taken: event.taken,
    internal_id: event.internalId,
    theme_url: theme.url,
    theme_title: theme.title,
    event_type: theme.event_type,
    ...rubricOf(content, theme.rubric_id),
  }
}

const modulesOf = (content: ContentInMemory, { thing }: KeptEvent): readonly WholeModuleRow[] =>
  thing.modules.map((module) => {
    const theme = module.theme_id === null ? undefined : content.themes.get(module.theme_id)
    return { ...module, theme_url: theme && !theme.withdrawn ? theme.thing.row.url : null }
  })

function rubricOf(content: ContentInMemory, id: number) {
  const rubric = content.rubrics.get(id)?.thing
  if (!rubric) throw new Error(`rubric ${id} of a theme is not stored`)
  return { rubric_url: rubric.url, rubric_title: rubric.title, rubric_position: rubric.position }
}
