import { isPhysicalVenue } from '../shared/no-venue.ts'
import type { Event, Module, Theme } from './catalogue.ts'
import { eventVenues } from './event-venues.ts'

/** How people meet; a series with modules of both kinds is mixed (spec §4, domain §10). */
export type EventKind = 'online' | 'in-person' | 'mixed'

type Met = Pick<Event, 'hotel' | 'modules'>

/** Whether a part of a series brings people together in a hotel: venues 522 and -1 do not (spec §3). */
export const isInPersonModule = ({ hotelId }: Pick<Module, 'hotelId'>): boolean => isPhysicalVenue(hotelId)

/** An event is online when it has no hotel; of a series its modules decide (spec §4). */
export const eventKind = ({ hotel, modules }: Met): EventKind => {
  const { hotelIds, hasOnline } = eventVenues({ hotelId: hotel?.internalId, modules })
  if (!hasOnline) return 'in-person'
  return hotelIds.length > 0 ? 'mixed' : 'online'
}

/** Whether a theme has an event that is online, or partly so. */
export const hasOnlineEvents = ({ events }: Pick<Theme, 'events'>): boolean =>
  events.some((event) => eventKind(event) !== 'in-person')

/** Whether a theme has an event in a hotel, or partly so. */
export const hasInPersonEvents = ({ events }: Pick<Theme, 'events'>): boolean =>
  events.some((event) => eventKind(event) !== 'online')
