import { eventTypes, type Event, type ListedEvent } from '#core/catalogue/catalogue.ts'
import type { StoredTheme, ThemeOffer } from '#core/catalogue/ports.ts'
import { offerFrom } from '#core/catalogue/theme-offer.ts'
import type { Day } from '#core/shared/day.ts'
import type { CursorKey } from '../engine/continuation.ts'
import type { ResolvedTheme } from '../import/resolved-content.ts'
import {
  eventFrom,
  listedEventFrom,
  priceIn,
  themeFrom,
  type ListedEventRow,
  type WholeModuleRow,
} from './content-from-rows.ts'
import type { ContentInMemory, StoredEvent } from '../content/memory.ts'
import { byCursorKey } from '../engine/page-in-memory.ts'
import { hotelsOf } from '../venues/memory.ts'

/** Themes that have not been withdrawn. */
export const visibleThemes = (content: ContentInMemory): readonly ResolvedTheme[] =>
  [...content.themes.values()].filter(({ withdrawn }) => !withdrawn).map(({ value }) => value)

export const eventCursorKey = ({ value: { row } }: StoredEvent): CursorKey => [row.start_date, row.event_id]

/** A theme with its events from a day on: of a series all, of any other the next `most` and what all of them offer. */
export const wholeTheme = (content: ContentInMemory, { row }: ResolvedTheme, from: Day, most: number): StoredTheme => {
  const events = upcomingOf(content, row.internal_id, from)
  const isSeries = row.event_type === eventTypes.trainingSeries
  const theme = themeFrom(
    { ...row, ...rubricOf(content, row.rubric_id) },
    (isSeries ? events : events.slice(0, most)).map((event) => wholeEvent(content, event)),
  )
  return isSeries ? theme : { ...theme, offer: offerIn(content, events) }
}

const offerIn = (content: ContentInMemory, events: readonly StoredEvent[]): ThemeOffer =>
  offerFrom(
    events.some(({ value }) => value.row.has_online),
    townsOf(content, events).length,
    events.map(({ value }) => priceIn(value.row)),
  )

/** Numbers of the towns in which events take place, each once. */
export const townsOf = (content: ContentInMemory, events: readonly StoredEvent[]): readonly number[] => [
  ...new Set(events.flatMap(({ value }) => value.venues.map((id) => content.hotels.get(id)?.value.location_id ?? id))),
]

export const upcomingOf = (content: ContentInMemory, themeId: number, from: Day): readonly StoredEvent[] =>
  [...content.events.values()]
    .filter(({ value: { row } }) => row.theme_id === themeId && row.start_date >= from)
    .toSorted((one, other) => byCursorKey(eventCursorKey(one), eventCursorKey(other)))

const wholeEvent = (content: ContentInMemory, event: StoredEvent): Event =>
  eventFrom(eventRow(content, event), modulesOf(content, event), hotelsOf(content), event.byModule)

export const listed = (content: ContentInMemory, event: StoredEvent): ListedEvent =>
  listedEventFrom(eventRow(content, event), modulesOf(content, event), hotelsOf(content), event.byModule)

function eventRow(content: ContentInMemory, event: StoredEvent): ListedEventRow {
  const { row } = event.value
  const theme = content.themes.get(row.theme_id)?.value.row
  if (!theme) throw new Error(`the theme of event ${row.event_id} is not stored`)
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

const modulesOf = (content: ContentInMemory, { modules }: StoredEvent): readonly WholeModuleRow[] =>
  modules.map((module) => {
    const theme = module.theme_id === null ? undefined : content.themes.get(module.theme_id)
    return { ...module, theme_url: theme && !theme.withdrawn ? theme.value.row.url : null }
  })

function rubricOf(content: ContentInMemory, id: number) {
  const rubric = content.rubrics.get(id)?.value
  if (!rubric) throw new Error(`rubric ${id} of a theme is not stored`)
  return { rubric_url: rubric.url, rubric_title: rubric.title, rubric_position: rubric.position }
}
