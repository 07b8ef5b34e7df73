import { lowestOf } from '#core/catalogue/lowest-price.ts'
import { shownContent } from '#core/catalogue/shown-content.ts'
import type { ForListingOffers } from '#core/feeds/ports.ts'
import { themeIn } from '../catalogue/documents.ts'
import { priceIn } from '../catalogue/content-from-rows.ts'
import { shelvedThemes } from './addresses-in-memory.ts'
import type { ContentShelf } from '../content/memory.ts'
import { upcomingOf } from '../catalogue/content-in-memory.ts'
import { hotelsOf } from '../venues/memory.ts'

export const offersInMemory = (shelf: ContentShelf): ForListingOffers => ({
  themes: async (from) => {
    const hotels = hotelsOf(shelf.now)
    return shelvedThemes(shelf.now).flatMap(({ row }) => {
      const events = upcomingOf(shelf.now, row.internal_id, from)
      if (events.length === 0) return []
      const towns = events.flatMap(({ value }) => value.venues.flatMap((id) => hotels.get(id)?.location ?? []))
      return {
        internalId: row.internal_id,
        url: row.url,
        title: row.title,
        image: shownContent(themeIn(row))?.image?.url,
        price: lowestOf(events.map(({ value }) => priceIn(value.row))),
        locations: [...new Set(towns)],
      }
    })
  },
})
