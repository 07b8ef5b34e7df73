import type { Closed } from '../booking/office.driver.ts'

export interface CitationSeen {
  readonly citation: string
  /** 'Lexikon: Freistellung' */
  readonly text: string
  readonly destination: string
}

/** What somebody of the office learns of the citations in texts. */
export interface ChecksCitations {
  /** All, or those that lead to what the words say, from the first to the last page. */
  citations(destination?: string): Promise<readonly CitationSeen[] | Closed>
}
