/** A word as it is written, and the form in which all ways of writing it fall together. */
export interface Spelling {
  readonly written: string
  readonly folded: string
}

/** Cuts German text into comparable words: folded, stemmed, compounds taken apart (domain §8). */
export interface ForAnalysingGerman {
  /** Words to index, with the parts of compounds. */
  indexWords(text: string): readonly string[]
  /** Words to look for: folded and stemmed, stop words left out. */
  queryWords(text: string): readonly string[]
  /** The form in which all inflections of one word fall together: folded and stemmed. */
  stem(word: string): string
  /** Words as they stand in a text, in their order, neither stemmed nor taken apart; stop words left out. */
  spellings(text: string): readonly Spelling[]
}
