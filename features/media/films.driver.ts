/** What other programs ask about films; no page stands behind it. */
export interface AsksForFilms {
  /** Titles of the films found for the words, or of all. */
  films(words?: string): Promise<readonly string[]>
  /** The same, of a rubric. */
  filmsOf(rubric: string, words?: string): Promise<readonly string[]>
  /** Titles of the films that a rubric's page recommends. */
  recommendedFilms(rubric: string): Promise<readonly string[]>
}
