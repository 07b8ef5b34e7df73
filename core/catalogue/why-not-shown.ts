import { isThereToBeRead } from './event-lifetime.ts'
import type { Day } from '../shared/day.ts'
import { firstRefusal, type Redirected, type Past } from '../shared/result.ts'
import type { Event } from './catalogue.ts'
import { eventHref } from './theme-links.ts'

export interface EventLookup {
  /** The segment of the address that was asked. */
  readonly key: string
  readonly event: Pick<Event, 'url' | 'themeUrl' | 'startDate' | 'endDate'>
  /** Where its theme lives now, if elsewhere. */
  readonly redirectUrl: string | undefined
  readonly today: Day
}
type Rule = (asked: EventLookup) => Redirected | Past | undefined

const themeIsStillHere: Rule = ({ redirectUrl }) =>
  redirectUrl === undefined ? undefined : { why: 'moved', to: redirectUrl }
const addressIsTheRightOne: Rule = ({ key, event }) =>
  key === event.url ? undefined : { why: 'moved', to: eventHref(event) }
const isNotOver: Rule = ({ event, today }) => {
  const { startDate, endDate, themeUrl } = event
  return isThereToBeRead(event, today) ? undefined : { why: 'past', themeUrl, startDate, endDate }
}

/** Why an event's own page is not shown at an address; undefined when it is. */
export const whyNotShown = firstRefusal<EventLookup, Redirected | Past>([
  themeIsStillHere,
  addressIsTheRightOne,
  isNotOver,
])
