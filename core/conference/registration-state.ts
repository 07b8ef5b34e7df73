import type { Event } from '../catalogue/catalogue.ts'
import { hasBegun } from '../catalogue/event-lifetime.ts'
import type { Day } from '../shared/day.ts'
import type { RegistrationState } from './conference.ts'

type Dated = Pick<Event, 'startDate' | 'placesLeft'>

/** Whether one can register: not without an event, nor on its first day or later; where nothing is left, to wait. */
export const registrationState = (event: Dated | null, today: Day): RegistrationState => {
  if (event === null || hasBegun(event.startDate, today)) return 'geschlossen'
  return event.placesLeft <= 0 ? 'warteliste' : 'offen'
}
