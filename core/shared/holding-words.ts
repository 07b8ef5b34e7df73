import type { ForAnalysingGerman } from './german-analyser.ts'

/**
 * Whether texts hold all words of a question, each as the beginning of one of theirs, however it is bent. Without a
 * question all do; where it says nothing, none does.
 */
export const holdingWords = (german: ForAnalysingGerman, q = ''): ((texts: readonly string[]) => boolean) => {
  if (q.trim() === '') return () => true
  const words = german.queryWords(q)
  return (texts) => {
    if (words.length === 0) return false
    const held = texts.flatMap((text) => german.indexWords(text))
    return words.every((word) => held.some((one) => one.startsWith(word)))
  }
}

/** Whether a name is the asked one, however it is written; without one each is. */
export const namedAs = (german: ForAnalysingGerman, asked: string | undefined): ((name: string) => boolean) => {
  if (asked === undefined) return () => true
  const folded = (text: string): string =>
    german
      .spellings(text)
      .map((word) => word.folded)
      .join(' ')
  const wanted = folded(asked)
  return (name) => folded(name) === wanted
}
