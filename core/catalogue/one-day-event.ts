import { berlinDay } from '../shared/dates.ts'
import type { Event } from './catalogue.ts'
import { eventKind } from './event-kind.ts'

/** Not online, and beginning and ending on the same Berlin day (spec §4). */
export const isOneDayEvent = (event: Pick<Event, 'hotel' | 'modules' | 'startDate' | 'endDate'>): boolean =>
  eventKind(event) !== 'online' && berlinDay(event.startDate) === berlinDay(event.endDate)
