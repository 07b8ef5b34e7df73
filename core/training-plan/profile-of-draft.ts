import type { PositionOnEarth } from '../shared/position-on-earth.ts'
import type { PlanDraft } from './plan-form.ts'
import type { BookedTraining, Gremium, Profile } from './training-plan.ts'

/** What somebody has attended and booked with us, whatever she says of it. */
export interface KnownTrainings {
  /** Addresses of themes. */
  readonly attended: readonly string[]
  readonly booked: readonly BookedTraining[]
}

/** Whom a plan is for, by what was said and by what is known. */
export const profileOf = (
  draft: PlanDraft,
  { attended, booked }: KnownTrainings,
  from: PositionOnEarth | undefined,
): Profile => {
  const { name, mandate, duties, concerns, inOfficeSince, firstTerm, format, months, avoidHolidays } = draft
  return {
    person: name ?? '',
    mandate,
    duties,
    concerns,
    since: inOfficeSince,
    firstTerm,
    attended: [...new Set([...draft.attended, ...attended])],
    booked,
    preferences: {
      format,
      months,
      avoidHolidays,
      ...(draft.notBefore !== undefined && { notBefore: draft.notBefore }),
      ...(draft.weeksPerQuarter !== undefined && { weeksPerQuarter: draft.weeksPerQuarter }),
      ...(from && { from }),
    },
  }
}

/** The gremium of which a plan was told. */
export const gremiumOf = ({ members, employees, land, awayTogether }: PlanDraft): Gremium => ({
  members,
  employees,
  ...(land !== undefined && { land }),
  awayTogether,
})
