import * as addressOf from '../shared/addresses.ts'
import { hrefOf } from '../finder/finder-address.ts'
import type { Hits, TownHit } from './search.ts'

/** How much was found, of all kinds. */
export const hitsInAll = ({ themes, towns, entriesInAll }: Pick<Hits, 'themes' | 'towns' | 'entriesInAll'>): number =>
  themes.total + towns.length + entriesInAll

/** The name by which the page's address says that words are to be taken as they were typed. */
export const literallyParameter = 'genau'

/** Where a question is answered, literally or as far as it is understood. */
export const searchHref = (q: string, { literally = false }: { readonly literally?: boolean } = {}): string =>
  `${addressOf.search}?q=${encodeURIComponent(q)}${literally ? `&${literallyParameter}=1` : ''}`

/** The finder for a town that was named, and for what was asked beside it. */
export const townEventsHref = ({ locationId, words }: Pick<TownHit, 'locationId' | 'words'>): string =>
  hrefOf({ ort: String(locationId), ...(words !== undefined && { q: words }) })
