import { lowestOf } from '#core/catalogue/lowest-price.ts'
import { shownContent } from '#core/catalogue/shown-content.ts'
import type { ForListingOffers } from '#core/feeds/ports.ts'
import type { Day } from '#core/shared/day.ts'
import type { Kysely } from 'kysely'
import { themeIn } from '../catalogue/documents.ts'
import { priceIn } from '../catalogue/content-from-rows.ts'
import type { Database } from '../engine/dialect.ts'
import { isVisible } from '../catalogue/reading-in-sql.ts'
import type { Tables } from '../engine/tables.ts'

export const offersInSql = ({ snapshot }: Database): ForListingOffers => ({
  themes: (from) =>
    snapshot(async (db) => {
      const themes = await db
        .selectFrom('theme')
        .select(['internal_id', 'url', 'title', 'document'])
        .where(isVisible('theme'))
        .where('redirect_url', 'is', null)
        .orderBy('rubric_position')
        .orderBy('sequence')
        .orderBy('sort_key')
        .orderBy('internal_id')
        .execute()
      const prices = Map.groupBy(await pricesToCome(db, from), ({ theme_id }) => theme_id)
      const places = Map.groupBy(await venuesToCome(db, from), ({ theme_id }) => theme_id)
      return themes.flatMap(({ internal_id, url, title, document }) => {
        const ofTheme = places.get(internal_id)
        if (!ofTheme) return []
        return {
          internalId: internal_id,
          url,
          title,
          image: shownContent(themeIn({ document }))?.image?.url,
          price: lowestOf((prices.get(internal_id) ?? []).map(priceIn)),
          locations: ofTheme.flatMap(({ name }) => name ?? []),
        }
      })
    }),
})

/** What the events to come cost, from what is stored of each theme: no event is read. */
const pricesToCome = (db: Kysely<Tables>, from: Day) =>
  db.selectFrom('theme_price').select(['theme_id', 'price_net', 'price_rate']).where('last_day', '>=', from).execute()

/** Where the events to come take place; every one of them is in a town or online, which has no name. */
const venuesToCome = (db: Kysely<Tables>, from: Day) =>
  db
    .selectFrom('theme_place')
    .leftJoin('location', 'location.internal_id', 'theme_place.location_id')
    .select(['theme_place.theme_id', 'location.name'])
    .where('theme_place.last_day', '>=', from)
    .execute()
