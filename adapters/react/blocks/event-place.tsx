import type { Event } from '#core/catalogue/catalogue.ts'
import { eventKind } from '#core/catalogue/event-kind.ts'
import { hotelsOf } from '#core/catalogue/towns.ts'
import { pageWording } from '#wording/pages.ts'
import { Icon } from '../ui/icon.tsx'

const { onlineWhen } = pageWording.programme.dates

/** Where a date takes place, in one line: 'Leipzig, Hotel Lindenbogen', 'Online', or the towns of a series. */
export const placeText = (event: Pick<Event, 'hotel' | 'modules'>): string => {
  const hotels = hotelsOf(event)
  const [only, ...others] = hotels
  if (!only) return onlineWhen
  if (event.modules.length === 0) return `${only.location}, ${only.name}`
  const towns = [...new Set([only, ...others].map(({ location }) => location))].join(', ')
  return eventKind(event) === 'mixed' ? `${towns} und online` : towns
}

/** The same in two: the town, and the house; of a series all in one. */
export const placeParts = (event: Pick<Event, 'hotel' | 'modules'>): readonly [place: string, house?: string] => {
  const [hotel] = hotelsOf(event)
  return hotel && event.modules.length === 0 ? [hotel.location, hotel.name] : [placeText(event)]
}

/** The town of a date, or 'Online'. */
export const townText = (event: Pick<Event, 'hotel' | 'modules'>): string => hotelsOf(event)[0]?.location ?? onlineWhen

export const EventPlace = ({ event }: { readonly event: Pick<Event, 'hotel' | 'modules'> }) => (
  <p className="place">
    <Icon name={eventKind(event) === 'online' ? 'screen' : 'pin'} />
    <span>{placeText(event)}</span>
  </p>
)
