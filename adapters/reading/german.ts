import type { ForAnalysingGerman } from '#core/shared/german-analyser.ts'
import { compoundsOf } from './german-compounds.ts'
import { fold, spellOut, stemOf, wordsOf } from './german-folding.ts'
import { shortForms, stopWords, understood, vocabulary as ownVocabulary } from './german-words.ts'

const stops = new Set(stopWords.map(spellOut))
const longForm = new Map(Object.entries(shortForms))
const understoodStems = new Set(understood.map((word) => stemOf(spellOut(word))))

const meant = (text: string): readonly string[] => wordsOf(text).filter((word) => !stops.has(word))

/**
 * Cuts German into comparable words. Indexing is generous: the stem of each word, the parts of compounds, and what
 * short forms stand for. Looking is exact: a word of the vocabulary stays whole, another compound is looked for by its
 * parts, without those that go without saying here, so that 'Betriebsratsvorsitzender' finds 'Vorsitzender' (domain
 * §8). `more` adds to the vocabulary.
 */
export const analysingGerman = (more: readonly string[] = []): ForAnalysingGerman => {
  const compounds = compoundsOf([...ownVocabulary, ...more])

  const withParts = (word: string): readonly string[] => {
    const parts = compounds.split(word)
    return [stemOf(word), ...parts, ...parts.flatMap((part) => compounds.split(part))]
  }
  const indexed = (word: string): readonly string[] => [
    ...withParts(word),
    ...meant(longForm.get(word) ?? '').flatMap(withParts),
  ]
  const asked = (word: string): readonly string[] => {
    const long = meant(longForm.get(word) ?? '').at(-1)
    if (long) return asked(long)
    const parts = compounds.knows(word) ? [] : compounds.split(word)
    const telling = parts.filter((part) => !understoodStems.has(part))
    return telling.length > 0 ? telling : parts.length > 0 ? parts : [stemOf(word)]
  }
  return {
    indexWords: (text) => [...new Set(meant(text).flatMap(indexed))],
    queryWords: (text) => [...new Set(meant(text).flatMap(asked))],
    stem: (word) => stemOf(spellOut(word.normalize('NFC').replaceAll('\u00ad', ''))),
    spellings: (text) =>
      (
        text
          .normalize('NFC')
          .replaceAll('\u00ad', '')
          .match(/[\p{L}\p{N}]+/gu) ?? []
      )
        .filter((word) => !stops.has(spellOut(word)))
        .map((written) => ({ written, folded: fold(written) })),
  }
}
