import type { ForKnowingWords } from '#core/search/ports.ts'
import type { KnownWord } from '#core/search/search.ts'
import type { ContentShelf } from '../content/memory.ts'
import { inByteOrder } from '../engine/german-sort-key.ts'
import { mostAlike } from './most-alike.ts'

export const wordsInMemory = (shelf: ContentShelf): ForKnowingWords => ({
  wordsLike: async ({ begins, ends, length }) => {
    const about = shelf.now.knownWords.filter(({ folded }) => Math.abs(Array.from(folded).length - length) <= 1)
    return [
      ...weightiest(about.filter(({ folded }) => folded.startsWith(begins))),
      ...weightiest(about.filter(({ folded }) => folded.endsWith(ends))),
    ]
  },
})

const weightiest = (words: readonly KnownWord[]): readonly KnownWord[] =>
  words.toSorted((one, other) => other.weight - one.weight || inByteOrder(one.folded, other.folded)).slice(0, mostAlike)
