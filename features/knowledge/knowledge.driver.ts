export interface LexiconSeen {
  readonly entries: readonly { readonly title: string; readonly address: string }[]
  readonly columns: number
}

export interface LexiconArticleSeen {
  readonly text: string
  /** Where its text and its legal basis lead. */
  readonly links: readonly string[]
  readonly related: readonly string[]
}

/** What a reader does with the lexicon. */
export interface ReadsTheLexicon {
  /** The grid of a target group as a window of that width in pixels shows it. */
  grid(group: 'br' | 'sbv' | 'jav', width: number): Promise<LexiconSeen>
  /** Titles on the lexicon's own page. */
  titles(group: 'br' | 'sbv' | 'jav'): Promise<readonly string[]>
  /** One entry's definition, or undefined where there is none. */
  entry(
    group: 'br' | 'sbv' | 'jav',
    slug: string,
  ): Promise<{ readonly title: string; readonly definition: string } | undefined>
  /** All that an entry tells, and the addresses of the entries that it goes with. */
  article(group: 'br' | 'sbv' | 'jav', slug: string): Promise<LexiconArticleSeen>
}
