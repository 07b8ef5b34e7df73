import type { FoundEvent, FoundEvents } from '../finder/finder.ts'
import type { ForFindingEvents } from '../finder/ports.ts'
import { berlinDay } from '../shared/dates.ts'
import { inGermanOrder } from '../shared/german-order.ts'
import type { Hotel } from '../shared/venues.ts'
import type { ForFindingVenues } from './ports.ts'

/** Events of a hotel that its page shows at once. */
export const eventsAtOnce = 6
/** Other hotels that are named in place of one without events; nobody compares more. */
const mostInstead = 3

/** A hotel with events to come. */
export interface HotelWithEvents {
  readonly hotel: Hotel
  readonly events: number
  readonly first: FoundEvent
}

/** What can be booked in a hotel, the next event first. */
export interface HotelEvents {
  readonly found: readonly FoundEvent[]
  /** All events to come, and those with seats left. */
  readonly total: number
  readonly withSeats: number
  /** The next one with seats left. */
  readonly nextFree?: FoundEvent
  /** Where the list begins, and where it goes on; absent at its ends. */
  readonly from?: string
  readonly further?: string
  /** Where the hotel has none: others of its town that have, whose first event is the soonest first. */
  readonly instead: readonly HotelWithEvents[]
}

interface Programme {
  readonly finder: Pick<ForFindingEvents, 'find'>
  readonly venues: Pick<ForFindingVenues, 'hotels'>
}

/** The events in a hotel, from where somebody reads on. */
export async function eventsInHotel(
  programme: Programme,
  { internalId: hotelId, locationId }: Pick<Hotel, 'internalId' | 'locationId'>,
  from?: string,
): Promise<HotelEvents> {
  const { finder } = programme
  const [listed, free] = await Promise.all([
    finder.find({ hotelId, limit: eventsAtOnce, ...(from !== undefined && { after: from }) }),
    finder.find({ hotelId, free: true, limit: 1 }),
  ])
  const { items: found, total, next: further } = heard(listed)
  const { items, total: withSeats } = heard(free)
  const [nextFree] = items
  return {
    found,
    total,
    withSeats,
    ...(nextFree && { nextFree }),
    ...(from !== undefined && { from }),
    ...(further !== undefined && { further }),
    instead: total > 0 ? [] : await hotelsWithEvents(programme, locationId),
  }
}

/** A hotel's number is nothing that the finder refuses. */
function heard(answer: Awaited<ReturnType<ForFindingEvents['find']>>): FoundEvents {
  if (answer.ok) return answer.value
  throw new Error(`the finder refuses the events of a hotel: ${JSON.stringify(answer.refusal)}`)
}

const hotelsWithEvents = async (
  { finder, venues }: Programme,
  locationId: number,
): Promise<readonly HotelWithEvents[]> => {
  const hotels = await venues.hotels({ locationId })
  const asked = await Promise.all(
    (hotels.ok ? hotels.value.items : []).map(async (hotel): Promise<readonly HotelWithEvents[]> => {
      const { items, total } = heard(await finder.find({ hotelId: hotel.internalId, limit: 1 }))
      const [first] = items
      return first ? [{ hotel, events: total, first }] : []
    }),
  )
  return asked.flat().toSorted(soonestFirst).slice(0, mostInstead)
}

const soonestFirst = (one: HotelWithEvents, other: HotelWithEvents): number =>
  berlinDay(one.first.event.startDate).localeCompare(berlinDay(other.first.event.startDate)) ||
  inGermanOrder(one.hotel.name, other.hotel.name)
