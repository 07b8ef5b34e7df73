import type { ConferenceDetails, Workshop } from './conference.ts'

/** Workshops with the seats still free; never fewer than none, though a room may have become smaller than its list. */
export const workshopsWithSeats = (
  workshops: ConferenceDetails['workshops'],
  taken: ReadonlyMap<string, number>,
): readonly Workshop[] =>
  workshops.map((workshop) => ({ ...workshop, free: Math.max(0, workshop.capacity - (taken.get(workshop.id) ?? 0)) }))
