import type { ForBrowsingTheCatalogue } from '../catalogue/ports.ts'
import type { ForFindingEvents } from '../finder/ports.ts'
import type { ForReadingTheLexicon } from '../knowledge/lexicon/ports.ts'
import type { ForAnalysingGerman, Spelling } from '../shared/german-analyser.ts'
import type { PageQuery } from '../shared/page.ts'
import { done } from '../shared/result.ts'
import type { NamedLocation } from '../shared/venues.ts'
import type { ForStoringVenues } from '../venues/ports.ts'
import { lexiconHits } from './lexicon-hits.ts'
import { mended, mostMended } from './mended.ts'
import { canBeMended } from './misspelling.ts'
import type { ForKnowingWords, ForSearching } from './ports.ts'
import type { Hits, TownHit } from './search.ts'
import { hitsInAll } from './search.view.ts'
import { townsNamed } from './towns-named.ts'

interface SearchNeeds {
  readonly catalogue: ForBrowsingTheCatalogue
  readonly finder: ForFindingEvents
  readonly lexicon: ForReadingTheLexicon
  readonly venues: Pick<ForStoringVenues, 'locations'>
  readonly words: ForKnowingWords
  readonly german: ForAnalysingGerman
}

/** Words of a question that count; more would only make it dearer. */
const mostWords = 10
const mostEntries = 24
const mostTowns = 6

/** The search over themes, towns and lexicon. */
export const searchOf = ({ catalogue, finder, lexicon, venues, words, german }: SearchNeeds): ForSearching => {
  const themesWith = async (ask: Parameters<ForBrowsingTheCatalogue['themes']>[0]): Promise<Hits['themes']> => {
    const found = await catalogue.themes(ask)
    return found.ok ? { ...found.value, total: found.value.total ?? 0 } : { items: [], total: 0 }
  }

  const eventsIn = async (town: NamedLocation, rest: string): Promise<TownHit> => {
    const hit = { locationId: town.internalId, name: town.name }
    const count = async (q?: string): Promise<number> => {
      const found = await finder.find({ locationId: [town.internalId], ...(q !== undefined && { q }), limit: 1 })
      return found.ok ? found.value.total : 0
    }
    const both = rest === '' ? 0 : await count(rest)
    return both > 0 ? { ...hit, words: rest, events: both } : { ...hit, events: await count() }
  }

  /** What is found for a question as it stands; beside a town's name the rest of it is looked for. */
  const look = async (q: string, page: PageQuery): Promise<Hits> => {
    const named = townsNamed(german, german.spellings(q), await venues.locations())
    const rest = named.towns.length > 0 ? named.rest.join(' ') : ''
    const [town, ...others] = named.towns
    const there = town && others.length === 0 ? { locationId: town.internalId } : {}
    const themes = await themesWith({ q, ...page })
    const entries = await lexiconHits({ lexicon, german }, q)
    const found = entries.length > 0 || rest === '' ? entries : await lexiconHits({ lexicon, german }, rest)
    return {
      q,
      towns: await Promise.all(named.towns.slice(0, mostTowns).map((each) => eventsIn(each, rest))),
      entries: found.slice(0, mostEntries),
      entriesInAll: found.length,
      themes: themes.total > 0 || rest === '' ? themes : await themesWith({ q: rest, ...there, ...page }),
    }
  }

  const findsNothing = async ({ written }: Spelling): Promise<boolean> =>
    hitsInAll(await look(written, { limit: 1 })) === 0

  /** Words that might be mistyped, for nothing is found for them; no more are looked for than are mended. */
  const unknownAmong = async (spellings: readonly Spelling[]): Promise<readonly Spelling[]> => {
    const unknown: Spelling[] = []
    for (const word of spellings.filter(({ folded }) => canBeMended(folded))) {
      if (unknown.length === mostMended) break
      if (await findsNothing(word)) unknown.push(word)
    }
    return unknown
  }

  return {
    async search({ q: typed, literally = false, ...page }) {
      const asked = firstWords(typed)
      const shortened = asked.length < typed.trim().length ? { shortened: true as const } : {}
      const found = { ...(await look(asked, page)), ...shortened }
      if (literally || found.themes.total > 0) return done(found)
      const better = await mended(words, asked, await unknownAmong(german.spellings(asked)))
      if (better === asked) return done(found)
      const foundInstead = await look(better, page)
      return done(hitsInAll(foundInstead) > hitsInAll(found) ? { ...foundInstead, ...shortened, typed: asked } : found)
    },
  }
}

/** As much of a question as counts, with one space between its words. */
const firstWords = (q: string): string => q.trim().split(/\s+/).slice(0, mostWords).join(' ')
