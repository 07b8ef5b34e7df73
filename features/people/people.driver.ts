/** What other programs ask about people; no page stands behind it. */
export interface AsksAboutPeople {
  /** Names of those with these keys, or of all. */
  experts(keys?: readonly string[]): Promise<readonly string[]>
  /** Names of those who look after events. */
  managers(): Promise<readonly string[]>
}
