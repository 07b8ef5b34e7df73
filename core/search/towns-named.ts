import type { ForAnalysingGerman, Spelling } from '../shared/german-analyser.ts'
import type { NamedLocation } from '../shared/venues.ts'

/** Fewer letters name a town only where they are a whole word of its name: 'Bad', 'Ulm'. */
const shortestBeginning = 4

export interface NamedTowns {
  readonly towns: readonly NamedLocation[]
  /** The words of the question that name none of them, as they were typed. */
  readonly rest: readonly string[]
}

/**
 * The towns that a question names, wholly or by the beginning of a word of theirs, and what it asks beside them. 'Bad
 * Homburg' names no other bath.
 */
export const townsNamed = (
  german: Pick<ForAnalysingGerman, 'spellings'>,
  asked: readonly Spelling[],
  towns: readonly NamedLocation[],
): NamedTowns => {
  const named = towns.flatMap((town) => {
    const name = german.spellings(town.name).map(({ folded }) => folded)
    const by = asked.filter(({ folded }) => name.some((word) => names(folded, word)))
    return by.length > 0 ? [{ town, by: new Set(by) }] : []
  })
  const best = named.filter(({ by }) => !named.some((other) => other.by.size > by.size && by.isSubsetOf(other.by)))
  const used = new Set(best.flatMap(({ by }) => [...by]))
  return {
    towns: best.map(({ town }) => town),
    rest: asked.filter((word) => !used.has(word)).map(({ written }) => written),
  }
}

const names = (asked: string, word: string): boolean =>
  asked === word || (asked.length >= shortestBeginning && word.startsWith(asked))
