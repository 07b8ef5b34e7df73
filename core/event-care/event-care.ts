import { careDays } from './care-days.ts'
import type { Booking } from '../booking/booking.ts'
import type { Day } from '../shared/day.ts'
import { addDays, berlinDay } from '../shared/dates.ts'

type BookedEvent = Pick<Booking['event'], 'endDate'>

/** The last day on which the team of an event is told. */
export const careUntil = ({ endDate }: BookedEvent): Day => addDays(berlinDay(endDate), careDays)

/**
 * Whether what somebody said of her health is to be deleted: an event that she booked since, or before and went to, has
 * been over for four weeks, and none is to come or was over later. Whoever booked nothing has it until she takes it
 * back, and so has whoever said it only after her last event.
 */
export const isCareOver = (
  saidOn: Day,
  { toCome, past }: { readonly toCome: readonly BookedEvent[]; readonly past: readonly BookedEvent[] },
  today: Day,
): boolean =>
  toCome.length === 0 &&
  past.every((event) => careUntil(event) < today) &&
  past.some(({ endDate }) => berlinDay(endDate) >= saidOn)
