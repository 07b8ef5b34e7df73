import { inGremium } from '../gremium/gremium-address.ts'
import * as addressOf from '../shared/addresses.ts'

/** In addresses and forms: who is chosen, by the number of a candidate. */
export const chosenField = 'chosen'
/** In addresses: somebody chose, if only nobody. */
export const chosenAnew = 'gewaehlt'

/** Where an entry of a list is taken to the meeting. */
export const delegationHref = (entry: string, gremium: string | undefined): string =>
  inGremium(addressOf.delegation(entry), gremium)
