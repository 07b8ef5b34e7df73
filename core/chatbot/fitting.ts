import type { Candidate, DocumentKind, QueryWord } from '../fulltext/fulltext.ts'
import { holdsBeginning, holdsWord } from '../fulltext/indexed.ts'
import type { Passage } from './passages.ts'
import type { ChatAudience } from './chatbot.ts'

/** A word of a question and how much it says: the rarer, the more. */
export interface WeighedWord {
  readonly word: QueryWord
  readonly weight: number
  readonly isNoun: boolean
}

/** What words count that are no nouns. */
const otherWords = 0.7

/** A question as sources are weighed by it. */
export interface WeighedQuestion {
  readonly words: readonly WeighedWord[]
  readonly audience: ChatAudience
  readonly wantsSeminar: boolean
  /** It asks how many, how high, how long: sentences with figures answer it. */
  readonly wantsFigures: boolean
}

/** How much a word says that stands in one document of so many; one that stands nowhere says most. */
export const weightOf = (isNoun: boolean, having: number, documents: number): number =>
  Math.log(1 + documents / (having + 0.5)) * (isNoun ? 1 : otherWords)

/** Shorter stems begin too many other words: 'Aktien', 'aktiv'. */
const shortestBeginning = 5
/** What a word counts of which a longer one stands there. */
const beginningCounts = 0.85

/** Whether a word stands there: 1 as it is asked, less where another one begins so, 0 where it does not. */
const holds = (words: string, word: QueryWord): number =>
  Math.max(0, ...word.map((stems) => Math.min(...stems.map((stem) => holdsStem(words, stem)))))

const holdsStem = (words: string, stem: string): number => {
  if (holdsWord(words, stem)) return 1
  return stem.length >= shortestBeginning && holdsBeginning(words, stem) ? beginningCounts : 0
}

/** The share of a question that the best of these tell of, each with how much it counts there; 0 to 1. */
const share = (
  asked: readonly WeighedWord[],
  places: readonly (readonly [words: string, counts: number])[],
): number => {
  const all = asked.reduce((sum, { weight }) => sum + weight, 0)
  const found = asked.reduce(
    (sum, { word, weight }) =>
      sum + weight * Math.max(0, ...places.map(([words, counts]) => holds(words, word) * counts)),
    0,
  )
  return all === 0 ? 0 : found / all
}

/** Of kinds that explain more than others, where else is equal. */
const kindCounts: Readonly<Partial<Record<DocumentKind, number>>> = {
  lexicon: 0.12,
  faq: 0.08,
  law: 0.04,
  theme: 0,
  article: 0.02,
  ruling: 0,
}
/** For what is written for the representatives of severely disabled people, on their page. */
const forSbv = 0.2

/** For seminars, where one is asked for. */
const forSeminar = 0.5

/** Kinds that are quoted. */
export const quotedKinds = Object.keys(kindCounts) as readonly DocumentKind[]

/** Whether a document is about what is asked, and does not only mention it somewhere. */
export const isAbout = ({ words }: Candidate, { words: asked }: Pick<WeighedQuestion, 'words'>): boolean =>
  asked.some(({ word, isNoun }) => isNoun && (holds(words.title, word) > 0 || holds(words.lead, word) > 0))

/** How well a document fits a question, by its indexed words alone. */
export const fitOfDocument = (
  { words, kind, groups, title }: Candidate,
  { words: asked, audience, wantsSeminar }: WeighedQuestion,
): number => {
  const titleWords = title.split(/\s+/u).length
  const titled = asked.filter(({ word }) => holds(words.title, word) > 0).length
  return (
    share(asked, [
      [words.title, 1],
      [words.lead, 0.85],
      [words.text, 0.5],
    ]) +
    0.3 * Math.min(1, titled / titleWords) +
    (kindCounts[kind] ?? 0) +
    (wantsSeminar && kind === 'theme' ? forSeminar : 0) +
    (audience === 'sbv' && groups.includes('sbv') ? forSbv : 0)
  )
}

/** What stands in the title counts for each sentence: that of a frequent question is what they all answer. */
const titleCounts = (kind: DocumentKind): number => (kind === 'faq' ? 0.9 : 0.6)
/** For a sentence that says what the whole is about. */
const leadCounts = 0.1
/** For a sentence with figures, where they are asked for. */
const figuresCount = 0.15

/** How well a sentence answers a question, within a document with that title; 0 to about 1. */
export const fitOfPassage = (
  { words, answers, isLead, hasFigures }: Passage,
  { kind, title }: { readonly kind: DocumentKind; readonly title: string },
  { words: asked, wantsFigures }: WeighedQuestion,
): number =>
  share(asked, [
    [words, 1],
    [answers, 0.7],
    [title, titleCounts(kind)],
  ]) +
  (isLead ? leadCounts : 0) +
  (wantsFigures && hasFigures ? figuresCount : 0)
