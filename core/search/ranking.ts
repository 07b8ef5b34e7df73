import { documentKinds, type QueryWord, type Candidate, type DocumentKind } from '../fulltext/fulltext.ts'
import { holdsBeginning, holdsWord } from '../fulltext/indexed.ts'
import { inGermanOrder } from '../shared/german-order.ts'

/** How much a word says by where it stands, as a whole or as the beginning of one. */
const weights = {
  title: { whole: 10, beginning: 6 },
  lead: { whole: 5, beginning: 3 },
  text: { whole: 1.5, beginning: 1 },
} as const

/**
 * For a title that is the question, that begins with it, and for a keyword that is the question: those of the lexicon
 * are other words for what it explains, those of others only say what they are about.
 */
const bonus = { isTitle: 12, beginsTitle: 4, isSynonym: 14, isKeyword: 2 } as const
/** For a title that says nothing else, by the share of its words that are asked. */
const wholeTitle = 6

/** What people look for first, where else is equal. */
const kindWeights: Readonly<Record<DocumentKind, number>> = {
  lexicon: 1.5,
  law: 0.5,
  theme: 1,
  ruling: 0.5,
  article: 0,
  download: 0.5,
  faq: 0,
  venue: 0,
  video: 0,
  position: 0,
  event: 0,
  page: 0,
  thread: 0,
}

/** A question as ranking needs it. */
export interface Question {
  readonly words: readonly QueryWord[]
  /** All of it in its folded form. */
  readonly folded: string
}

const stemScore = ({ words }: Candidate, stem: string): number => {
  for (const part of ['title', 'lead', 'text'] as const)
    if (holdsBeginning(words[part], stem))
      return holdsWord(words[part], stem) ? weights[part].whole : weights[part].beginning
  return 0
}

/** Of several words that serve the best one counts, of several that must all be there the worst. */
const wordScore = (candidate: Candidate, word: QueryWord): number =>
  Math.max(...word.map((stems) => Math.min(...stems.map((stem) => stemScore(candidate, stem)))))

const keywordBonus = ({ kind }: Candidate): number => (kind === 'lexicon' ? bonus.isSynonym : bonus.isKeyword)

/** How rare each word is among the candidates: a rare one says more. */
const rarities = (candidates: readonly Candidate[], words: readonly QueryWord[]): readonly number[] =>
  words.map((word) => {
    const having = candidates.filter((candidate) => wordScore(candidate, word) > 0).length
    return 1 + Math.log(candidates.length / Math.max(1, having))
  })

/** Puts candidates in order, the best first; equals by their kinds and titles. `folds` folds a text as the question. */
export const ranked = (
  candidates: readonly Candidate[],
  { words, folded }: Question,
  folds: (text: string) => string,
): readonly Candidate[] => {
  const rare = rarities(candidates, words)
  const scoreOf = (candidate: Candidate): number => {
    const title = folds(candidate.title)
    const scores = words.map((word, nth) => wordScore(candidate, word) * (rare[nth] ?? 1))
    const inTitle = words.filter((word) =>
      word.some((stems) => stems.every((stem) => holdsBeginning(candidate.words.title, stem))),
    )
    const extra =
      (title === folded ? bonus.isTitle : title.startsWith(folded) ? bonus.beginsTitle : 0) +
      (candidate.keywords.some((keyword) => folds(keyword) === folded) ? keywordBonus(candidate) : 0) +
      (wholeTitle * Math.min(inTitle.length, title.split(' ').length)) / title.split(' ').length
    return (
      scores.reduce((sum, score) => sum + score, 0) / Math.max(1, words.length) + extra + kindWeights[candidate.kind]
    )
  }
  return candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate) }))
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        documentKinds.indexOf(one.candidate.kind) - documentKinds.indexOf(other.candidate.kind) ||
        inGermanOrder(one.candidate.title, other.candidate.title) ||
        (one.candidate.id < other.candidate.id ? -1 : 1),
    )
    .map(({ candidate }) => candidate)
}
