export interface TextSeen {
  readonly text: string
  /** The word on the button that shows the rest; absent when all is shown. */
  readonly more: string | undefined
}

/** What a reader does with a text of limited length. */
export interface ReadsLimitedText {
  /** Opens a page that holds the text; `stripTags` shows it without markup. */
  open(text: string, limit: number, stripTags?: boolean): Promise<void>
  see(): Promise<TextSeen>
  expand(): Promise<void>
}

export interface LexiconSeen {
  readonly entries: readonly { readonly title: string; readonly address: string }[]
  readonly columns: number
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
}

/** What a reader does with pages of running text. */
export interface ReadsPages {
  /** Its title, or undefined where nothing is. */
  page(slug: string): Promise<{ readonly title: string; readonly text: string } | undefined>
  /** Tells the house about an error in the user interface. */
  reportFault(message: string): Promise<void>
}
