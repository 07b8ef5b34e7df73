import type { Spelling } from '../shared/german-analyser.ts'
import { isOneMistakeApart, unharmedParts } from './misspelling.ts'
import type { ForKnowingWords } from './ports.ts'

/** Whoever mistypes more words than this is better asked than guessed at. */
export const mostMended = 3

/**
 * A question with the words that nothing is found for written as the content writes them, where one of its words is a
 * single mistake away: the weightiest of those. The same question where there is none. The unknown words are at most
 * `mostMended`, each of a length that can be mended.
 */
export const mended = async (words: ForKnowingWords, q: string, unknown: readonly Spelling[]): Promise<string> => {
  const mendings = new Map<string, string>()
  for (const { written, folded } of unknown) {
    const like = (await words.wordsLike(unharmedParts(folded))).filter((known) =>
      isOneMistakeApart(folded, known.folded),
    )
    const [best] = like.toSorted((one, other) => other.weight - one.weight || (one.folded < other.folded ? -1 : 1))
    if (best) mendings.set(written, best.written)
  }
  return q.replaceAll(/[\p{L}\p{N}]+/gu, (word) => mendings.get(word) ?? word)
}
