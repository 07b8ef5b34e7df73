import type { TargetGroup, ThemeContent } from '#core/catalogue/catalogue.ts'
import type { DateFacts, ThemeFacts } from '#core/finder/ports.ts'
import type { EventRow, PlacesRow, ThemeRow } from './rows.ts'
import { seriesType } from './theme-kind.ts'

export type DateFactsRow = Pick<
  EventRow,
  'event_id' | 'start_date' | 'end_date' | 'theme_id' | 'hotel_id' | 'price_net'
> &
  PlacesRow

const millisecondsOfADay = 86_400_000

/** What the finder must know of a date. */
export const dateFactsFrom = (row: DateFactsRow): DateFacts => ({
  eventId: row.event_id,
  startDate: row.start_date,
  themeId: row.theme_id,
  hotelId: row.hotel_id ?? 0,
  net: row.price_net ?? undefined,
  days: calendarDays(row.start_date, row.end_date),
  placesLeft: row.places - row.taken,
})

const calendarDays = (first: string, last: string): number =>
  first === last ? 1 : Math.round((Date.parse(last) - Date.parse(first)) / millisecondsOfADay) + 1

export type ThemeFactsRow = Pick<
  ThemeRow,
  'internal_id' | 'url' | 'rubric_id' | 'is_new' | 'event_type' | 'hide_in_training_series' | 'redirect_url'
>

/** What the finder must know of a theme; of its content the first entry is used (spec §3). */
export const themeFactsFrom = (
  row: ThemeFactsRow,
  targetGroups: readonly TargetGroup[],
  duration: number | undefined,
): ThemeFacts => ({
  themeId: row.internal_id,
  url: row.url,
  rubricId: row.rubric_id,
  targetGroups,
  isNew: Boolean(row.is_new),
  isSeries: row.event_type === seriesType,
  ...(duration !== undefined && { duration }),
  hideInTrainingSeries: Boolean(row.hide_in_training_series),
  redirects: row.redirect_url !== null,
})

/** The duration that stands in a theme's content, JSON of `ThemeContent[]`. */
export const durationIn = (content: string): number | undefined => {
  const entries: readonly ThemeContent[] = JSON.parse(content)
  return entries[0]?.duration
}
