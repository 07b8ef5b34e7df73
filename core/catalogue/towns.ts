import { byGerman } from '../shared/german-order.ts'
import type { Hotel } from '../shared/venues.ts'
import type { Event, Theme } from './catalogue.ts'
import { eventVenues } from './event-venues.ts'

export interface Town {
  readonly locationId: number
  readonly name: string
}

/** The hotels in which an event takes place, as `eventVenues` says, each once. */
export const hotelsOf = ({ hotel, modules }: Pick<Event, 'hotel' | 'modules'>): readonly Hotel[] => {
  const hotelAt = (id: number) =>
    modules.length > 0 ? modules.find(({ hotelId }) => hotelId === id)?.hotel : (hotel ?? undefined)
  return eventVenues({ hotelId: hotel?.internalId, modules }).hotelIds.flatMap((id) => hotelAt(id) ?? [])
}

/** The towns in which a theme's events take place, each once, by name (spec §3). */
export const locationsOf = ({ events }: Pick<Theme, 'events'>): readonly Town[] => {
  const hotels = events.flatMap(hotelsOf)
  const towns = new Map(hotels.map(({ locationId, location }) => [locationId, { locationId, name: location }]))
  return [...towns.values()].toSorted(byGerman((town) => town.name))
}
