import { eventTypes, type ListedEvent } from '#core/catalogue/catalogue.ts'
import type { ForStoringTheCatalogue } from '#core/catalogue/ports.ts'
import { eventsOnCard } from '#core/catalogue/theme-card.ts'
import type { Day } from '#core/shared/day.ts'
import { longestPage, type Page, type PageQuery } from '#core/shared/page.ts'
import { aDay, aNumber } from '../engine/continuation.ts'
import { rubricIn } from './documents.ts'
import { inByteOrder } from '../engine/german-sort-key.ts'
import type { ContentInMemory, ContentShelf } from '../content/memory.ts'
import { pageFrom } from '../engine/page-in-memory.ts'
import { eventCursorKey, listed, upcomingOf, visibleThemes, wholeTheme } from './content-in-memory.ts'
import { themeCount, themeUrls } from './theme-urls-in-memory.ts'

export const catalogueInMemory = (shelf: ContentShelf): ForStoringTheCatalogue => ({
  rubrics: async () => {
    const themes = visibleThemes(shelf.now).filter(({ row }) => row.redirect_url === null)
    return [...shelf.now.rubrics.values()]
      .filter(({ withdrawn }) => !withdrawn)
      .map(({ value }) => {
        const count = themes.filter(({ row }) => row.rubric_id === value.id).length
        return { ...rubricIn(value), count }
      })
      .toSorted((one, other) => one.position - other.position || one.id - other.id)
  },
  theme: async (url, from) => {
    const found = visibleThemes(shelf.now).find(({ row }) => row.url === url)
    return found && wholeTheme(shelf.now, found, from, longestPage)
  },
  themeUrls: async (filter, from, pageQuery) => themeUrls(shelf.now, filter, from, pageQuery),
  themeCount: async (filter, from) => themeCount(shelf.now, filter, from),
  themesAt: async (urls, from) =>
    visibleThemes(shelf.now)
      .filter(({ row }) => urls.includes(row.url))
      .map((theme) => wholeTheme(shelf.now, theme, from, eventsOnCard)),
  themesToCome: async (urls, from) =>
    new Map(
      visibleThemes(shelf.now)
        .filter(({ row }) => urls.includes(row.url) && row.redirect_url === null)
        .flatMap(({ row }) => {
          const [next] = upcomingOf(shelf.now, row.internal_id, from)
          return next ? [[row.url, next.value.row.start_date] as const] : []
        }),
    ),
  seriesWith: async (themeUrl) => {
    const themes = visibleThemes(shelf.now)
    const part = themes.find(({ row }) => row.url === themeUrl)
    if (!part) return []
    const partId = part.row.internal_id
    return themes
      .filter(
        ({ row }) =>
          row.event_type === eventTypes.trainingSeries && row.redirect_url === null && row.internal_id !== partId,
      )
      .filter(({ row }) =>
        [...shelf.now.events.values()].some(
          ({ value }) =>
            value.row.theme_id === row.internal_id && value.modules.some(({ theme_id }) => theme_id === partId),
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
  events: async (filter, from, pageQuery) => eventsPage(shelf.now, filter, from, pageQuery),
})

function eventsPage(
  content: ContentInMemory,
  filter: Parameters<ForStoringTheCatalogue['events']>[0],
  from: Day,
  pageQuery: PageQuery,
): Page<ListedEvent> {
  const themes = new Map(
    visibleThemes(content)
      .filter(({ row }) => (filter.theme === undefined ? row.redirect_url === null : row.url === filter.theme))
      .filter(({ targetGroups }) => filter.targetGroup === undefined || targetGroups.includes(filter.targetGroup))
      .map((theme) => [theme.row.internal_id, theme]),
  )
  const { hotelIds } = filter
  const events = [...content.events.values()].filter(
    ({ value: { row, venues } }) =>
      themes.has(row.theme_id) &&
      row.start_date >= from &&
      (hotelIds === undefined || venues.some((venue) => hotelIds.includes(venue))),
  )
  const page = pageFrom(events, eventCursorKey, [aDay, aNumber], pageQuery)
  return { ...page, items: page.items.map((event) => listed(content, event)) }
}
