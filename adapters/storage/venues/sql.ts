import type { ForStoringVenues } from '#core/venues/ports.ts'
import { locationIn } from '../catalogue/documents.ts'
import { hotelFrom } from '../catalogue/content-from-rows.ts'
import { hotelsInOrder, locationsInOrder } from '#core/venues/venues-in-order.ts'
import type { Database } from '../engine/dialect.ts'
import { isVisible, selectedHotels } from '../catalogue/reading-in-sql.ts'

export const venuesInSql = ({ reading }: Database): ForStoringVenues => ({
  locations: async () =>
    locationsInOrder(
      (await reading.selectFrom('location').select('document').where(isVisible('location')).execute()).map(locationIn),
    ),
  hotels: async (locationId) => {
    if (locationId !== undefined && !Number.isSafeInteger(locationId)) return []
    let query = selectedHotels(reading).where(isVisible('hotel'))
    if (locationId !== undefined) query = query.where('hotel.location_id', '=', locationId)
    return hotelsInOrder((await query.execute()).map(hotelFrom))
  },
})
