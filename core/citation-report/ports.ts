import type { Page, PageQuery } from '../shared/page.ts'
import type { NotAllowed, NotSignedIn, Result } from '../shared/result.ts'
import type { CitationInText, Destination } from './citation-report.ts'

/** How many citations there are by where they lead. */
export type CitationCounts = Readonly<Record<Destination, number>>

/** Citations of all published texts, or those that lead somewhere certain. */
export interface CitationReport extends Page<CitationInText> {
  /** How many texts were looked through. */
  readonly texts: number
  readonly counts: CitationCounts
}

/** Tells the office where the citations of the texts lead; editors and administrators alone. */
export interface ForCheckingCitations {
  /** Text by text, those first that somebody has to mend; all of them where no destination is asked. */
  report(
    ask: { readonly destination?: Destination } & PageQuery,
  ): Promise<Result<CitationReport, NotSignedIn | NotAllowed>>
}
