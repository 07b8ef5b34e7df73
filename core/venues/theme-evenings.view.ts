import type { LocationDetails } from './venue-details.ts'
import type { VenuesOverview } from './venue-pages.ts'
import type { Theme } from '../catalogue/catalogue.ts'
import { hotelsOf, locationsOf } from '../catalogue/towns.ts'

/** What one can do of an evening in a town of a theme's events. */
export interface Evening {
  readonly locationId: number
  readonly name: string
  /** Events of the theme in this town. */
  readonly events: number
  readonly details: LocationDetails
}

/** The towns of a theme's events of whose evenings content tells anything, in the order of the towns. */
export const eveningsOf = (theme: Pick<Theme, 'events'>, locations: VenuesOverview['locations']): readonly Evening[] =>
  locationsOf(theme).flatMap(({ locationId, name }): readonly Evening[] => {
    const details = locations.find(({ location }) => location.internalId === locationId)?.details
    const events = theme.events.filter((event) => hotelsOf(event).some((hotel) => hotel.locationId === locationId))
    return details && details.sideProgramme.length > 0 ? [{ locationId, name, events: events.length, details }] : []
  })
