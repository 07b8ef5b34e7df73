/** What programs narrow towns and hotels by. */
export interface VenuesWanted {
  readonly words?: string
  readonly Land?: string
  /** The name of one; of hotels only. */
  readonly town?: string
}

/** What other programs ask of towns and hotels; no page stands behind it. */
export interface AsksForVenues {
  /** Names, in the order told. */
  hotels(wanted: VenuesWanted): Promise<readonly string[]>
  towns(wanted: Omit<VenuesWanted, 'town'>): Promise<readonly string[]>
}
