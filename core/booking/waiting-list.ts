import { afterTaking, leftInRun, type SeatsOfRun } from '../capacity/seats-of-run.ts'

/** A party that waits, with as many seats as it needs. */
export interface WaitingParty {
  readonly bookingId: string
  readonly seats: number
  /** Titles of the modules that it wants of a run; absent where it wants all of it. */
  readonly modules?: readonly string[] | undefined
}

/**
 * To whom free seats are offered, in the order in which they came: whole parties alone. One that does not fit keeps its
 * turn while smaller ones behind it, or such as want another module, move up, so that no seat stays empty for want of a
 * larger hole.
 */
export function partiesToPromote(waiting: readonly WaitingParty[], free: SeatsOfRun): readonly WaitingParty[] {
  let seatsLeft = free
  return waiting.filter(({ seats, modules }) => {
    if (seats > leftInRun(seatsLeft, modules)) return false
    seatsLeft = afterTaking(seatsLeft, seats, modules)
    return true
  })
}
