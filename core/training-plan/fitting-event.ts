import { isToBeBooked } from '../catalogue/event-lifetime.ts'
import type { ForKnowingHolidays } from '../shared/holidays.ts'
import { distanceBetween } from '../finder/distance.ts'
import type { Day } from '../shared/day.ts'
import { firstRefusal } from '../shared/result.ts'
import type { Gremium, OfferedEvent, Preferences } from './training-plan.ts'
import { daysIn, monthOf, monthOfYear, overlap, quarterOf, weeksIn, type Days } from './weeks.ts'

/** What stands in the way of an event, whoever says so. */
export interface Surroundings {
  readonly today: Day
  /** When the person is away already. */
  readonly away: readonly Days[]
  /** Mondays of the weeks in which others of a small gremium are away. */
  readonly weeksOfOthers: ReadonlySet<Day>
  /** Seats that others of the gremium shall take, by event. */
  readonly seatsOfOthers: ReadonlyMap<number, number>
}

/** What stands in the way of a proposal beyond that. */
export interface Bounds extends Surroundings {
  readonly gremium: Pick<Gremium, 'land'>
  readonly preferences: Preferences
  readonly holidayOn: ForKnowingHolidays
  /** It begins on that day or later. */
  readonly from: Day
  /** It is over by that day, for a pinned event builds on it; absent: whenever. */
  readonly until: Day | undefined
}

/** Why an event can't be attended at all. */
export interface NoEvent {
  readonly why: 'past' | 'sold-out' | 'overlapping' | 'same-week'
}

/** Why an event is not proposed. */
export interface Unfitting {
  readonly why: NoEvent['why'] | 'too-early' | 'too-late' | 'too-many' | 'holiday'
}

interface Attended extends Surroundings {
  readonly event: OfferedEvent
}
interface Proposed extends Bounds {
  readonly event: OfferedEvent
}

/** Its seats, without those that others of the gremium shall take. */
const seatsFor = ({ eventId, seatsLeft }: OfferedEvent, seatsOfOthers: Surroundings['seatsOfOthers']): number =>
  seatsLeft - (seatsOfOthers.get(eventId) ?? 0)

const isToCome = ({ event, today }: Attended): NoEvent | undefined =>
  isToBeBooked({ startDate: event.startDate, placesLeft: 1 }, today) ? undefined : { why: 'past' }

const hasSeats = ({ event, seatsOfOthers }: Attended): NoEvent | undefined =>
  seatsFor(event, seatsOfOthers) > 0 ? undefined : { why: 'sold-out' }

const personIsFree = ({ event, away }: Attended): NoEvent | undefined =>
  away.some((span) => overlap(span, event)) ? { why: 'overlapping' } : undefined

/** A small gremium is not left by two members in one week (domain §4.6). */
const gremiumCanMeet = ({ event, weeksOfOthers }: Attended): NoEvent | undefined =>
  weeksIn(event).some((monday) => weeksOfOthers.has(monday)) ? { why: 'same-week' } : undefined

/** Why somebody can't attend an event; the first of these rules counts. */
export const whyNotAttended = firstRefusal<Attended, NoEvent>([isToCome, hasSeats, personIsFree, gremiumCanMeet])

const beginsInTime = ({ event, from }: Proposed): Unfitting | undefined =>
  event.startDate < from ? { why: 'too-early' } : undefined

const endsInTime = ({ event, until }: Proposed): Unfitting | undefined =>
  until !== undefined && event.endDate > until ? { why: 'too-late' } : undefined

/** One event in a month, or as many in a quarter as somebody has weeks for (domain §4.6). */
const leavesTimeForWork = ({ event, away, preferences: { weeksPerQuarter } }: Proposed): Unfitting | undefined => {
  const [spanOf, most] = weeksPerQuarter === undefined ? [monthOf, 1] : [quarterOf, weeksPerQuarter]
  const before = away.filter(({ startDate }) => spanOf(startDate) === spanOf(event.startDate)).length
  return before >= most ? { why: 'too-many' } : undefined
}

const keepsHolidays = ({ event, gremium, preferences, holidayOn }: Proposed): Unfitting | undefined =>
  preferences.avoidHolidays && daysIn(event).some((day) => holidayOn(day, gremium.land) !== undefined)
    ? { why: 'holiday' }
    : undefined

/** Why an event is not proposed to somebody; the first of these rules counts. */
export const whyNotFitting = firstRefusal<Proposed, Unfitting>([
  isToCome,
  hasSeats,
  beginsInTime,
  endsInTime,
  personIsFree,
  gremiumCanMeet,
  leavesTimeForWork,
  keepsHolidays,
])

/** So many kilometres make no difference to a journey: what is earlier counts. */
const sameJourney = 50

/** How far it is to an event, in kilometres; undefined online, and where a position is unknown. */
export const kilometresTo = (
  { online, position }: Pick<OfferedEvent, 'online' | 'position'>,
  { from }: Preferences,
): number | undefined => (online || !position || !from ? undefined : distanceBetween(from, position))

/** The length of a journey in steps of `sameJourney`; unknown ones stand last. */
const journeyTo = (event: OfferedEvent, preferences: Preferences): number => {
  if (event.online) return 0
  const kilometres = kilometresTo(event, preferences)
  return kilometres === undefined ? Infinity : Math.floor(kilometres / sameJourney)
}

const isOfFormat = ({ online }: OfferedEvent, { format }: Preferences): boolean =>
  format === 'either' || online === (format === 'online')

/** Compares two lists of numbers and texts by their first difference. */
const byFirstDifference = (one: readonly (number | string)[], other: readonly (number | string)[]): number => {
  const at = one.findIndex((value, index) => value !== other[index])
  const [left = 0, right = 0] = [one[at], other[at]]
  return at === -1 ? 0 : left < right ? -1 : 1
}

/**
 * Which of two events suits somebody better: in the format and in time first, then in the months that he wants. Of
 * events in time the nearer, of those that are late the one in the earlier month; then the earlier one.
 */
export const bySuitability = (preferences: Preferences, due: Day) => {
  const ranks = (event: OfferedEvent): readonly (number | string)[] => {
    const late = event.endDate > due
    return [
      Number(!isOfFormat(event, preferences)),
      Number(late),
      Number(preferences.months.length > 0 && !preferences.months.includes(monthOfYear(event.startDate))),
      late ? monthOf(event.startDate) : '',
      journeyTo(event, preferences),
      event.startDate,
      event.eventId,
    ]
  }
  return (one: OfferedEvent, other: OfferedEvent): number => byFirstDifference(ranks(one), ranks(other))
}

/** Which of two events is over earlier: for what has to be known before a pinned event. */
export const byEnd = (one: OfferedEvent, other: OfferedEvent): number =>
  byFirstDifference([one.endDate, one.eventId], [other.endDate, other.eventId])
