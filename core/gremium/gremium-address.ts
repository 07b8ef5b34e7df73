import type { Address } from '../shared/addresses.ts'

/** In addresses: the Gremium that is meant, for who belongs to several. */
export const gremiumField = 'gremium'

/** An address about one Gremium; without it about the one that somebody joined first. */
export const inGremium = (address: Address, gremium: string | undefined): Address =>
  gremium === undefined ? address : `${address}?${gremiumField}=${encodeURIComponent(gremium)}`
