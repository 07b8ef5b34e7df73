import type { Booking } from '../booking/booking.ts'
import { byGerman } from '../shared/german-order.ts'
import { participationsOf, type Participation } from './participation.ts'
import type { PersonInYear } from './ports.ts'

/** Somebody of a Gremium, as she is known there. */
export interface KnownPerson {
  readonly name: string
  readonly email?: string
}

/** It has not come to nothing. */
const counts = ({ state }: Participation): boolean =>
  state !== 'storniert_kunde' && state !== 'abgesagt_veranstalter' && state !== 'umgebucht' && state !== 'verfallen'

/**
 * Of each who belongs to a Gremium, and of whoever else takes part, what she booked and attended; by name. Whoever has
 * an address is one person under whatever name she was booked.
 */
export function peopleInYear(
  known: readonly KnownPerson[],
  bookings: readonly Booking[],
  withCosts: boolean,
): readonly PersonInYear[] {
  const named = bookings.flatMap(participationsOf).filter(({ name }) => name !== undefined)
  const others = named.map(({ name = '', email }) => ({ name, ...(email !== undefined && { email }) }))
  const people = new Map<string, KnownPerson>()
  for (const person of [...known, ...others]) {
    const key = person.email ?? person.name
    if (!people.has(key)) people.set(key, person)
  }
  return [...people.values()]
    .map(({ name, email }): PersonInYear => {
      const own = named.filter((one) => (email === undefined ? one.name === name : one.email === email))
      return {
        name,
        booked: own.filter(counts).length,
        attended: own.filter((one) => counts(one) && one.attended === true).length,
        ...(withCosts && { net: own.reduce((sum, one) => sum + (costsNothing(one) ? 0 : one.net), 0) }),
      }
    })
    .toSorted(byGerman(({ name }) => name))
}

const costsNothing = ({ state }: Participation): boolean =>
  state === 'abgesagt_veranstalter' || state === 'umgebucht' || state === 'verfallen'
