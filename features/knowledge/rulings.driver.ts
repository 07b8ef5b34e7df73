export type RulingField = 'words' | 'court' | 'norm' | 'from' | 'to' | 'topic'

export interface RulingSeen {
  readonly title: string
  readonly text: string
  /** Marginal numbers of what the court wrote, in their order. */
  readonly marginals: readonly string[]
  /** Where its texts lead. */
  readonly leadsTo: readonly string[]
}

/** Which list of rulings somebody opens. */
export interface RulingListSeen {
  readonly group?: 'br' | 'sbv' | 'jav'
  /** Address of a rubric. */
  readonly topic?: string
}

/** What a reader does with court rulings. */
export interface ReadsRulings {
  /** Titles of a list, in its order. */
  list(of: RulingListSeen): Promise<readonly string[]>
  /** Titles of what is found by one field of the form; a topic by what it is called. */
  find(by: RulingField, asked: string): Promise<readonly string[]>
  /** One ruling; undefined where there is none. */
  ruling(slug: string): Promise<RulingSeen | 'gone' | undefined>
}
