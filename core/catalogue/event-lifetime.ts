import type { Clock } from '../shared/clock.ts'
import { addDays, berlinDay, berlinTime, today } from '../shared/dates.ts'
import type { CalendarDate, Day, Instant } from '../shared/day.ts'
import type { Event } from './catalogue.ts'

type Beginning = Pick<Event, 'startDate'>
type Ending = Pick<Event, 'endDate'>

/** No event lasts longer, from its first day to its last, in days on the calendar. */
export const longestEvent = 366

/** Whether an event has begun by a day: on its first day it is too late to come to it anew (architecture §3). */
export const hasBegun = (startDate: CalendarDate, today: Day): boolean => berlinDay(startDate) <= today

/** Whether an event stands in lists, counts, site map and feeds: until the eve of its first day. */
export const isInLists = ({ startDate }: Beginning, today: Day): boolean => !hasBegun(startDate, today)

/** Whether an event can be booked at once: while it stands in lists and seats are left. */
export const isToBeBooked = (event: Beginning & Pick<Event, 'placesLeft'>, today: Day): boolean =>
  isInLists(event, today) && event.placesLeft > 0

/** Whether an event is over: from the day after its last one. */
export const isOver = ({ endDate }: Ending, today: Day): boolean => berlinDay(endDate) < today

/**
 * Whether an event's own page, papers and calls tell of it: to the end of its last day, for people travel by what they
 * say.
 */
export const isThereToBeRead = (event: Ending, today: Day): boolean => !isOver(event, today)

/** The first day whose events are still in the lists: tomorrow, for today's have begun. */
export const firstDayToCome = (clock: Clock): Day => addDays(today(clock), 1)

/**
 * How an event that is there to be read stands at a moment. One that is to come is in the lists, all others are under
 * way.
 */
export const eventLives = ['to-come', 'begins-today', 'running', 'ends-today', 'ended-today'] as const
export type EventLife = (typeof eventLives)[number]

/** An event that is under way, as far as one line tells of it. */
export interface UnderWay extends Pick<Event, 'startTime' | 'endTime'> {
  readonly life: Exclude<EventLife, 'to-come'>
  readonly endDate: Day
}

/** An event as its line tells that it is under way; undefined while it is to come. */
export const underWay = (
  { startTime, endDate, endTime }: Pick<Event, 'startTime' | 'endDate' | 'endTime'>,
  life: EventLife,
): UnderWay | undefined => (life === 'to-come' ? undefined : { life, startTime, endDate: berlinDay(endDate), endTime })

/** How an event stands at an instant that is no later than its last day. */
export const lifeOf = (
  { startDate, startTime, endDate, endTime }: Pick<Event, 'startDate' | 'startTime' | 'endDate' | 'endTime'>,
  now: Instant,
): EventLife => {
  const day = berlinDay(now)
  const time = berlinTime(now)
  if (!hasBegun(startDate, day)) return 'to-come'
  if (berlinDay(startDate) === day && time < startTime) return 'begins-today'
  if (berlinDay(endDate) !== day) return 'running'
  return time < endTime ? 'ends-today' : 'ended-today'
}
