import type { DocumentKind } from '../fulltext/fulltext.ts'
import type { PageQuery } from '../shared/page.ts'
import type { Spelling } from '../shared/german-analyser.ts'
import type { Result } from '../shared/result.ts'
import type { Hits, KnownWord, Suggestion } from './search.ts'

/** Searches the whole site (domain §7.13, /suche). */
export interface ForSearching {
  /**
   * Towns that the question names, and everything public that has its words, which goes on after `after`; at most
   * ten at a time. A norm, law, decision or event that it names by its number stands first. Where nothing is found,
   * words that nothing is found for are looked for as the content spells them, if one letter is wrong, missing or
   * too many, or two neighbours are swapped; not when it is to be taken `literally`. Then what has most of the words
   * is found, and that is said. Of a long question the first ten words count. Never refuses.
   */
  search(
    ask: { readonly q: string; readonly literally?: boolean; readonly kind?: DocumentKind } & PageQuery,
  ): Promise<Result<Hits, never>>
  /** What somebody may mean who has typed so much, at most eight, best first. Never refuses. */
  suggestions(ask: { readonly q: string }): Promise<Result<{ readonly items: readonly Suggestion[] }, never>>
}

/** Knows the words of the content. */
export interface ForKnowingWords {
  /**
   * Words that begin and words that end like this, of about that many letters (one more or less), the weightiest first,
   * at most 200 of each; words that do both may stand twice.
   */
  wordsLike(like: {
    readonly begins: string
    readonly ends: string
    readonly length: number
  }): Promise<readonly KnownWord[]>
}

/** Puts right what was mistyped. */
export interface ForMendingQuestions {
  /**
   * A question with the words that are not known written as the content writes them, where one of its words is a
   * single mistake away: the weightiest of those. Of the first ten words of five to forty letters at most three are
   * mended; what is known stays as it was typed, however much it looks like another word. The same question where
   * nothing is mended.
   */
  mend(q: string, isKnown: (word: Spelling) => Promise<boolean>): Promise<string>
}
