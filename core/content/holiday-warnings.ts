import { eventVenues } from '../catalogue/event-venues.ts'
import { addDays, formatDate } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import type { ForKnowingHolidays } from '../shared/holidays.ts'
import type { Content, ContentFault, DaySpec, InSequence } from './content.ts'
import { dayOf } from './day-spec.ts'
import { faultsAt, inField } from './fault.ts'
import { recordsOf } from './records-of.ts'

/** What takes place on some days: an event, or a module of one. */
interface Held extends InSequence {
  readonly what: string
  readonly start: DaySpec
  readonly days: number
  readonly hotelId: number | undefined
}

/**
 * Events over a public holiday of the Land of their hotel; of what is online over one that all of Germany has. A
 * warning, no fault: some gremium may want just that. The content has been checked.
 */
export function holidayWarnings(
  content: Content,
  firstFill: Day,
  holidayOn: ForKnowingHolidays,
): readonly ContentFault[] {
  const townOf = new Map(content.hotels.map(({ internalId, locationId }) => [internalId, locationId]))
  const stateOf = new Map(recordsOf(content, 'location').map(({ value }) => [value.locationId, value.state]))
  const told = ({ at, what, start, days, hotelId }: Held): readonly ContentFault[] => {
    const first = dayOf(start, firstFill)
    if (first === undefined) return []
    const town = hotelId === undefined ? undefined : townOf.get(hotelId)
    const state = town === undefined ? undefined : stateOf.get(town)
    return Array.from({ length: days }, (_, after) => addDays(first, after)).flatMap((day) => {
      const holiday = holidayOn(day, state)
      if (holiday === undefined) return []
      const where = state === undefined ? 'bundesweit' : `in ${state}`
      return faultsAt(
        { at },
        inField('start', [`${what} liegt am ${formatDate(day)} auf einem Feiertag ${where}: ${holiday}.`]),
      )
    })
  }
  return content.events.flatMap((event) => {
    if (event.modules.length > 0)
      return event.modules.flatMap(({ at, title, start, days, hotelId }) =>
        told({ at, what: `„${title}“ des Termins ${event.eventId}`, start, days, hotelId }),
      )
    const [hotelId] = eventVenues(event).hotelIds
    const { at, start = '', days = 1 } = event
    return told({ at, start, days, what: `Der Termin ${event.eventId}`, hotelId })
  })
}
