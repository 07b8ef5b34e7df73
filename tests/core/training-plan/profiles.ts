import type { Gremium, Profile } from '#core/training-plan/training-plan.ts'

/** A member who is new in the works council, and wants nothing special. */
export const newMember: Profile = {
  person: 'kim',
  mandate: 'br',
  duties: [],
  concerns: [],
  since: '2026-05-04',
  firstTerm: true,
  attended: [],
  booked: [],
  preferences: { format: 'either', months: [], avoidHolidays: false },
}

export const gremiumOfNine: Gremium = { members: 9, employees: 320, land: 'Sachsen', awayTogether: false }
