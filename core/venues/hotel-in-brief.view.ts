import type { FoundEvent } from '../finder/finder.ts'
import { accessibilityOf } from './hotel-facts.view.ts'
import type { HotelEvents } from './hotel-events.view.ts'
import type { HotelDetails } from './venue-details.ts'
import type { HotelPage } from './venue-pages.ts'

/** What somebody asks of a hotel before anything else. */
export type BriefFact =
  | { readonly fact: 'events'; readonly total: number; readonly withSeats: number }
  /** Absent: none has seats left. */
  | { readonly fact: 'nextFree'; readonly found?: FoundEvent }
  | { readonly fact: 'night' | 'dayPackage'; readonly price: HotelDetails['prices']['dayPackage'] }
  | { readonly fact: 'accessibility'; readonly present: number; readonly of: number }
  | { readonly fact: 'rooms'; readonly rooms: number; readonly seminarRooms: number }

/** In the order in which it is asked; of a hotel of which content says nothing more, its events. */
export const hotelInBrief = (
  { details }: Pick<HotelPage, 'details'>,
  { total, withSeats, nextFree }: HotelEvents,
): readonly BriefFact[] => [
  { fact: 'events', total, withSeats },
  ...(total > 0 ? [{ fact: 'nextFree' as const, ...(nextFree && { found: nextFree }) }] : []),
  ...(details ? factsOf(details) : []),
]

const factsOf = (details: HotelDetails): readonly BriefFact[] => {
  const accessibility = accessibilityOf(details)
  return [
    { fact: 'night', price: details.prices.night },
    { fact: 'dayPackage', price: details.prices.dayPackage },
    {
      fact: 'accessibility',
      present: accessibility.filter(({ present }) => present).length,
      of: accessibility.length,
    },
    { fact: 'rooms', rooms: details.rooms, seminarRooms: details.seminarRooms },
  ]
}

/** Where the first link of a hotel's page leads: to its events, to others of its town, to all events. */
export const firstWay = ({ total, instead }: Pick<HotelEvents, 'total' | 'instead'>): 'events' | 'instead' | 'all' => {
  if (total > 0) return 'events'
  return instead.length > 0 ? 'instead' : 'all'
}
