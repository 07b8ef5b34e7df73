import type { LinkedPiece } from '../linking/linked-text.ts'
import type { Day } from '../../shared/day.ts'
import type { TargetGroup } from '../../shared/target-group.ts'

/** A titled entry of the legal lexicon (spec §3). */
export interface LexiconItem {
  readonly title: string
  /** Address of the entry: /{product}slexikon/{group}/{slug}. */
  readonly url: string
}

/** What a term is, in a sentence or two. */
export interface LexiconTerm {
  readonly group: TargetGroup
  readonly slug: string
  readonly title: string
  readonly definition: string
}

/** What is to be said of a term beyond its definition. */
export interface LexiconText {
  /** Other words that lead here: synonyms and inflected forms. */
  readonly synonyms: readonly string[]
  /** The day on which the text was checked last. */
  readonly asOf: Day
  /** Running text: HTML made from Markdown without raw HTML. */
  readonly html: string
  readonly questions: readonly LexiconQuestion[]
  /** Paragraphs as they are cited, such as '§ 37 Abs. 6 BetrVG'. */
  readonly legalBasis: readonly string[]
  readonly related: readonly Pick<LexiconTerm, 'group' | 'slug'>[]
  /** Addresses of themes that teach it, the best first. */
  readonly themes: readonly string[]
}

/** A question that is often asked; its answer is HTML as the text is. */
export interface LexiconQuestion {
  readonly question: string
  readonly html: string
}

/** A lexicon entry as stored; one without a text only says what its term is. */
export interface LexiconEntry extends LexiconTerm {
  readonly text?: LexiconText
}

/** A lexicon entry as it is read: with links in its texts, related terms by title and address. */
export interface LexiconArticle extends LexiconTerm {
  readonly text?: Omit<LexiconText, 'related' | 'legalBasis'> & {
    readonly legalBasis: readonly LinkedPiece[]
    readonly related: readonly LexiconItem[]
  }
}
