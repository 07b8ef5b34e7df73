import type { DocumentQuery } from '#core/fulltext/ports.ts'
import type { DocumentWords } from '#core/fulltext/fulltext.ts'
import type { RawBuilder, Transaction } from 'kysely'
import type { Tables } from '../engine/tables.ts'

/** The words of a document under its position. */
export interface WordsAtPosition extends DocumentWords {
  readonly position: number
}

/** Documents of one kind lie between two positions; the second one is not among them. */
export interface Positions {
  readonly from: number
  readonly to: number
}

/** A database's own full text over words that are analysed already: it only has to keep them apart at their spaces. */
export interface FullText {
  /** What makes the index 'search_word'. */
  readonly creating: readonly string[]
  readonly put: (trx: Transaction<Tables>, documents: readonly WordsAtPosition[]) => Promise<void>
  readonly remove: (trx: Transaction<Tables>, positions: readonly number[]) => Promise<void>
  /** Selects the column 'position' of the documents that have the words, `without` some; there is at least one word. */
  readonly hits: (
    query: Pick<DocumentQuery, 'words' | 'in'>,
    positions: Positions,
    without?: Positions,
  ) => RawBuilder<{ position: number }>
}
