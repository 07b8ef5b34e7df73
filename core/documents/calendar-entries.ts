import * as addressOf from '../shared/addresses.ts'
import type { ListedEvent, Module, Revision } from '../catalogue/catalogue.ts'
import { isListed } from '../catalogue/series-modules.ts'
import { berlinDay } from '../shared/dates.ts'
import { isPhysicalVenue } from '../shared/no-venue.ts'
import type { PositionOnEarth } from '../shared/position-on-earth.ts'
import type { Hotel } from '../shared/venues.ts'
import type { CalendarEntry } from './documents.ts'

export interface Known {
  /** Origin of the site, for addresses and uids. */
  readonly origin: string
  readonly revision: Revision
  readonly calledOff: boolean
  readonly positionOf: (hotelId: number) => PositionOnEarth | undefined
  /** Themes that stay out of a series' module list, by their addresses. */
  readonly hidden: ReadonlySet<string>
}

/**
 * What a calendar says of an event: one entry from its first hour to its last, because people are away for all of it; of a
 * series one entry for each module that is shown, if any is, because weeks lie between them. Entries keep their uid
 * whatever changes.
 */
export const calendarEntries = (event: ListedEvent, known: Known): readonly CalendarEntry[] => {
  const host = new URL(known.origin).hostname
  const shared = {
    eventId: event.eventId,
    url: known.origin + addressOf.event(event.url),
    calledOff: known.calledOff,
    revision: known.revision,
  }
  const whole = {
    ...shared,
    uid: `event-${event.eventId}@${host}`,
    title: event.theme.title,
    ...spanOf(event),
    ...venueOf(event.hotel ?? undefined, known),
  }
  const modules = event.modules
    .map((module, index) => ({
      module,
      entry: {
        ...shared,
        uid: `event-${event.eventId}-${index + 1}@${host}`,
        title: module.title,
        series: event.theme.title,
        ...spanOf(module),
        ...venueOf(module.hotel, known),
      },
    }))
    .filter(({ module }) => isListed(known.hidden)(module))
    .map(({ entry }) => entry)
  return modules.length > 0 ? modules : [whole]
}

const spanOf = ({ startDate, startTime, endDate, endTime }: ListedEvent | Module) => ({
  startDate: berlinDay(startDate),
  startTime,
  endDate: berlinDay(endDate),
  endTime,
})

const venueOf = (hotel: Hotel | undefined, { positionOf }: Known): Pick<CalendarEntry, 'venue' | 'position'> => {
  if (!hotel || !isPhysicalVenue(hotel.internalId)) return {}
  const { street, zip, city } = hotel.address
  const position = positionOf(hotel.internalId)
  return { venue: `${hotel.name}, ${street}, ${zip} ${city}`, ...(position ? { position } : {}) }
}
