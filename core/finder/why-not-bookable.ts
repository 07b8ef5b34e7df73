import type { Event } from '../catalogue/catalogue.ts'
import { hasBegun } from '../catalogue/event-lifetime.ts'
import type { Day } from '../shared/day.ts'
import type { WhyNotBookable } from './finder.ts'

interface Asked {
  readonly event: Pick<Event, 'startDate' | 'placesLeft'>
  readonly today: Day
}
type Rule = (asked: Asked) => WhyNotBookable | undefined

const hasNotBegun: Rule = ({ event, today }) => (hasBegun(event.startDate, today) ? 'begun' : undefined)
const seatsAreLeft: Rule = ({ event }) => (event.placesLeft <= 0 ? 'sold-out' : undefined)
const rules: readonly Rule[] = [hasNotBegun, seatsAreLeft]

/** Why an event can't be booked at once; the first reason counts. */
export const whyNotBookable = (asked: Asked): WhyNotBookable | undefined =>
  rules.map((rule) => rule(asked)).find((reason) => reason !== undefined)
