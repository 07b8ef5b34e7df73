import { asksOfEvents, meetsAll, type FilteredEvent } from '#core/catalogue/event-filter.ts'
import type { ForStoringTheCatalogue, ThemeSorting } from '#core/catalogue/ports.ts'
import { isOfKind } from '#core/catalogue/theme-kind.ts'
import type { Day } from '#core/shared/day.ts'
import type { Page, PageQuery } from '#core/shared/page.ts'
import { aDay, aNumber, aText, aWeight, type CursorKey, type CursorPart } from '../engine/continuation.ts'
import type { ResolvedTheme } from '../import/resolved-content.ts'
import { searchedWords } from './searched-words.ts'
import { noEventYet, noPrice } from './theme-sorting.ts'
import type { ContentInMemory, StoredEvent } from '../content/memory.ts'
import { pageFrom } from '../engine/page-in-memory.ts'
import { upcomingOf, visibleThemes } from './content-in-memory.ts'

/** A theme on its shelf, with the values that order lists of themes. */
interface ShelvedTheme {
  readonly theme: ResolvedTheme
  readonly weight: number
  readonly key: CursorKey
}

/**
 * A page of the addresses of themes that match: in the asked order for `urls`, by relevance for words, else along the
 * shelf.
 */
export function themeUrls(
  content: ContentInMemory,
  filter: Parameters<ForStoringTheCatalogue['themeUrls']>[0],
  from: Day,
  pageQuery: PageQuery,
): Page<string> {
  const words = searchedWords(filter.words)
  const matching = matchingThemes(content, filter, from)
  const { urls } = filter
  if (urls) {
    const asked = [...new Set(urls)]
    const shelved = matching.map(({ theme, weight }) => ({ theme, weight, key: [asked.indexOf(theme.row.url)] }))
    return pageOfThemes(shelved, [aNumber], pageQuery)
  }
  if (filter.sort) {
    const { valueOf, part } = sortValues[filter.sort]
    const sorted = matching.map(({ theme, weight }) => {
      const value = valueOf(theme, upcomingOf(content, theme.row.internal_id, from))
      return { theme, weight, key: [value, theme.row.sort_key, theme.row.internal_id] }
    })
    return pageOfThemes(sorted, [part, aText, aNumber], pageQuery)
  }
  const shelved = matching.map(({ theme, weight }) => {
    return { theme, weight, key: [...(words.length ? [-weight] : []), ...shelfKey(content, theme)] }
  })
  return pageOfThemes(shelved, [...(words.length ? [aWeight] : []), aNumber, aNumber, aText, aNumber], pageQuery)
}

export const themeCount = (...asked: Parameters<typeof matchingThemes>): number => matchingThemes(...asked).length

function matchingThemes(
  content: ContentInMemory,
  filter: Parameters<ForStoringTheCatalogue['themeUrls']>[0],
  from: Day,
) {
  const words = searchedWords(filter.words)
  return visibleThemes(content)
    .filter((theme) => matches(content, theme, filter, from))
    .map((theme) => ({ theme, weight: weightOf(theme, words) }))
    .filter(({ weight }) => words.length === 0 || weight > 0)
}

interface SortValue {
  readonly valueOf: (theme: ResolvedTheme, upcoming: readonly StoredEvent[]) => string | number
  readonly part: CursorPart
}

const sortValues: Readonly<Record<ThemeSorting, SortValue>> = {
  titel: { valueOf: ({ row }) => row.sort_key, part: aText },
  datum: { valueOf: (_, [next]) => next?.value.row.start_date ?? noEventYet, part: aDay },
  preis: {
    valueOf: (_, upcoming) =>
      upcoming.reduce((lowest, { value }) => Math.min(lowest, value.row.price_net ?? noPrice), noPrice),
    part: aNumber,
  },
}

export const shelfKey = (content: ContentInMemory, { row }: ResolvedTheme): CursorKey => [
  content.rubrics.get(row.rubric_id)?.value.position ?? 0,
  row.sequence,
  row.sort_key,
  row.internal_id,
]

function pageOfThemes(
  themes: readonly ShelvedTheme[],
  shape: readonly CursorPart[],
  pageQuery: PageQuery,
): Page<string> {
  const page = pageFrom(themes, ({ key }) => key, shape, pageQuery)
  return { ...page, items: page.items.map(({ theme }) => theme.row.url) }
}

function matches(
  content: ContentInMemory,
  { row, targetGroups }: ResolvedTheme,
  filter: Parameters<ForStoringTheCatalogue['themeUrls']>[0],
  from: Day,
): boolean {
  return (
    (!asksOfEvents(filter) ||
      upcomingOf(content, row.internal_id, from).some((event) => meetsAll(filter, filtered(content, event)))) &&
    (filter.urls ? filter.urls.includes(row.url) : row.redirect_url === null) &&
    (filter.rubric === undefined || content.rubrics.get(row.rubric_id)?.value.url === filter.rubric) &&
    (filter.targetGroup === undefined || targetGroups.includes(filter.targetGroup)) &&
    (filter.eventType === undefined || isOfKind(row.event_type, filter.eventType)) &&
    (filter.isNew === undefined || row.is_new === filter.isNew)
  )
}

const filtered = (content: ContentInMemory, { value }: StoredEvent): FilteredEvent => ({
  startDate: value.row.start_date,
  locationIds: value.venues.flatMap((hotelId) => content.hotels.get(hotelId)?.value.location_id ?? []),
  hasOnline: Boolean(value.row.has_online),
})

/** The sum of the best weights of all words; 0 where one of them is not found. */
function weightOf({ words }: ResolvedTheme, searched: readonly string[]): number {
  const weights = searched.map((word) =>
    Math.max(0, ...[...words].filter(([kept]) => kept.startsWith(word)).map(([, weight]) => weight)),
  )
  return weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0)
}
