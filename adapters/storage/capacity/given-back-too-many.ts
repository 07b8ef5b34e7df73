import type { Seated } from '#core/capacity/capacity.ts'

/** Nobody can give back what was not taken: whoever does has counted wrong. */
export const givenBackTooMany = ({ kind, eventId }: Seated, seats: number): Error =>
  new RangeError(`${seats} seats of a ${kind} of event ${eventId} were given back, and fewer were taken`)
