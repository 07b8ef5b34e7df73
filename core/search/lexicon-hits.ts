import type { ForReadingTheLexicon } from '../knowledge/lexicon/ports.ts'
import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import { byGerman } from '../shared/german-order.ts'
import { holdingWords } from '../shared/holding-words.ts'
import { targetGroups } from '../shared/target-group.ts'
import type { LexiconHit } from './search.ts'

interface LexiconNeeds {
  readonly lexicon: Pick<ForReadingTheLexicon, 'lexicon'>
  readonly german: ForAnalysingGerman
}

/**
 * Entries in whose title every word of a text begins a word, in German order, those first whose title begins with the
 * text.
 */
export const lexiconHits = async ({ lexicon, german }: LexiconNeeds, text: string): Promise<readonly LexiconHit[]> => {
  const holds = holdingWords(german, text)
  const folded = (of: string): string =>
    german
      .spellings(of)
      .map((word) => word.folded)
      .join(' ')
  const beginning = folded(text)
  const rank = ({ title }: LexiconHit): number => (folded(title).startsWith(beginning) ? 0 : 1)
  const pages = await Promise.all(
    targetGroups.map(async (group) => ({ group, answer: await lexicon.lexicon({ group }) })),
  )
  return pages
    .flatMap(({ group, answer }) => (answer.ok ? answer.value.items.map((item) => ({ group, ...item })) : []))
    .filter(({ title }) => holds([title]))
    .toSorted((one, other) => rank(one) - rank(other) || byGerman(({ title }: LexiconHit) => title)(one, other))
}
