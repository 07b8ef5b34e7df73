import type { NotFound, NotSignedIn, Result } from '../shared/result.ts'
import type { Overview } from './overview.ts'

/** The first page of the portal, for whoever is signed in (domain §7.2). */
export interface ForSeeingTheOverview {
  /** `gremium`: the one that is shown, the first of hers where it is left out. Refuses one that is not hers. */
  overview(ask: { readonly gremium?: string }): Promise<Result<Overview, NotSignedIn | NotFound>>
}
