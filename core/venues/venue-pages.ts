import type { ListedEvent } from '../catalogue/catalogue.ts'
import type { HotelDetails, LocationDetails } from './venue-details.ts'
import type { Hotel, Location } from '../shared/venues.ts'

export interface HotelWithDetails {
  readonly hotel: Hotel
  /** null where content says nothing more of it. */
  readonly details: HotelDetails | null
}

/** All towns and hotels. */
export interface VenuesOverview {
  readonly locations: readonly { readonly location: Location; readonly details: LocationDetails | null }[]
  readonly hotels: readonly HotelWithDetails[]
}

/** A town's page. */
export interface LocationPage {
  readonly location: Location
  readonly details: LocationDetails | null
  readonly hotels: readonly HotelWithDetails[]
  /** The next events there, at most 12. */
  readonly events: readonly ListedEvent[]
}

export interface HotelPage extends HotelWithDetails {
  /**
   * Percent: by what the parts of the day package are taxed today, meals first; one rate where they are taxed alike.
   */
  readonly dayPackageRates: readonly number[]
  readonly town: { readonly location: Location; readonly details: LocationDetails | null }
  /** The next events there, at most 12. */
  readonly events: readonly ListedEvent[]
}
