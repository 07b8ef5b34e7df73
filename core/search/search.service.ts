import type { ForBrowsingTheCatalogue, ForStoringTheCatalogue } from '../catalogue/ports.ts'
import type { ForKnowingWhatChanged } from '../changes/ports.ts'
import { themeHref } from '../catalogue/theme-links.ts'
import type { ForFindingEvents } from '../finder/ports.ts'
import type { DocumentKind } from '../fulltext/fulltext.ts'
import type { ForFindingDocuments } from '../fulltext/ports.ts'
import { totalOf } from '../fulltext/total-of.ts'
import type { ForStoringLaws } from '../knowledge/laws/ports.ts'
import type { ForKnowingCitedPages } from '../knowledge/linking/ports.ts'
import type { ForStoringRulings } from '../knowledge/rulings/ports.ts'
import type { Clock } from '../shared/clock.ts'
import type { ForAnalysingGerman, Spelling } from '../shared/german-analyser.ts'
import type { PageQuery } from '../shared/page.ts'
import { done } from '../shared/result.ts'
import type { NamedLocation } from '../shared/venues.ts'
import type { ForStoringVenues } from '../venues/ports.ts'
import { namingPages } from './named-pages.ts'
import { findingDocuments, type RankedDocuments } from './finding.ts'
import { mendingQuestions } from './mended.ts'
import type { ForKnowingWords, ForSearching } from './ports.ts'
import type { Hits, TownHit } from './search.ts'
import { hitsInAll } from './search.view.ts'
import { showingHits } from './showing-hits.ts'
import { townsNamed } from './towns-named.ts'

interface SearchNeeds extends ForKnowingCitedPages {
  readonly catalogue: ForBrowsingTheCatalogue
  readonly finder: ForFindingEvents
  readonly searchDocuments: ForFindingDocuments
  readonly laws: ForStoringLaws
  readonly rulings: Pick<ForStoringRulings, 'named'>
  readonly venues: Pick<ForStoringVenues, 'locations'>
  readonly words: ForKnowingWords
  /** Where events are read by their numbers. */
  readonly storedEvents: Pick<ForStoringTheCatalogue, 'event'>
  readonly changes: ForKnowingWhatChanged
  readonly german: ForAnalysingGerman
  readonly clock: Clock
}

/** Words of a question that count; more would only make it dearer. */
const mostWords = 10
const mostTowns = 6
const mostSuggestions = 8
/** Cards that stand beside hits of other kinds. */
const themesBeside = 3
/** So much has to be typed before anything is suggested. */
const shortestBeginning = 2

interface Shown extends PageQuery {
  readonly kind?: DocumentKind
}

