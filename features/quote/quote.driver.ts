/** What came of a call about quotes: 'done', or why not, with the field and its fault where one was wrong. */
export type QuoteOutcome = string

/** A quote as its writer is told of it. */
export interface WrittenQuoteSeen {
  readonly id: string
  readonly token: string
  readonly number: string
  readonly version: number
  readonly status: string
  readonly gross: string
}

/** A quote as the office writes it; one that is there already by its id and version. */
export interface QuoteToWrite {
  readonly id?: string
  readonly version?: number
  readonly eventId?: number
  readonly theme?: string
  readonly persons: number
  /** Net cents. */
  readonly net?: number
  /** Days on which those modules begin that are chosen of a series. */
  readonly modules?: readonly string[]
  readonly discountCode?: string
  /** Whose account it is for; else it is for Kim, who has none. */
  readonly to?: 'Jonas'
  readonly validUntil?: string
}

/** A quote in the list of whoever it is for. */
export interface OwnQuoteSeen {
  readonly number: string
  readonly version: string
  readonly state: string
  readonly until: string
  readonly gross: string
}

/** What somebody's program does about quotes. */
export interface WritesAndReceivesQuotes {
  write(quote: QuoteToWrite): Promise<WrittenQuoteSeen | QuoteOutcome>
  send(id: string, version: number): Promise<QuoteOutcome>
  /** What the office finds: the newest first. */
  found(): Promise<readonly { readonly id: string; readonly number: string; readonly version: number }[]>
  /** How it stands for the office. */
  standing(id: string): Promise<string>
  /** Titles of the modules that are chosen of a series; none where all of it is quoted. */
  modules(id: string): Promise<readonly string[]>
  /** How it stands for whoever has the link, or why it is not shown. */
  shown(token: string): Promise<string>
  /** Those for whoever is signed in, from the first to the last page. */
  own(): Promise<readonly OwnQuoteSeen[] | QuoteOutcome>
  open(token: string): Promise<QuoteOutcome>
  ask(token: string, question: string): Promise<QuoteOutcome>
  accept(token: string, version: number, mode: 'buchen' | 'reservieren'): Promise<QuoteOutcome>
  decline(token: string, version: number, reason?: string): Promise<QuoteOutcome>
  /** Asks for a quote of what is in the cart. */
  request(): Promise<QuoteOutcome>
}
