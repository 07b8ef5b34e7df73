import { isTrainingSeries } from '#core/catalogue/theme-kind.ts'
import type { IndexedEvent, IndexedTheme } from '#core/finder/index-changes.ts'
import type { ThemeDocument } from '../catalogue/documents.ts'
import type { EventRow, SeatsRow } from '../catalogue/rows.ts'

export type EventFactsRow = Pick<
  EventRow,
  'event_id' | 'start_date' | 'end_date' | 'theme_id' | 'price_net' | 'guaranteed'
> &
  SeatsRow

const millisecondsOfADay = 86_400_000

/** What the finder must know of an event in these hotels. */
export const eventFactsFrom = (row: EventFactsRow, hotelIds: readonly number[]): IndexedEvent => ({
  eventId: row.event_id,
  startDate: row.start_date,
  themeId: row.theme_id,
  hotelIds,
  net: row.price_net ?? undefined,
  days: calendarDays(row.start_date, row.end_date),
  placesLeft: row.places - row.taken,
  guaranteed: Boolean(row.guaranteed),
})

const calendarDays = (first: string, last: string): number =>
  first === last ? 1 : Math.round((Date.parse(last) - Date.parse(first)) / millisecondsOfADay) + 1

/** What the finder must know of a theme; of its content the first entry is used (spec §3). */
export const themeFactsFrom = (theme: ThemeDocument, rubricId: number): IndexedTheme => {
  const duration = theme.content[0]?.duration
  return {
    themeId: theme.internalId,
    url: theme.url,
    rubricId,
    targetGroups: theme.targetGroups,
    ...(theme.level !== undefined && { level: theme.level }),
    isNew: theme.isNew,
    isSeries: isTrainingSeries(theme),
    ...(duration !== undefined && { duration }),
    hideInTrainingSeries: theme.hideInTrainingSeries,
    redirects: theme.redirectUrl !== undefined,
  }
}
