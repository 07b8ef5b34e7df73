import { isTrainingSeries } from '#core/catalogue/theme-kind.ts'
import type { DateFacts, ThemeFacts } from '#core/finder/ports.ts'
import type { ThemeDocument } from './documents.ts'
import type { EventRow, PlacesRow } from './rows.ts'

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

/** What the finder must know of a theme; of its content the first entry is used (spec §3). */
export const themeFactsFrom = (theme: ThemeDocument, rubricId: number): ThemeFacts => {
  const duration = theme.content[0]?.duration
  return {
    themeId: theme.internalId,
    url: theme.url,
    rubricId,
    targetGroups: theme.targetGroups,
    isNew: theme.isNew,
    isSeries: isTrainingSeries(theme),
    ...(duration !== undefined && { duration }),
    hideInTrainingSeries: theme.hideInTrainingSeries,
    redirects: theme.redirectUrl !== undefined,
  }
}
