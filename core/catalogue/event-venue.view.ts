import type { Hotel } from '../shared/venues.ts'
import type { Event, Module } from './catalogue.ts'
import { eventKind, isInPersonModule } from './event-kind.ts'
import { hotelsOf } from './towns.ts'

/** Where an event takes place: in one hotel, in the towns of a series' hotels, or nowhere but online. */
export type EventVenue =
  | { readonly in: 'hotel'; readonly hotel: Hotel }
  | { readonly in: 'towns'; readonly towns: readonly string[]; readonly alsoOnline: boolean }
  | { readonly in: 'no venue' }

export const eventVenue = (event: Pick<Event, 'hotel' | 'modules'>): EventVenue => {
  const [hotel, ...others] = hotelsOf(event)
  if (!hotel) return { in: 'no venue' }
  if (event.modules.length === 0) return { in: 'hotel', hotel }
  const towns = [...new Set([hotel, ...others].map(({ location }) => location))]
  return { in: 'towns', towns, alsoOnline: eventKind(event) === 'mixed' }
}

/** The town in which an event takes place, of a series the first; undefined where it is online. */
export const townOf = (event: Pick<Event, 'hotel' | 'modules'>): string | undefined => hotelsOf(event)[0]?.location

/** The hotel in which a module of a series takes place; undefined where it is online. */
export const hotelOfModule = (module: Pick<Module, 'hotelId' | 'hotel'>): Hotel | undefined =>
  isInPersonModule(module) ? module.hotel : undefined
