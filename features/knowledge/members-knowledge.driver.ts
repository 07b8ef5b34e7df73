/** What came of opening a text. */
export type PrimerSeen = { readonly text: string } | 'sign in' | 'nothing'

/** What somebody does with the members' knowledge. */
export interface ReadsMembersKnowledge {
  /** Titles, in their order; with `q` those that have its words. */
  titles(q?: string): Promise<readonly string[]>
  read(slug: string): Promise<PrimerSeen>
}
