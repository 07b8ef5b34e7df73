import type { StoredRulingText } from '#core/knowledge/rulings/ruling-text.ts'
import type { Ruling, RulingEntry } from '#core/knowledge/rulings/rulings.ts'

export interface RulingRow {
  readonly slug: string
  readonly court: string
  readonly decided_on: string
  /** Folded and stemmed, each with a space on both sides. */
  readonly words: string
  /** JSON of `Ruling`. */
  readonly document: string
}

/** What lists of decisions are narrowed by beyond a column: groups, rubrics of their themes, norms. */
export interface RulingKeyRow {
  readonly slug: string
  readonly kind: 'group' | 'topic' | 'norm'
  readonly value: string
}

/** What a court wrote. */
export interface RulingTextRow {
  readonly slug: string
  /** JSON of `StoredRulingText`. */
  readonly document: string
}

/** A decision as rows, every reference by key. */
export interface ResolvedRuling {
  readonly row: RulingRow
  readonly keys: readonly Omit<RulingKeyRow, 'slug'>[]
}

/** A text in which every word is found by `wordIn`. */
export const wordsColumn = (words: readonly string[]): string => ` ${words.join(' ')} `
export const wordIn = (word: string): string => ` ${word} `

export const rulingIn = ({ document }: Pick<RulingRow, 'document'>): Ruling => {
  const ruling: Ruling = JSON.parse(document)
  return ruling
}

export const rulingTextIn = ({ document }: Pick<RulingTextRow, 'document'>): StoredRulingText => JSON.parse(document)

export const rulingEntryIn = (row: Pick<RulingRow, 'document'>): RulingEntry => {
  const { slug, court, decidedOn, fileNumbers, type, title, keyword, coreStatement, groups } = rulingIn(row)
  return { slug, court, decidedOn, fileNumbers, type, title, keyword, coreStatement, groups }
}

export const rulingNameIn = (row: Pick<RulingRow, 'document'>): Pick<Ruling, 'slug' | 'court' | 'fileNumbers'> => {
  const { slug, court, fileNumbers } = rulingIn(row)
  return { slug, court, fileNumbers }
}
