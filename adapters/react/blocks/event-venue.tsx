import type { Event } from '#core/catalogue/catalogue.ts'
import { eventKind } from '#core/catalogue/event-kind.ts'
import { eventVenue, townOf } from '#core/catalogue/event-venue.view.ts'
import { programmeWording } from '#wording/pages/programme.ts'
import { Icon } from '../ui/icon.tsx'

const { onlineWhen } = programmeWording.events

/** Where an event takes place, in one line: 'Leipzig, Hotel Lindenbogen', 'Online', or the towns of a series. */
export const venueText = (event: Pick<Event, 'hotel' | 'modules'>): string => venueParts(event).join(', ')

/** The same in two: the town, and the hotel; of a series all in one. */
export const venueParts = (event: Pick<Event, 'hotel' | 'modules'>): readonly [town: string, hotel?: string] => {
  const venue = eventVenue(event)
  if (venue.in === 'no venue') return [onlineWhen]
  if (venue.in === 'hotel') return [venue.hotel.location, venue.hotel.name]
  const towns = venue.towns.join(', ')
  return [venue.alsoOnline ? `${towns} und online` : towns]
}

/** The town of an event, or 'Online'. */
export const townText = (event: Pick<Event, 'hotel' | 'modules'>): string => townOf(event) ?? onlineWhen

export const EventVenue = ({ event }: { readonly event: Pick<Event, 'hotel' | 'modules'> }) => (
  <p className="where">
    <Icon name={eventKind(event) === 'online' ? 'screen' : 'pin'} />
    <span>{venueText(event)}</span>
  </p>
)
