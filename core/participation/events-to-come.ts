import type { Booking } from '../booking/booking.ts'
import { bookingStates, isTerminal, type BookingState } from '../booking/booking-state.ts'
import { berlinDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'

/**
 * What is called off is told until its last day has passed, so that nobody travels; whatever ended otherwise lies
 * behind whoever booked it.
 */
export const statesToCome: readonly BookingState[] = bookingStates.filter(
  (state) => !isTerminal(state) || state === 'abgesagt_veranstalter',
)

/** Whether the event of a booking is to come, or going on. */
export const isToCome = ({ event, state }: Pick<Booking, 'event' | 'state'>, today: Day): boolean =>
  berlinDay(event.endDate) >= today && statesToCome.includes(state)
