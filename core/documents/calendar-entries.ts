import * as addressOf from '../shared/addresses.ts'
import type { ListedEvent, ProgrammeDay, Revision } from '../catalogue/catalogue.ts'
import { daysOf, heldEvent, heldModule, type EventDay, type Held } from '../catalogue/schedule.ts'
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
  /** What uids begin with; `event-` and the number of the event where nothing is said. */
  readonly uid?: string
  readonly positionOf: (hotelId: number) => PositionOnEarth | undefined
  /** What a theme says of the hours of each day. */
  readonly programmeOf: (themeUrl: string) => readonly ProgrammeDay[]
  /** Themes that stay out of a series' module list, by their addresses. */
  readonly hidden: ReadonlySet<string>
}

type CalendarEvent = Pick<
  ListedEvent,
  'eventId' | 'url' | 'themeUrl' | 'startDate' | 'endDate' | 'startTime' | 'endTime' | 'hotel' | 'modules'
> & { readonly theme: Pick<ListedEvent['theme'], 'title'> }

/**
 * What a calendar says of an event: one entry from its first hour to its last, because people are away for all of it;
 * online, where they are at home in between, one for each day; of a series those of each module that is shown, if any
 * is, because weeks lie between them. Entries keep their uid whatever changes: the first day has that of the whole.
 */
export const calendarEntries = (event: CalendarEvent, known: Known): readonly CalendarEntry[] => {
  const name = known.uid ?? `event-${event.eventId}`
  const shared = {
    eventId: event.eventId,
    url: known.origin + addressOf.event(event.url),
    calledOff: known.calledOff,
    revision: known.revision,
  }
  const whole = (): readonly CalendarEntry[] =>
    timesOf(name, heldEvent(event), known, known.programmeOf(event.themeUrl)).map((times) => ({
      ...shared,
      ...times,
      title: event.theme.title,
      ...venueOf(event.hotel ?? undefined, known),
    }))
  const modules = event.modules
    .map((module, index) => ({ module, uid: `${name}-${index + 1}` }))
    .filter(({ module }) => isListed(known.hidden)(module))
    .flatMap(({ module, uid }) =>
      timesOf(uid, heldModule(module), known).map((times) => ({
        ...shared,
        ...times,
        title: module.title,
        series: event.theme.title,
        ...venueOf(module.hotel, known),
      })),
    )
  return modules.length > 0 ? modules : whole()
}

type Times = Pick<CalendarEntry, 'uid' | 'startDate' | 'startTime' | 'endDate' | 'endTime' | 'part'>

/** When the entries of an event, or of a module, are. */
const timesOf = (
  uid: string,
  held: Held,
  { origin }: Known,
  programme: readonly ProgrammeDay[] = [],
): readonly Times[] => {
  const host = new URL(origin).hostname
  const { startDate, startTime, endDate, endTime, online } = held
  const days = daysOf(held, programme)
  if (online && days.length > 1 && days.every(isWhole))
    return days.map(({ day, begins, ends }, index) => ({
      uid: `${uid}${index === 0 ? '' : `-tag-${index + 1}`}@${host}`,
      startDate: day,
      startTime: begins,
      endDate: day,
      endTime: ends,
      part: { day: index + 1, of: days.length },
    }))
  return [{ uid: `${uid}@${host}`, startDate: berlinDay(startDate), startTime, endDate: berlinDay(endDate), endTime }]
}

const isWhole = (day: EventDay): day is Required<EventDay> => day.begins !== undefined && day.ends !== undefined

const venueOf = (hotel: Hotel | undefined, { positionOf }: Known): Pick<CalendarEntry, 'venue' | 'position'> => {
  if (!hotel || !isPhysicalVenue(hotel.internalId)) return {}
  const { street, zip, city } = hotel.address
  const position = positionOf(hotel.internalId)
  return { venue: `${hotel.name}, ${street}, ${zip} ${city}`, ...(position ? { position } : {}) }
}
