import type { ForAnalysingGerman, Spelling } from '../shared/german-analyser.ts'
import { canBeMended, isOneMistakeApart, unharmedParts } from './misspelling.ts'
import type { ForKnowingWords, ForMendingQuestions } from './ports.ts'

/** Whoever mistypes more words than this is better asked than guessed at. */
const mostMended = 3
/** So many words of a question are looked up; more would only make it dearer. */
const mostLookedUp = 10

interface MendingNeeds {
  readonly words: ForKnowingWords
  readonly german: Pick<ForAnalysingGerman, 'spellings'>
}

export const mendingQuestions = ({ words: known, german }: MendingNeeds): ForMendingQuestions => {
  /** As the content writes the word that was meant. */
  const meant = async (folded: string): Promise<string | undefined> => {
    const like = (await known.wordsLike(unharmedParts(folded))).filter((one) => isOneMistakeApart(folded, one.folded))
    const [best] = like.toSorted((one, other) => other.weight - one.weight || (one.folded < other.folded ? -1 : 1))
    return best?.written
  }

  return {
    async mend(q, isKnown) {
      const unknown: Spelling[] = []
      const words = german.spellings(q).filter(({ folded }) => canBeMended(folded))
      for (const word of words.slice(0, mostLookedUp)) {
        if (unknown.length === mostMended) break
        if (!(await isKnown(word))) unknown.push(word)
      }
      const mendings = new Map<string, string | undefined>()
      for (const { written, folded } of unknown) mendings.set(written, await meant(folded))
      return q.replaceAll(/[\p{L}\p{N}]+/gu, (word) => mendings.get(word) ?? word)
    },
  }
}
