import type { Day } from '../shared/day.ts'
import type { QueryWord, Candidate, DocumentKind } from '../fulltext/fulltext.ts'
import type { ForFindingDocuments, FoundDocuments } from '../fulltext/ports.ts'
import { totalOf } from '../fulltext/total-of.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import { readingQuestions } from './question.ts'
import { ranked, type Question } from './ranking.ts'

/** So many candidates are put in order; of more hits those whose title has the words. */
const mostRanked = 400
/** Of each single word, where nothing has them all. */
const mostOfOneWord = 120

/** What was found, the best first, and how much of each kind. */
export interface RankedDocuments {
  readonly counts: FoundDocuments['counts']
  readonly candidates: readonly Candidate[]
}

export interface Finding {
  /** What has all words. */
  all(q: string, kind?: DocumentKind): Promise<RankedDocuments>
  /** What has some of the words, that first which has most and the rarest of them. */
  some(q: string, kind?: DocumentKind): Promise<RankedDocuments>
  /** What has all words in its title. */
  titled(q: string): Promise<readonly Candidate[]>
  /** How many documents have all words; threads of the forum, in which members spell as they like, left out. */
  count(q: string): Promise<number>
}

export const nothingFound: RankedDocuments = { counts: {}, candidates: [] }

/** Numbers and initials say nothing where the rest of a question is missing. */
const saysSomething = (word: QueryWord): boolean => word.some((stems) => stems.some((stem) => /\p{L}{3}/u.test(stem)))

/**
 * Without what stands there on other days: it is in the index until the next import. Where more was found than are
 * candidates, some of it may be counted.
 */
const standing = ({ counts, candidates }: FoundDocuments, day: Day): FoundDocuments => {
  const isThere = ({ stands }: Candidate): boolean => !stands || (stands.from <= day && day <= stands.until)
  const left: Partial<Record<DocumentKind, number>> = { ...counts }
  for (const one of candidates) if (!isThere(one)) left[one.kind] = Math.max(0, (left[one.kind] ?? 0) - 1)
  return { counts: left, candidates: candidates.filter(isThere) }
}

interface FindingNeeds {
  readonly searchDocuments: Pick<ForFindingDocuments, 'find'>
  readonly german: ForAnalysingGerman
  readonly clock: Clock
}

/** Finds documents and puts them in order. */
export const findingDocuments = ({ searchDocuments, german, clock }: FindingNeeds): Finding => {
  const documents: Pick<ForFindingDocuments, 'find'> = {
    find: async (query, most) => standing(await searchDocuments.find(query, most), today(clock)),
  }
  const wordsOf = readingQuestions(german)
  const folds = (text: string): string =>
    german
      .spellings(text)
      .map(({ folded }) => folded)
      .join(' ')
  const askedIn = (q: string): Question => ({ words: wordsOf(q), folded: folds(q) })

  const ofKind = async (
    words: readonly QueryWord[],
    found: FoundDocuments,
    kind: DocumentKind | undefined,
  ): Promise<readonly Candidate[]> => {
    if (kind === undefined) return found.candidates
    if (totalOf(found.counts) > mostRanked)
      return (await documents.find({ words, in: 'anywhere', kind }, mostRanked)).candidates
    return found.candidates.filter((one) => one.kind === kind)
  }

  return {
    async all(q, kind) {
      const asked = askedIn(q)
      const found = await documents.find({ words: asked.words, in: 'anywhere' }, mostRanked)
      return {
        counts: found.counts,
        candidates: ranked(await ofKind(asked.words, found, kind), asked, folds),
      }
    },
    async some(q, kind) {
      const { words, folded } = askedIn(q)
      const asked: Question = { words: words.filter(saysSomething), folded }
      if (words.length < 2) return nothingFound
      const each = await Promise.all(
        asked.words.map((word) => documents.find({ words: [word], in: 'anywhere' }, mostOfOneWord)),
      )
      const candidates = [...new Map(each.flatMap((one) => one.candidates).map((one) => [one.id, one])).values()]
      const counts: Partial<Record<DocumentKind, number>> = {}
      for (const one of candidates) counts[one.kind] = (counts[one.kind] ?? 0) + 1
      const inOrder = ranked(candidates, asked, folds)
      return { counts, candidates: kind === undefined ? inOrder : inOrder.filter((one) => one.kind === kind) }
    },
    async titled(q) {
      const asked = askedIn(q)
      const { candidates } = await documents.find({ words: asked.words, in: 'title' }, mostRanked)
      return ranked(candidates, asked, folds)
    },
    count: async (q) =>
      totalOf((await documents.find({ words: wordsOf(q), in: 'anywhere', without: 'thread' }, 1)).counts),
  }
}
