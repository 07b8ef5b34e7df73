import type { Price } from '../shared/money.ts'
import { lowestOf } from './lowest-price.ts'
import type { ThemeOffer } from './ports.ts'

/**
 * What events offer together, from whether any of them is online, the number of their towns, each once, and their
 * prices.
 */
export const offerFrom = (hasOnline: boolean, towns: number, prices: readonly (Price | null)[]): ThemeOffer => ({
  hasOnlineEvents: hasOnline,
  hasInPersonEvents: towns > 0,
  locations: towns,
  priceFrom: lowestOf(prices),
})
