import type { Event } from '../catalogue/catalogue.ts'
import { berlinDay } from '../shared/dates.ts'
import { isPhysicalVenue } from '../shared/no-venue.ts'
import type { HotelDetails } from '../venues/venue-details.ts'
import type { CostLine, HotelGuest } from './costs.ts'
import type { Meeting } from './stay.ts'
import { venueLines, type CostRules } from './venue-lines.ts'

/** What hotels ask, by their numbers. */
export type HotelPrices = ReadonlyMap<number, HotelDetails['prices']>

/** Where people meet: in the hotels of a series' modules, or in the event's own; online nowhere. */
export const meetingsOf = (event: Pick<Event, 'modules' | 'hotel' | 'startDate' | 'endDate'>): readonly Meeting[] => {
  const parts =
    event.modules.length > 0
      ? event.modules.map(({ title, hotelId, startDate, endDate }) => ({ module: title, hotelId, startDate, endDate }))
      : event.hotel
        ? [{ hotelId: event.hotel.internalId, startDate: event.startDate, endDate: event.endDate }]
        : []
  return parts
    .filter(({ hotelId }) => isPhysicalVenue(hotelId))
    .map((part) => ({ ...part, startDate: berlinDay(part.startDate), endDate: berlinDay(part.endDate) }))
}

/** What one participant pays for: the fee, and what the hotels ask. */
export const linesOf = (
  { price }: Pick<Event, 'price'>,
  meetings: readonly Meeting[],
  guest: HotelGuest,
  prices: HotelPrices,
  rules: CostRules,
): readonly CostLine[] => [
  { item: 'fee', quantity: 1, net: price?.net ?? null, rate: price?.rate ?? 0 },
  ...meetings.flatMap((meeting) => venueLines(meeting, guest, prices.get(meeting.hotelId), rules)),
]
