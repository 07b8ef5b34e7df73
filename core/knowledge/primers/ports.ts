import type { Page } from '../../shared/page.ts'
import type { NotFound, NotSignedIn, Result } from '../../shared/result.ts'
import type { PrimerInBrief, PrimerText } from './primers.ts'

/** Members' knowledge from A to Z: what there is everybody sees, members read it (domain §7.2, §7.13). */
export interface ForReadingPrimers {
  /** All in German alphabetical order; those alone that have all words of `q` where it is given. Never refuses. */
  primers(ask: { readonly q?: string }): Promise<Result<Page<PrimerInBrief>, never>>
  /** One of them for members; it leads to what it cites and to terms that it names. Refuses what is not there first. */
  primer(ask: { readonly slug: string }): Promise<Result<PrimerText, NotFound | NotSignedIn>>
}
