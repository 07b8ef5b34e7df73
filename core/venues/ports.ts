import type { Day } from '../shared/day.ts'
import type { Page } from '../shared/page.ts'
import type { Result } from '../shared/result.ts'
import type { Hotel, Location } from './venues.ts'

/** Where seminars take place. */
export interface ForFindingVenues {
  /** All towns with a seminar hotel, by name, with the number of upcoming dates. Never refuses. */
  locations(ask: {}): Promise<Result<Page<Location>, never>>
  /** All seminar hotels, by town and name; `locationId` narrows to one town. Never refuses. */
  hotels(ask: { readonly locationId?: number }): Promise<Result<Page<Hotel>, never>>
}

/** Keeps hotels and towns. */
export interface ForStoringVenues {
  /** All towns by name; `events` counts dates that start on `from` or later, in any module or as a whole, each date once per town. */
  locations(from: Day): Promise<readonly Location[]>
  /** All hotels by town and name, or those of one town. */
  hotels(locationId?: number): Promise<readonly Hotel[]>
}
