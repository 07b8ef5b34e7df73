import type { Location } from '#core/shared/venues.ts'
import { hrefOf } from '#core/finder/finder-address.ts'

/** The list of dates, narrowed to one town. */
export const eventsInTownHref = ({ internalId }: Pick<Location, 'internalId'>): string =>
  hrefOf({ ort: String(internalId) })
