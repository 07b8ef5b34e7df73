import type { Clock } from '../shared/clock.ts'
import { firstDayToCome } from '../shared/dates.ts'
import { byGerman } from '../shared/german-order.ts'
import { done } from '../shared/result.ts'
import type { ForFindingVenues, ForStoringVenues } from './ports.ts'
import type { Hotel } from './venues.ts'

interface VenuesNeeds {
  readonly venues: ForStoringVenues
  readonly clock: Clock
}

const byTownAndName = (one: Hotel, other: Hotel): number =>
  byGerman<Hotel>(({ location }) => location)(one, other) || byGerman<Hotel>(({ name }) => name)(one, other)

/** Towns and seminar hotels in German order. */
export const venuesOf = ({ venues, clock }: VenuesNeeds): ForFindingVenues => ({
  async locations() {
    const items = (await venues.locations(firstDayToCome(clock))).toSorted(byGerman(({ name }) => name))
    return done({ items, total: items.length })
  },
  async hotels({ locationId }) {
    const items = (await venues.hotels(locationId)).toSorted(byTownAndName)
    return done({ items, total: items.length })
  },
})
