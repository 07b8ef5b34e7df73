import type { Page } from '../shared/page.ts'
import type { Result, Redirected, NotFound } from '../shared/result.ts'
import type { HotelPage, LocationPage, VenuesOverview } from './venue-pages.ts'
import type { Hotel, Location, NamedLocation } from '../shared/venues.ts'

/** What towns and hotels can be narrowed by. */
export interface VenueFilter {
  /** Free words. */
  readonly q?: string
  /** A Land, such as 'Bayern'. */
  readonly region?: string
}

/** Where seminars take place. */
export interface ForFindingVenues {
  /**
   * All towns with a seminar hotel, by name, with the number of upcoming events; those in whose name, Land or
   * description every word of `q` begins a word, and those of a Land, `region`, where these are asked. Never refuses;
   * values that name nothing match nothing.
   */
  locations(ask: VenueFilter): Promise<Result<Page<Location>, never>>
  /**
   * All seminar hotels, by town and name; `locationId` or the name of a town narrows to it, `q` looks into name,
   * address, description and what the hotel offers. Never refuses.
   */
  hotels(
    ask: VenueFilter & { readonly locationId?: number; readonly location?: string },
  ): Promise<Result<Page<Hotel>, never>>
  /**
   * All hotels with their details and how many events they have, by town and name: for the overview and its filters.
   * Never refuses.
   */
  overview(ask: {}): Promise<Result<VenuesOverview, never>>
  /**
   * One town by its segment `{name}-{number}` or its bare name where only one fits; 522 and -1 are none (domain §7.13).
   * Refuses unknown ones, and 'moved' where the segment is not the right one.
   */
  location(ask: { readonly key: string }): Promise<Result<LocationPage, NotFound | Redirected>>
  /** One hotel, as `location`. */
  hotel(ask: { readonly key: string }): Promise<Result<HotelPage, NotFound | Redirected>>
}

/** Stores hotels and towns. */
export interface ForStoringVenues {
  /** All towns by name. */
  locations(): Promise<readonly NamedLocation[]>
  /** All hotels by town and name, or those of one town. */
  hotels(locationId?: number): Promise<readonly Hotel[]>
}
