/** What somebody sees who searched. */
export interface SearchSeen {
  /** Titles, best first. */
  readonly themes: readonly string[]
  readonly towns: readonly { readonly name: string; readonly events: number; readonly address: string }[]
  readonly entries: readonly { readonly title: string; readonly address: string }[]
  /** Of all kinds, best first, with the words that are marked in what is quoted. */
  readonly hits: readonly { readonly title: string; readonly address: string; readonly marked: readonly string[] }[]
  /** Kinds to choose, with how many there are: 'Lexikon (3)'. */
  readonly kinds: readonly string[]
  /** Whether it is said that nothing has all words. */
  readonly partly: boolean
  /** How many the heading tells of each kind. */
  readonly told: { readonly themes: number; readonly towns: number; readonly entries: number }
  /** Where the finder has events of the themes that were found. */
  readonly events: readonly { readonly count: number; readonly address: string }[]
  /** What was looked for in place of what was typed. */
  readonly lookedFor?: string
}

/** What a visitor does with the search. */
export interface Searches {
  search(words: string): Promise<SearchSeen>
  /** The same, and then one kind alone, as it is called: 'Lexikon'. */
  searchFor(words: string, kind: string): Promise<SearchSeen>
  /** The same, by the link that takes every word as it was typed. */
  searchLiterally(words: string): Promise<SearchSeen>
  /** What is suggested to whoever types this, each with what it is: 'Freistellung Lexikon'. */
  typing(words: string): Promise<readonly string[]>
}
