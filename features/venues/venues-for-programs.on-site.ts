import type { Entry } from '../support/entry.ts'
import { valueOf } from '../support/value-of.ts'
import type { AsksForVenues, VenuesWanted } from './venues-for-programs.driver.ts'

/** Asks the port itself. */
export const asksForVenuesOnSite = ({
  site: {
    programme: { venues },
  },
}: Entry): AsksForVenues => ({
  hotels: async ({ town, ...wanted }) =>
    names(await venues.hotels({ ...filterOf(wanted), ...(town !== undefined && { location: town }) })),
  towns: async (wanted) => names(await venues.locations(filterOf(wanted))),
})

const filterOf = ({ words, Land }: VenuesWanted) => ({
  ...(words !== undefined && { q: words }),
  ...(Land !== undefined && { region: Land }),
})

const names = (answer: Parameters<typeof valueOf<{ readonly items: readonly { readonly name: string }[] }>>[0]) =>
  valueOf(answer).items.map(({ name }) => name)