/** The search over everything public. */
export const searchOf = (needs: SearchNeeds): ForSearching => {
  const { catalogue, finder, venues, german } = needs
  const finding = findingDocuments(needs)
  const pageNamed = namingPages(needs)
  const { hitsOf, suggestionsOf } = showingHits(needs)

  const eventsListed = async (asked: { readonly q?: string; readonly locationId?: readonly number[] }) => {
    const found = await finder.find({ ...asked, limit: 1 })
    return found.ok ? found.value.total : 0
  }

  const eventsIn = async (town: NamedLocation, rest: string): Promise<TownHit> => {
    const hit = { locationId: town.internalId, name: town.name }
    const there = { locationId: [town.internalId] }
    const both = rest === '' ? 0 : await eventsListed({ ...there, q: rest })
    return both > 0 ? { ...hit, words: rest, events: both } : { ...hit, events: await eventsListed(there) }
  }

  const themesWith = async (ask: Parameters<ForBrowsingTheCatalogue['themes']>[0]): Promise<Hits['themes']> => {
    const found = await catalogue.themes(ask)
    return found.ok ? { ...found.value, total: found.value.total ?? 0 } : { items: [], total: 0 }
  }

  /** Cards of themes: all of them, page by page, where they are asked for. */
  const cardsOf = async (
    asked: { readonly q: string; readonly locationId?: number },
    { kind, ...page }: Shown,
  ): Promise<Hits['themes']> => {
    if (kind === 'theme') return themesWith({ ...asked, ...page })
    const { items, total } = await themesWith({ ...asked, limit: themesBeside })
    return { items, total }
  }

  /** What is asked beside a town; of themes those with events there. */
  const besideTown = async (q: string, town: NamedLocation, kind?: DocumentKind): Promise<RankedDocuments> => {
    const found = await finding.all(q, kind)
    const there = await themesWith({ q, locationId: town.internalId })
    const urls = new Set(there.items.map(themeHref))
    const { theme: _, ...others } = found.counts
    return {
      counts: there.total > 0 ? { ...others, theme: there.total } : others,
      candidates: found.candidates.filter((one) => one.kind !== 'theme' || urls.has(one.url)),
    }
  }

  /** What is found for a question as it stands; beside a town's name the rest of it is looked for. */
  const look = async (q: string, shown: Shown): Promise<Hits> => {
    const { kind } = shown
    const { towns, rest: beside } = townsNamed(german, german.spellings(q), await venues.locations())
    const rest = towns.length > 0 ? beside.join(' ') : ''
    const [town, ...others] = towns
    const whole = await finding.all(q, kind)
    const isFound = totalOf(whole.counts) > 0 || rest === ''
    const there = town && others.length === 0 ? town : undefined
    const restFound = there ? () => besideTown(rest, there, kind) : () => finding.all(rest, kind)
    const looked = isFound ? q : rest
    const hits = await hitsOf({
      q,
      looked,
      towns: await Promise.all(towns.slice(0, mostTowns).map((each) => eventsIn(each, rest))),
      named: await pageNamed(q),
      found: isFound ? whole : await restFound(),
      shown,
    })
    const place = !isFound && there ? { locationId: there.internalId } : {}
    const themes = await cardsOf({ q: looked, ...place }, shown)
    const events = towns.length === 0 && themes.total > 0 ? await eventsListed({ q }) : 0
    return { ...hits, themes, events }
  }

  const { mend } = mendingQuestions(needs)
  const isKnown = async ({ written }: Spelling): Promise<boolean> => {
    if ((await finding.count(written)) > 0) return true
    const spellings = german.spellings(written)
    return townsNamed(german, spellings, await venues.locations()).towns.length > 0
  }

  /** The hits of a question that has too few, by what has most of its words. */
  const partlyFound = async (hits: Hits, shown: Shown): Promise<Hits> => {
    const { q, towns } = hits
    const found = await finding.some(q, shown.kind)
    if (totalOf(found.counts) === 0) return hits
    return { ...hits, ...(await hitsOf({ q, looked: q, towns, named: undefined, found, shown })), partly: true }
  }

  return {
    async search({ q: typed, literally = false, ...shown }) {
      const asked = firstWords(typed)
      const shortened = asked.length < typed.trim().length ? { shortened: true as const } : {}
      const found = await look(asked, shown)
      const isFound = totalOfKinds(found) > 0
      if (isFound && (literally || isOfOurs(found))) return done({ ...found, ...shortened })
      if (literally) return done({ ...(await partlyFound(found, shown)), ...shortened })
      const better = await mend(asked, isKnown)
      const again = better === asked ? undefined : await look(better, shown)
      const isBetter = again && (isFound ? isOfOurs(again) : hitsInAll(again) > hitsInAll(found))
      if (isBetter) return done({ ...again, ...shortened, typed: asked })
      if (isFound || found.towns.length > 0) return done({ ...found, ...shortened })
      const some = await partlyFound(again ?? found, shown)
      const isMended = again !== undefined && some.partly === true
      return done({ ...(some.partly ? some : found), ...shortened, ...(isMended && { typed: asked }) })
    },
    async suggestions({ q }) {
      const asked = firstWords(q)
      if (asked.length < shortestBeginning) return done({ items: [] })
      const [named, titled] = await Promise.all([pageNamed(asked), finding.titled(asked)])
      return done({ items: (await suggestionsOf(named, titled)).slice(0, mostSuggestions) })
    },
  }
}

/** Members spell as they like: what stands in threads alone may be misspelt. */
const isOfOurs = ({ kinds }: Hits): boolean => kinds.some(({ kind }) => kind !== 'thread')

const totalOfKinds = ({ kinds }: Hits): number => kinds.reduce((sum, { count }) => sum + count, 0)

/** As much of a question as counts, with one space between its words. */
const firstWords = (q: string): string => q.trim().split(/\s+/).slice(0, mostWords).join(' ')
