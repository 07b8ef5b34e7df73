import type { Event } from '../catalogue/catalogue.ts'
import { isInLists, isToBeBooked } from '../catalogue/event-lifetime.ts'
import type { Day } from '../shared/day.ts'
import type { WhyNotBookable } from './finder.ts'

interface EventAndDay {
  readonly event: Pick<Event, 'startDate' | 'placesLeft'>
  readonly today: Day
}

/** Why an event can't be booked at once; that it has begun counts first. */
export const whyNotBookable = ({ event, today }: EventAndDay): WhyNotBookable | undefined => {
  if (isToBeBooked(event, today)) return undefined
  return isInLists(event, today) ? 'sold-out' : 'begun'
}
