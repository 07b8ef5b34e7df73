import type { Opened } from '../catalogue/programme.driver.ts'

/** A Fachtagung as another program is told of it. */
export interface ConferenceTold {
  readonly state: string
  readonly speakers: readonly string[]
  /** Seats still free, by the title of the workshop. */
  readonly free: Readonly<Record<string, number>>
}

/** What other programs ask of the house; no page stands behind it. */
export interface AsksForData {
  /** Names of those with these keys, or of all. */
  experts(keys?: readonly string[]): Promise<readonly string[]>
  /** Names of those who look after a date, or of all. */
  managers(date?: number): Promise<readonly string[]>
  /** Titles of the films found for the words, or of all. */
  films(words?: string): Promise<readonly string[]>
  /** Titles of the films that a rubric's page recommends. */
  recommendedFilms(rubric: string): Promise<readonly string[]>
  conference(url: string): Promise<Opened<ConferenceTold>>
}
