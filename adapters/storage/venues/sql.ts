import type { ForStoringVenues } from '#core/venues/ports.ts'
import { sql } from 'kysely'
import { locationIn } from '../catalogue/documents.ts'
import { hotelFrom } from '../catalogue/content-from-rows.ts'
import { hotelsInOrder, locationsInOrder } from '#core/venues/venues-in-order.ts'
import type { Database } from '../engine/dialect.ts'
import { isVisible, selectedHotels } from '../catalogue/reading-in-sql.ts'

export const venuesInSql = ({ reading, dialect }: Database): ForStoringVenues => ({
  locations: async (from) => {
    const rows = await reading
      .selectFrom('location')
      .select('document')
      .select((eb) =>
        eb
          .selectFrom('town_day')
          // PostgreSQL sums whole numbers into decimals.
          .select(sql<number>`cast(coalesce(sum(town_day.events), 0) as ${sql.raw(dialect.types.integer)})`.as('sum'))
          .whereRef('town_day.location_id', '=', 'location.internal_id')
          .where('town_day.day', '>=', from)
          .$asScalar()
          .$notNull()
          .as('events'),
      )
      .where(isVisible('location'))
      .execute()
    return locationsInOrder(rows.map((row) => ({ ...locationIn(row), events: row.events })))
  },
  hotels: async (locationId) => {
    if (locationId !== undefined && !Number.isSafeInteger(locationId)) return []
    let query = selectedHotels(reading).where(isVisible('hotel'))
    if (locationId !== undefined) query = query.where('hotel.location_id', '=', locationId)
    return hotelsInOrder((await query.execute()).map(hotelFrom))
  },
})
