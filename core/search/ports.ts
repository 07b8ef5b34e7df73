import type { PageQuery } from '../shared/page.ts'
import type { Result } from '../shared/result.ts'
import type { Hits, KnownWord } from './search.ts'

/** Searches the whole site (domain §7.13, /suche). */
export interface ForSearching {
  /**
   * Towns that the question names, entries of the lexicon by their titles, and themes, which go on after `after`. Where
   * no theme is found, words that nothing is found for are looked for as the content spells them, if one letter is
   * wrong, missing or too many, or two neighbours are swapped; not when it is to be taken `literally`. Of a long
   * question the first ten words count. Never refuses.
   */
  search(ask: { readonly q: string; readonly literally?: boolean } & PageQuery): Promise<Result<Hits, never>>
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
