import { inGermanOrder } from '../shared/german-order.ts'
import type { Hotel, NamedLocation } from '../shared/venues.ts'

/** By town and name, as a German index has them. */
export const hotelsInOrder = (hotels: readonly Hotel[]): readonly Hotel[] =>
  hotels.toSorted(
    (one, other) =>
      inGermanOrder(one.location, other.location) ||
      inGermanOrder(one.name, other.name) ||
      one.internalId - other.internalId,
  )

/** By name, as a German index has them. */
export const locationsInOrder = <Town extends NamedLocation>(locations: readonly Town[]): readonly Town[] =>
  locations.toSorted((one, other) => inGermanOrder(one.name, other.name) || one.internalId - other.internalId)
