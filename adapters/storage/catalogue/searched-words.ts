/** More words than this do not narrow a search further; they would only lengthen the query. */
const mostSearchedWords = 20

/** The words that a search looks for: each once, none empty. None at all means that no word is asked. */
export const searchedWords = (words: readonly string[] | undefined): readonly string[] =>
  [...new Set(words ?? [])].filter((word) => word !== '').slice(0, mostSearchedWords)

/** The end of the range in which all words begin like this one. */
export const endOfPrefix = (word: string): string => `${word}\u{10FFFF}`
