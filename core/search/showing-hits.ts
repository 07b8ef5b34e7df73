import { documentKinds, type Candidate, type DocumentKind, type SearchDocument } from '../fulltext/fulltext.ts'
import type { ForFindingDocuments } from '../fulltext/ports.ts'
import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import type { PageQuery } from '../shared/page.ts'
import type { NamedPage } from './named-pages.ts'
import { excerptOf } from './excerpt.ts'
import { totalOf } from '../fulltext/total-of.ts'
import type { RankedDocuments } from './finding.ts'
import { readingQuestions } from './question.ts'
import type { DocumentHit, Hits, Suggestion, TownHit } from './search.ts'

/** Hits on a page, and in all: who wants more asks something else. */
const mostOnPage = 10
const mostShown = 100

interface ShowingNeeds {
  readonly searchDocuments: Pick<ForFindingDocuments, 'documents'>
  readonly german: ForAnalysingGerman
}

interface Found {
  readonly q: string
  /** As much of it as was looked for. */
  readonly looked: string
  readonly towns: readonly TownHit[]
  /** What the question names by its number. */
  readonly named: NamedPage | undefined
  readonly found: RankedDocuments
  readonly shown: PageQuery & { readonly kind?: DocumentKind }
}

const withoutPart = (url: string): string => url.split('#')[0] ?? url

/** Makes of what was found what is shown: a page of it, with excerpts. */
export const showingHits = ({ searchDocuments, german }: ShowingNeeds) => {
  const wordsOf = readingQuestions(german)

  const hitOf = (document: SearchDocument, looked: string): DocumentHit => ({
    kind: document.kind,
    title: document.title,
    url: document.url,
    groups: document.groups,
    excerpt: excerptOf(german, [document.lead, document.text].filter((text) => text !== '').join(' '), wordsOf(looked)),
  })

  /** The page that is named, as the index knows it; a law that is known by its name alone has a title and no more. */
  const namedHit = (named: NamedPage, known: SearchDocument | undefined, looked: string): DocumentHit => ({
    ...(known ? hitOf(known, looked) : { kind: named.kind, title: named.title, groups: [], excerpt: [] }),
    url: named.url,
    named: true,
  })

  const hitsOf = async ({
    q,
    looked,
    towns,
    named,
    found,
    shown: { kind, ...page },
  }: Found): Promise<Omit<Hits, 'themes' | 'events'>> => {
    const first = named !== undefined && (kind === undefined || kind === named.kind) ? named : undefined
    const isAmong = first !== undefined && found.candidates.some(({ id }) => id === first.documentId)
    const others = first ? found.candidates.filter(({ id }) => id !== first.documentId) : found.candidates
    const counts =
      named === undefined || found.candidates.some(({ id }) => id === named.documentId)
        ? found.counts
        : { ...found.counts, [named.kind]: (found.counts[named.kind] ?? 0) + 1 }
    const from = positionOf(page.after)
    const limit = Math.min(Math.max(1, Math.floor(page.limit ?? mostOnPage)), mostOnPage)
    const all: readonly (NamedPage | Candidate)[] = [...(first ? [first] : []), ...others].slice(0, mostShown)
    // Themes alone are told as cards.
    const shown = from === undefined || kind === 'theme' ? [] : all.slice(from, from + limit)
    const ids = shown.map((one) => ('documentId' in one ? one.documentId : one.id))
    const documents = new Map((await searchDocuments.documents(ids)).map((one) => [one.id, one]))
    const items = shown.flatMap((one): readonly DocumentHit[] => {
      if ('documentId' in one) return [namedHit(one, documents.get(one.documentId), looked)]
      const document = documents.get(one.id)
      return document ? [hitOf(document, looked)] : []
    })
    const next = (from ?? 0) + limit
    const ofKind = kind === undefined ? totalOf(counts) : (counts[kind] ?? 0)
    return {
      q,
      towns,
      kinds: documentKinds.flatMap((each) => {
        const count = counts[each] ?? 0
        return count > 0 ? [{ kind: each, count }] : []
      }),
      documents: {
        items,
        total: first && !isAmong ? Math.max(ofKind, 1) : ofKind,
        ...(shown.length > 0 && next < all.length && { next: String(next) }),
      },
    }
  }

  const suggestionsOf = async (
    named: NamedPage | undefined,
    titled: readonly Candidate[],
  ): Promise<readonly Suggestion[]> => {
    const [known] = named ? await searchDocuments.documents([named.documentId]) : []
    const first = named ? [{ kind: named.kind, title: known?.title ?? named.title, url: named.url }] : []
    const others = titled
      .filter(({ url }) => named === undefined || url !== withoutPart(named.url))
      .map(({ kind, title, url }) => ({ kind, title, url }))
    return [...first, ...others]
  }

  return { hitsOf, suggestionsOf }
}

/** How many hits stand before a page; undefined for what no list gave out. */
const positionOf = (after: string | undefined): number | undefined => {
  if (after === undefined || after === '') return 0
  return /^\d{1,2}$/.test(after) ? Number(after) : undefined
}
