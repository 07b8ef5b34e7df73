import type { Seated, SeatsWanted } from './capacity.ts'

const partOf = (of: Seated): string => {
  switch (of.kind) {
    case 'event':
      return ''
    case 'module':
      return of.module
    case 'workshop':
      return of.workshop
    case 'contingent':
      return String(of.hotelId)
  }
}

const isBefore = (one: Seated, other: Seated): boolean => {
  if (one.eventId !== other.eventId) return one.eventId < other.eventId
  return one.kind === other.kind ? partOf(one) < partOf(other) : one.kind < other.kind
}

/**
 * The lines of one order, those for the same seats as one, in the order in which everybody locks them: so two orders
 * never wait for each other.
 */
export function inLockingOrder(lines: readonly SeatsWanted[]): readonly SeatsWanted[] {
  const summed = new Map<string, SeatsWanted>()
  for (const { of, seats } of lines) {
    if (!Number.isSafeInteger(seats) || seats < 1) throw new RangeError(`${seats} seats are none to take or give back`)
    const key = `${of.eventId} ${of.kind} ${partOf(of)}`
    summed.set(key, { of, seats: seats + (summed.get(key)?.seats ?? 0) })
  }
  return [...summed.values()].toSorted((one, other) =>
    isBefore(one.of, other.of) ? -1 : Number(isBefore(other.of, one.of)),
  )
}
