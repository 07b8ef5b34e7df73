/** A party that waits, with as many seats as it needs. */
export interface WaitingParty {
  readonly bookingId: string
  readonly seats: number
}

/**
 * To whom free seats are offered, in the order in which they came: whole parties alone. One that does not fit keeps its
 * turn while smaller ones behind it move up, so that no seat stays empty for want of a larger hole.
 */
export function partiesToPromote(waiting: readonly WaitingParty[], free: number): readonly WaitingParty[] {
  let left = free
  return waiting.filter(({ seats }) => {
    if (seats > left) return false
    left -= seats
    return true
  })
}
