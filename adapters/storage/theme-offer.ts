import type { ThemeOffer } from '#core/catalogue/ports.ts'

/** Dates of a theme that a list of themes tells; what there is more is in its offer. */
export const datesInLists = 3

/** Sort themes without a date, or without a price, behind all others. */
export const noDateYet = '9999-12-31'
export const noPrice = Number.MAX_SAFE_INTEGER

interface PriceRow {
  readonly price_net: number | null
  readonly price_rate: number | null
}

/** An offer from the towns, each once, and the prices of dates; the lowest net price counts, at its lowest rate. */
export function offerFrom(isOnline: boolean, towns: readonly number[], prices: readonly PriceRow[]): ThemeOffer {
  const [lowest] = prices
    .flatMap(({ price_net: net, price_rate: rate }) => (net === null || rate === null ? [] : { net, rate }))
    .toSorted((one, other) => one.net - other.net || one.rate - other.rate)
  return {
    hasOnlineEvents: isOnline,
    hasInPersonEvents: towns.length > 0,
    locations: towns.length,
    priceFrom: lowest ?? null,
  }
}
