import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import type { IndexedDocument, SearchDocument } from './fulltext.ts'

/** Longest word that is indexed; longer ones are none. */
const longestWord = 64

/** Words as an index holds them, each once. */
export const padded = (words: Iterable<string>): string => {
  const each = [...new Set(words)].filter((word) => word.length <= longestWord)
  return each.length === 0 ? '' : ` ${each.join(' ')} `
}

/** Whether a word of padded ones begins so, or is it. */
export const holdsBeginning = (words: string, beginning: string): boolean => words.includes(` ${beginning}`)
export const holdsWord = (words: string, word: string): boolean => words.includes(` ${word} `)

/** A document with the words by which it is found. */
export const indexed = (
  german: Pick<ForAnalysingGerman, 'indexWords' | 'spellings' | 'stem'>,
  document: SearchDocument,
): IndexedDocument => {
  const { title, ownTitle = title, names = [], keywords, lead, text } = document
  const called = names.flatMap((name) => german.spellings(name).map(({ written }) => german.stem(written)))
  return {
    ...document,
    words: {
      title: padded([...german.indexWords(ownTitle), ...called]),
      lead: padded(german.indexWords([...keywords, lead].join('\n'))),
      text: padded(german.indexWords(text)),
    },
  }
}
