import type { Generated } from 'kysely'

/** A PDF that was analysed. */
export interface AnalysedPdfRow {
  /** The order in which they were analysed. */
  readonly place: Generated<number>
  readonly digest: string
  readonly name: string
  readonly analysed_on: string
  readonly pages: number
}
