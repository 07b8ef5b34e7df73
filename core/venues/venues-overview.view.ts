import type { AccessibilityFact } from '../shared/accessibility-facts.ts'
import { countsWith, helpfulOmissions, hotelsWith } from './accessible-hotels.ts'
import type { HotelWithDetails, VenuesOverview } from './venue-pages.ts'

/** A town with its hotels that have what is asked for. */
export interface TownWithHotels {
  readonly town: VenuesOverview['locations'][number]
  readonly hotels: readonly HotelWithDetails[]
}

/** The overview of towns and hotels, narrowed to what is asked for. */
export interface VenuesShown {
  readonly asked: readonly AccessibilityFact[]
  /** Towns without such a hotel are left out. */
  readonly towns: readonly TownWithHotels[]
  readonly inAll: { readonly hotels: number; readonly towns: number }
  readonly found: number
  readonly counts: Readonly<Record<AccessibilityFact, number>>
  /** What would help where nothing is found. */
  readonly omissions: ReturnType<typeof helpfulOmissions>
}

export const venuesShown = (
  { locations, hotels }: VenuesOverview,
  asked: readonly AccessibilityFact[],
): VenuesShown => {
  const found = hotelsWith(hotels, asked)
  const townsOf = (hotels: readonly HotelWithDetails[]): readonly TownWithHotels[] =>
    locations
      .map((town) => ({ town, hotels: hotels.filter(({ hotel }) => hotel.locationId === town.location.internalId) }))
      .filter((town) => town.hotels.length > 0)
  return {
    asked,
    towns: townsOf(found),
    inAll: { hotels: hotels.length, towns: townsOf(hotels).length },
    found: found.length,
    counts: countsWith(hotels, asked),
    omissions: found.length === 0 ? helpfulOmissions(hotels, asked) : [],
  }
}
