import type { ForStoringVenues } from '#core/venues/ports.ts'
import type { Hotel } from '#core/shared/venues.ts'
import { locationIn } from '../catalogue/documents.ts'
import { hotelFrom } from '../catalogue/content-from-rows.ts'
import { hotelsInOrder, locationsInOrder } from '#core/venues/venues-in-order.ts'
import type { ContentInMemory, ContentShelf } from '../content/memory.ts'

export const venuesInMemory = (shelf: ContentShelf): ForStoringVenues => ({
  locations: async () =>
    locationsInOrder(
      [...shelf.now.locations.values()].flatMap(({ value, withdrawn }) => (withdrawn ? [] : locationIn(value))),
    ),
  hotels: async (locationId) => {
    const visible = [...shelf.now.hotels.values()].filter(({ withdrawn }) => !withdrawn)
    const all = visible.map(({ value }) => hotelOf(shelf.now, value.internal_id)).filter((hotel) => hotel !== undefined)
    return hotelsInOrder(all.filter((hotel) => locationId === undefined || hotel.locationId === locationId))
  },
})

export const hotelsOf = (content: ContentInMemory): { readonly get: (id: number) => Hotel | undefined } => ({
  get: (id) => hotelOf(content, id),
})

function hotelOf(content: ContentInMemory, id: number): Hotel | undefined {
  const hotel = content.hotels.get(id)?.value
  const town = hotel && content.locations.get(hotel.location_id)?.value.name
  return hotel && town !== undefined ? hotelFrom({ document: hotel.document, location: town }) : undefined
}
