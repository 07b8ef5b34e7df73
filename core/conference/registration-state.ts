import type { Event } from '../catalogue/catalogue.ts'
import { isInLists, isToBeBooked } from '../catalogue/event-lifetime.ts'
import type { Day } from '../shared/day.ts'
import type { RegistrationState } from './conference.ts'

type EventWithSeats = Pick<Event, 'startDate' | 'placesLeft'>

/** Whether one can register: not without an event, nor once it has left the lists; where nothing is left, to wait. */
export const registrationState = (event: EventWithSeats | null, today: Day): RegistrationState => {
  if (event === null) return 'geschlossen'
  if (!isInLists(event, today)) return 'begonnen'
  return isToBeBooked(event, today) ? 'offen' : 'warteliste'
}
