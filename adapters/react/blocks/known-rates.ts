// Without React: what loaders of pages that tell prices share.
import type { Tag } from '#core/changes/changes.ts'
import type { CostRates } from '#core/costs/with-hotel.ts'
import type { Site } from '#core/site.ts'

/** What a page is made of that tells prices with the hotel, beside its events; the brand is said of every page. */
export const ratesTag: Tag = 'record:hotel'

/** What hotels charge; undefined where that cannot be asked just now. */
export const knownRates = async ({ programme }: Pick<Site, 'programme'>): Promise<CostRates | undefined> => {
  const rates = await programme.costs.rates({})
  return rates.ok ? rates.value : undefined
}
