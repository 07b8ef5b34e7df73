import { townEventsHref } from '#core/search/search.view.ts'
import type { Hits } from '#core/search/search.ts'
import type { Entry } from '../support/entry.ts'
import { valueOf } from '../support/value-of.ts'
import type { Searches, SearchSeen } from './search.driver.ts'

/** Searches through the port. */
export const searchesOnSite = ({
  site: {
    knowledge: { search },
  },
}: Entry): Searches => ({
  search: async (q) => hitsSeen(valueOf(await search.search({ q }))),
  searchLiterally: async (q) => hitsSeen(valueOf(await search.search({ q, literally: true }))),
})

const hitsSeen = ({ q, typed, towns, entries, entriesInAll, themes }: Hits): SearchSeen => ({
  themes: themes.items.map(({ title }) => title),
  towns: towns.map((town) => ({ name: town.name, events: town.events, address: townEventsHref(town) })),
  entries: entries.map(({ title, url }) => ({ title, address: url })),
  told: { themes: themes.total, towns: towns.length, entries: entriesInAll },
  ...(typed !== undefined && { lookedFor: q }),
})
