export interface NormSeen {
  /** '§ 7a Beete'. */
  readonly heading: string
  readonly text: string
  /** Where its text leads. */
  readonly leadsTo: readonly string[]
  /** Where one leafs to. */
  readonly neighbours: readonly string[]
}

/** What a reader does with the laws. */
export interface ReadsLaws {
  /** The laws that can be read, in their order: 'AÜG Gesetz …'. */
  laws(): Promise<readonly string[]>
  /** The norms in the table of contents of a law: '§ 7a Beete'. */
  contents(law: string): Promise<readonly string[]>
  /** A norm beside what the text before said, where there was one: both texts of its changed parts. */
  compared(law: string, number: string): Promise<{ readonly before: string; readonly after: string } | undefined>
  /** The norms that are found in a law, in their order: '§ 7a Beete'. */
  find(law: string, words: string): Promise<readonly string[]>
  /** A law that is known by name alone, as its page says: 'KSchG …'; undefined of all others. */
  missing(law: string): Promise<string | undefined>
  /** One norm; undefined where there is none. */
  norm(law: string, number: string): Promise<NormSeen | undefined>
}
