/** What somebody sees of the first page of the portal. */
export interface OverviewSeen {
  readonly greeting: string
  /** Name of the Gremium that it is about; nothing where there is none. */
  readonly gremium?: string
  /** How many seats are taken, as the page says it; nothing where there is no Gremium. */
  readonly seats?: string
  /** It says how to begin. */
  readonly begins: boolean
  /** Titles of hints. */
  readonly hints: readonly string[]
  /** Bookings on their way, each with what is to be done next. */
  readonly underWay: readonly string[]
  /** Titles of what is new. */
  readonly news: readonly string[]
  /** Entries of the list of the Gremium that wait for her, each with what she has not said. */
  readonly list: readonly string[]
  /** Who of the Gremium has a seat, each with how she stands to the basics. */
  readonly training: readonly string[]
  /** Next steps of her plan, each with its event or by when it is due. */
  readonly plan: readonly string[]
  /** What is recommended, each with the reason and when it is held next. */
  readonly recommended: readonly string[]
  readonly wishlist: { readonly titles: readonly string[]; readonly total: number }
}

/** He is led to the login, and from there to an address; or there is nothing. */
export type OverviewAnswer = OverviewSeen | { readonly signsInFor: string } | 'nothing'

/** What somebody does with the first page of the portal. */
export interface LooksAtTheOverview {
  /** `gremium`: the number of the one that it is about. */
  overview(gremium?: string): Promise<OverviewAnswer>
  /** Says that she has seen all that is new. */
  seenNews(): Promise<void>
}
