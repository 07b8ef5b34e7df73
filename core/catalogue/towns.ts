import { byGerman } from '../shared/german-order.ts'
import { isPhysicalVenue } from '../shared/no-venue.ts'
import type { Hotel } from '../venues/venues.ts'
import type { Event, Theme } from './catalogue.ts'

export interface Town {
  readonly locationId: number
  readonly name: string
}

/** The hotels in which a date takes place: those of its modules, or its own. */
export const hotelsOf = ({ hotel, modules }: Pick<Event, 'hotel' | 'modules'>): readonly Hotel[] => {
  const hotels = modules.length > 0 ? modules.map((module) => module.hotel) : [hotel]
  return hotels.flatMap((hotel) => (hotel && isPhysicalVenue(hotel.internalId) ? hotel : []))
}

/** The towns in which a theme's dates take place, each once, by name (spec §3). */
export const locationsOf = ({ events }: Pick<Theme, 'events'>): readonly Town[] => {
  const hotels = events.flatMap(hotelsOf)
  const towns = new Map(hotels.map(({ locationId, location }) => [locationId, { locationId, name: location }]))
  return [...towns.values()].toSorted(byGerman((town) => town.name))
}
