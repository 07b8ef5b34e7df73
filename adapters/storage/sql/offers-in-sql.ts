import type { ForListingOffers } from '#core/feeds/ports.ts'
import type { Day } from '#core/shared/day.ts'
import type { Kysely } from 'kysely'
import { imageOf } from '../image-of-theme.ts'
import { lowestOf } from '../lowest-price.ts'
import type { Database } from './dialect.ts'
import { isVisible } from './reading-content.ts'
import type { Tables } from './tables.ts'

export const offersInSql = ({ snapshot }: Database): ForListingOffers => ({
  themes: (from) =>
    snapshot(async (db) => {
      const themes = await db
        .selectFrom('theme')
        .select(['internal_id', 'url', 'title', 'content'])
        .where(isVisible('theme'))
        .where('redirect_url', 'is', null)
        .orderBy('rubric_position')
        .orderBy('sort_key')
        .orderBy('internal_id')
        .execute()
      const prices = Map.groupBy(await lowestPrices(db, from), ({ theme_id }) => theme_id)
      const towns = Map.groupBy(await townsOfThemes(db, from), ({ theme_id }) => theme_id)
      return themes.flatMap(({ internal_id, url, title, content }) => {
        const ofTheme = prices.get(internal_id)
        if (!ofTheme) return []
        return {
          internalId: internal_id,
          url,
          title,
          image: imageOf(content),
          price: lowestOf(ofTheme),
          locations: (towns.get(internal_id) ?? []).map(({ name }) => name),
        }
      })
    }),
})

/** Of each theme with dates to come the lowest price at each rate. */
const lowestPrices = (db: Kysely<Tables>, from: Day) =>
  db
    .selectFrom('event')
    .select(['theme_id', 'price_rate'])
    .select((eb) => eb.fn.min('price_net').as('price_net'))
    .where('start_date', '>=', from)
    .groupBy(['theme_id', 'price_rate'])
    .execute()

const townsOfThemes = (db: Kysely<Tables>, from: Day) =>
  db
    .selectFrom('event')
    .innerJoin('event_venue', 'event_venue.event_id', 'event.event_id')
    .innerJoin('hotel', 'hotel.internal_id', 'event_venue.hotel_id')
    .innerJoin('location', 'location.internal_id', 'hotel.location_id')
    .select(['event.theme_id', 'location.name'])
    .distinct()
    .where('event.start_date', '>=', from)
    .execute()
