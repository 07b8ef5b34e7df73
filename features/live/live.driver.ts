/** Hears what has changed of a page since it was opened, or since it was heard last. */
export interface FollowsWhatIsOpen {
  /** Opens the list of the Gremium; answers why she has none. */
  openList(): Promise<string>
  openDate(number: number): Promise<void>
  /** Names of what has changed: 'list', 'date 4711'. */
  hears(): Promise<readonly string[]>
}
