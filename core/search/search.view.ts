import type { DocumentKind } from '../fulltext/fulltext.ts'
import * as addressOf from '../shared/addresses.ts'
import { hrefOf } from '../finder/finder-address.ts'
import type { Hits, TownHit } from './search.ts'

/** How much was found, of all kinds. */
export const hitsInAll = ({ kinds, towns }: Pick<Hits, 'kinds' | 'towns'>): number =>
  kinds.reduce((sum, { count }) => sum + count, 0) + towns.length

/** The name by which the page's address says that words are to be taken as they were typed. */
export const literallyParameter = 'genau'
/** The name by which it says of which kind hits are to be shown. */
export const kindParameter = 'art'

/** Where a question is answered, literally or as far as it is understood, by everything or by one kind. */
export const searchHref = (
  q: string,
  { literally = false, kind }: { readonly literally?: boolean; readonly kind?: DocumentKind } = {},
): string =>
  `${addressOf.search}?q=${encodeURIComponent(q)}` +
  (literally ? `&${literallyParameter}=1` : '') +
  (kind === undefined ? '' : `&${kindParameter}=${kind}`)

/** The finder for a town that was named, and for what was asked beside it. */
export const townEventsHref = ({ locationId, words }: Pick<TownHit, 'locationId' | 'words'>): string =>
  hrefOf({ ort: String(locationId), ...(words !== undefined && { q: words }) })

/** The finder for what was asked. */
export const eventsFoundHref = ({ q }: Pick<Hits, 'q'>): string => hrefOf({ q })
