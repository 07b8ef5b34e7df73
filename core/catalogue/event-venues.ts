import { isPhysicalVenue } from '../shared/no-venue.ts'

/** What of an event, or of its content, says where people meet. */
export interface WithVenues {
  /** Absent: online. */
  readonly hotelId?: number | undefined
  /** Parts of a series; they decide alone where there are any (spec §4). */
  readonly modules: readonly { readonly hotelId: number }[]
}

/** Where people meet: a series counts in the hotel, and so in the town, of each of its modules. */
export interface EventVenues {
  /**
   * Numbers of the hotels in the order of the modules, each once; none: online. Venues 522 and -1 are none (spec §3).
   */
  readonly hotelIds: readonly number[]
  /** The event, or one of its modules, takes place online. */
  readonly hasOnline: boolean
}

/** The one rule for what stands in the lists of hotels and towns, is counted there and is found by them. */
export const eventVenues = ({ hotelId, modules }: WithVenues): EventVenues => {
  const parts = modules.length > 0 ? modules.map((module) => module.hotelId) : [hotelId]
  const inPerson = parts.filter((id) => id !== undefined).filter(isPhysicalVenue)
  return { hotelIds: [...new Set(inPerson)], hasOnline: inPerson.length < parts.length }
}
