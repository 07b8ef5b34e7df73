import type { SeatsWanted } from '../capacity/capacity.ts'
import { firstTitleOf } from '../catalogue/first-titles.ts'
import type { Booking } from './booking.ts'

type Party = Pick<Booking, 'modules'> & { readonly event: Pick<Booking['event'], 'eventId' | 'modules'> }

/** The first titles of the modules that a party takes part in, each once; undefined where it is in the whole event. */
export const modulesOf = ({ event, modules }: Party): readonly string[] | undefined =>
  modules && [...new Set(event.modules.map(firstTitleOf))]

/** So many seats as a party has them: of its event, or of each of the modules that it booked of a run. */
export const seatsInEvent = (party: Party, seats: number): readonly SeatsWanted[] => {
  const { eventId } = party.event
  const modules = modulesOf(party)
  return modules
    ? modules.map((module) => ({ of: { kind: 'module', eventId, module }, seats }))
    : [{ of: { kind: 'event', eventId }, seats }]
}
