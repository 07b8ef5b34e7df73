/** What other programs ask of themes: what one event of theirs has to meet at once. */
export interface WantedEvent {
  /** '2027-03': it begins in it. */
  readonly month?: string
  /** The name of a town: it takes place there, as a whole or in a module. */
  readonly town?: string
  readonly how?: 'online' | 'in hotels'
}

/** What other programs ask about themes; no page stands behind it. */
export interface AsksForThemes {
  /** Titles of the themes that have such an event. */
  themesWith(wanted: WantedEvent): Promise<readonly string[]>
}
