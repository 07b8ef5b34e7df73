import type { Day } from '../shared/day.ts'
import type { ThemeFilter } from './ports.ts'

/** What a list of themes asks of their events. */
export type EventConditions = Pick<ThemeFilter, 'month' | 'locationId' | 'online'>

/** An event as far as such a filter looks at it. */
export interface FilteredEvent {
  readonly startDate: Day
  /** The towns of its hotels, see `eventVenues`. */
  readonly locationIds: readonly number[]
  readonly hasOnline: boolean
}

/** Whether a filter looks at events at all. */
export const asksOfEvents = ({ month, locationId, online }: EventConditions): boolean =>
  month !== undefined || locationId !== undefined || online !== undefined

/**
 * Whether one event meets everything that is asked of events: a theme with an event in March and another one in Hamburg
 * has none in Hamburg in March. A series counts in each of its towns; one with modules of both kinds is online and in
 * hotels.
 */
export const meetsAll = ({ month, locationId, online }: EventConditions, event: FilteredEvent): boolean =>
  (month === undefined || event.startDate.startsWith(`${month}-`)) &&
  (locationId === undefined || event.locationIds.includes(locationId)) &&
  (online === undefined || (online ? event.hasOnline : event.locationIds.length > 0))
