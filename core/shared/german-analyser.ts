/** Cuts German text into comparable words: folded, stemmed, compounds taken apart (domain §8). */
export interface ForAnalysingGerman {
  /** Words to index, with the parts of compounds. */
  indexWords(text: string): readonly string[]
  /** Words to look for: folded and stemmed, stop words left out. */
  queryWords(text: string): readonly string[]
}
