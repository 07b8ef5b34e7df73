import { documentKinds, type DocumentKind } from '#core/fulltext/fulltext.ts'
import { required } from '#core/shared/required.ts'
import { eventsFoundHref, townEventsHref } from '#core/search/search.view.ts'
import type { Hits } from '#core/search/search.ts'
import { programmeWording } from '#wording/pages/programme.ts'
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
  searchFor: async (q, kind) =>
    hitsSeen(valueOf(await search.search({ q, kind: required(documentKinds.find((one) => nameOf(one) === kind)) }))),
  searchLiterally: async (q) => hitsSeen(valueOf(await search.search({ q, literally: true }))),
  typing: async (q) =>
    valueOf(await search.suggestions({ q })).items.map(
      ({ title, kind }) => `${title} ${programmeWording.search.documents[kind].one}`,
    ),
})

const nameOf = (kind: DocumentKind): string => programmeWording.search.documents[kind].many

const hitsSeen = ({ q, typed, partly, towns, kinds, documents, themes, events }: Hits): SearchSeen => ({
  themes: themes.items.map(({ title }) => title),
  towns: towns.map((town) => ({ name: town.name, events: town.events, address: townEventsHref(town) })),
  entries: documents.items.filter(({ kind }) => kind === 'lexicon').map(({ title, url }) => ({ title, address: url })),
  hits: documents.items.map(({ title, url, excerpt }) => ({
    title,
    address: url,
    marked: excerpt.filter(({ hit }) => hit).map(({ text }) => text),
  })),
  kinds: kinds.map(({ kind, count }) => programmeWording.search.ofKind(kind, count)),
  partly: partly === true,
  told: {
    themes: kinds.find(({ kind }) => kind === 'theme')?.count ?? 0,
    towns: towns.length,
    entries: kinds.find(({ kind }) => kind === 'lexicon')?.count ?? 0,
  },
  events: events > 0 ? [{ count: events, address: eventsFoundHref({ q }) }] : [],
  ...(typed !== undefined && { lookedFor: q }),
})
