import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import { inGermanOrder } from '../shared/german-order.ts'
import { required } from '../shared/required.ts'
import { shortestMended } from './misspelling.ts'
import type { KnownWord } from './search.ts'

/** A text of the content, and how much its words say. */
export type WeighedText = readonly [text: string, weight: number]

/** A letter less than the shortest that is mended, for one may have been typed too many. */
const shortestKnown = shortestMended - 1
const onlyLetters = /^\p{L}+$/u

/** The words of texts, each once, written as where it says most; by their folded form. */
export const knownWordsIn = (
  german: Pick<ForAnalysingGerman, 'spellings'>,
  texts: readonly WeighedText[],
): readonly KnownWord[] => {
  const known = new Map<string, { written: string; most: number; weight: number }>()
  for (const [text, weight] of texts)
    for (const { written, folded } of german.spellings(text)) {
      if (folded.length < shortestKnown || !onlyLetters.test(folded)) continue
      const before = known.get(folded) ?? { written, most: weight, weight: 0 }
      const saysMore = weight > before.most || (weight === before.most && inGermanOrder(written, before.written) < 0)
      known.set(folded, {
        written: saysMore ? written : before.written,
        most: Math.max(weight, before.most),
        weight: before.weight + weight,
      })
    }
  return [...known.keys()].toSorted().map((folded) => {
    const { written, weight } = required(known.get(folded))
    return { folded, written, weight }
  })
}
