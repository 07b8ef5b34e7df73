// Without React: what parts of the cart say alike.
import { nameOf } from '#core/cart/cart.view.ts'
import type { Recipient, Stay } from '#core/cart/cart.ts'
import type { Event } from '#core/catalogue/catalogue.ts'
import { eventVenue } from '#core/catalogue/event-venue.view.ts'
import { daysText } from '#core/shared/day-texts.ts'
import { cartWording as words } from '#wording/pages/cart.ts'

/** 'Leipzig, Hotel Lindenbogen', 'Online', or the towns of a series. */
export function venueOf(event: Pick<Event, 'hotel' | 'modules'>): string {
  const venue = eventVenue(event)
  if (venue.in === 'no venue') return words.online
  if (venue.in === 'hotel') return `${venue.hotel.location}, ${venue.hotel.name}`
  const towns = venue.towns.join(', ')
  return venue.alsoOnline ? words.alsoOnline(towns) : towns
}

interface Titled {
  readonly eventId: number
  readonly event?: { readonly theme: { readonly title: string } }
}

/** What an item is called, even where its event has left the programme. */
export const titleOf = ({ eventId, event }: Titled): string => event?.theme.title ?? words.goneTitle(eventId)

/** The same with its days, to tell controls apart. */
export const fullTitleOf = (
  item: Titled & { readonly event?: Pick<Event, 'startDate' | 'endDate'> & Titled['event'] },
): string =>
  item.event ? words.item(titleOf(item), daysText(item.event.startDate, item.event.endDate)) : titleOf(item)

/** Titles of the modules that are chosen of a series; undefined where it is booked as a whole. */
export const modulesText = ({
  modules,
  event,
}: {
  readonly modules?: readonly string[]
  readonly event?: Pick<Event, 'modules'>
}): string | undefined => modules && words.chosenModules((event?.modules ?? []).map(({ title }) => title))

/** How somebody stays, where that is not as the event suggests. */
export const stayText = ({ overnight, arrivalEve, departureLate }: Stay): string =>
  [
    overnight === true && words.staysOvernight,
    overnight === false && words.staysNot,
    arrivalEve && words.arrivesBefore,
    departureLate && words.leavesLate,
  ]
    .filter(Boolean)
    .join(', ')

export const calledOr = (recipient: Recipient): string => nameOf(recipient) ?? words.nobody
