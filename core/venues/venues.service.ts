import type { VenueRecords } from './venue-details.ts'
import type { ListedEvent } from '../catalogue/catalogue.ts'
import type { FinderFilter } from '../finder/finder.ts'
import type { ForFindingEvents } from '../finder/ports.ts'
import type { ForStoringRecords } from '../records/ports.ts'
import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import { required } from '../shared/required.ts'
import { done } from '../shared/result.ts'
import { dayPackageRates } from './day-package-rates.ts'
import { hotelPasses, locationPasses, type HotelFilter } from './venue-filter.ts'
import { venueAtAddress } from './venue-at-address.ts'
import type { ForFindingVenues, ForStoringVenues, VenueFilter } from './ports.ts'
import { hotelHref, locationHref } from './venue-links.ts'
import type { HotelWithDetails } from './venue-pages.ts'
import { hotelsInOrder, locationsInOrder } from './venues-in-order.ts'
import type { Hotel, Location } from '../shared/venues.ts'

interface VenuesNeeds {
  readonly venues: ForStoringVenues
  readonly records: ForStoringRecords<VenueRecords>
  readonly finder: ForFindingEvents
  readonly german: ForAnalysingGerman
  readonly clock: Clock
}

/** Events on the page of a town or a hotel. */
export const eventsOnPage = 12

/** Towns and seminar hotels in German order, and what content tells of them. */
export const venuesOf = ({ venues, records, finder, german, clock }: VenuesNeeds): ForFindingVenues => {
  /** How many events are to come in each town, as the finder counts them: a series in every town of its modules. */
  const eventsInTowns = async (): Promise<ReadonlyMap<number, number>> => {
    const found = await finder.find({ limit: 1 })
    const towns = found.ok ? found.value.facets.locationId : []
    return new Map(towns.map(({ value, count }) => [Number(value), count]))
  }

  const locationsNow = async (): Promise<readonly Location[]> => {
    const [towns, events] = await Promise.all([venues.locations(), eventsInTowns()])
    return locationsInOrder(towns.map((town) => ({ ...town, events: events.get(town.internalId) ?? 0 })))
  }

  const hotelsIn = async (locationId?: number): Promise<readonly Hotel[]> =>
    hotelsInOrder(await venues.hotels(locationId))

  const withDetails = async (hotels: readonly Hotel[]): Promise<readonly HotelWithDetails[]> => {
    const details = new Map((await records.all('hotel')).map((one) => [one.hotelId, one]))
    return hotels.map((hotel) => ({ hotel, details: details.get(hotel.internalId) ?? null }))
  }

  const townWithDetails = async (location: Location) => ({
    location,
    details: (await records.one('location', String(location.internalId))) ?? null,
  })

  const toldOfTowns = async () => new Map((await records.all('location')).map((one) => [one.locationId, one]))

  const passingLocation = async (filter: VenueFilter) => {
    const told = await toldOfTowns()
    const passes = locationPasses(german, filter)
    return (town: Location): boolean => passes(town, told.get(town.internalId))
  }

  const passingHotels = async (hotels: readonly Hotel[], filter: HotelFilter): Promise<readonly Hotel[]> => {
    const towns = await toldOfTowns()
    const passes = hotelPasses(german, filter)
    const told = await withDetails(hotels)
    return told
      .filter(({ hotel, details }) => passes(hotel, details, towns.get(hotel.locationId)))
      .map(({ hotel }) => hotel)
  }

  /** The next events at a venue, and how many there are in all. */
  const nextEvents = async (
    at: Pick<FinderFilter, 'locationId' | 'hotelId'>,
  ): Promise<{ readonly events: readonly ListedEvent[]; readonly total: number }> => {
    const page = await finder.find({ ...at, limit: eventsOnPage })
    return page.ok
      ? { events: page.value.items.map(({ event }) => event), total: page.value.total }
      : { events: [], total: 0 }
  }

  return {
    async locations(filter) {
      const locations = await locationsNow()
      const items = asksNothing(filter) ? locations : locations.filter(await passingLocation(filter))
      return done({ items, total: items.length })
    },

    async hotels({ locationId, ...filter }) {
      const hotels = await hotelsIn(locationId)
      const items = asksNothing(filter) ? hotels : await passingHotels(hotels, filter)
      return done({ items, total: items.length })
    },

    async overview() {
      const details = await toldOfTowns()
      const locations = (await locationsNow()).map((location) => {
        return { location, details: details.get(location.internalId) ?? null }
      })
      return done({ locations, hotels: await withDetails(await hotelsIn()) })
    },

    async location({ key }) {
      const asked = venueAtAddress(key, await venues.locations(), locationHref)
      if (!asked.ok) return asked
      const { events, total } = await nextEvents({ locationId: [asked.value.internalId] })
      return done({
        ...(await townWithDetails({ ...asked.value, events: total })),
        hotels: await withDetails(await hotelsIn(asked.value.internalId)),
        events,
      })
    },

    async hotel({ key }) {
      const asked = venueAtAddress(key, await hotelsIn(), hotelHref)
      if (!asked.ok) return asked
      const hotel = asked.value
      const town = (await locationsNow()).find(({ internalId }) => internalId === hotel.locationId)
      return done({
        hotel,
        details: (await records.one('hotel', String(hotel.internalId))) ?? null,
        dayPackageRates: dayPackageRates(today(clock)),
        town: await townWithDetails(required(town)),
        events: (await nextEvents({ hotelId: hotel.internalId })).events,
      })
    },
  }
}

/** Most lists are asked for as a whole: then nothing more is read. */
const asksNothing = (filter: VenueFilter): boolean => Object.keys(filter).length === 0
