/** What somebody looks for, in the words of the finder's filters. */
export type Wanted = Readonly<Record<string, string>>

export interface EventCounted {
  readonly number: number
  /** Whole kilometres, where a postcode was asked and the event has a position. */
  readonly away: number | undefined
  /** Why it cannot be booked at once, if so. */
  readonly reason: string | undefined
}

export interface EventsCounted {
  readonly dates: readonly EventCounted[]
  readonly total: number
  /** How many events a value of a filter would leave. */
  count(facet: string, value: string): number
}

/** What came of a search: events, or the fields that could not be understood. */
export type Search = { readonly found: EventsCounted } | { readonly refused: Readonly<Record<string, string>> }

/** The finder as programs ask it, and as its page answers the same. */
export interface AsksTheFinder {
  find(wanted: Wanted): Promise<Search>
  /**
   * How many events there are in a town, or a hotel, of that name: by each of the calls and pages that tell it or list
   * them.
   */
  countsIn(town: string): Promise<Readonly<Record<string, number>>>
  countsAt(hotel: string): Promise<Readonly<Record<string, number>>>
}
