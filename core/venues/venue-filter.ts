import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import { holdingWords, namedAs } from '../shared/holding-words.ts'
import type { Hotel, NamedLocation } from '../shared/venues.ts'
import type { VenueFilter } from './ports.ts'
import type { HotelDetails, LocationDetails } from './venue-details.ts'

/** Which towns pass; one of which nothing is told lies in no Land. */
export const locationPasses = (german: ForAnalysingGerman, { q, region }: VenueFilter) => {
  const holds = holdingWords(german, q)
  const isThere = inRegion(german, region)
  return ({ name }: NamedLocation, told: LocationDetails | undefined): boolean =>
    isThere(told) && holds([name, told?.state ?? '', told?.teaser ?? '', told?.description ?? ''])
}

export type HotelFilter = VenueFilter & { readonly location?: string }

/** Which hotels pass. */
export const hotelPasses = (german: ForAnalysingGerman, { q, region, location }: HotelFilter) => {
  const holds = holdingWords(german, q)
  const isThere = inRegion(german, region)
  const isTown = namedAs(german, location)
  return (hotel: Hotel, details: HotelDetails | null, town: LocationDetails | undefined): boolean =>
    isThere(town) &&
    isTown(hotel.location) &&
    holds([
      hotel.name,
      hotel.location,
      hotel.address.street,
      hotel.address.zip,
      hotel.address.city,
      hotel.teaser,
      details?.description ?? '',
      ...(details?.extras ?? []),
    ])
}

const inRegion = (german: ForAnalysingGerman, region: string | undefined) => {
  const isAsked = namedAs(german, region)
  return (town: LocationDetails | undefined): boolean =>
    region === undefined || (town !== undefined && isAsked(town.state))
}
