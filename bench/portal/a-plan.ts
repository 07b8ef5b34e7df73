import { addDays } from '#core/shared/dates.ts'
import type { StoredPlan } from '#core/training-plan/stored-plan.ts'

/** The plan of somebody who was elected lately. */
export const aPlan = (owner: string, today: string): StoredPlan => ({
  id: `plan-of-${owner}`,
  token: `plan-of-${owner}`,
  version: 1,
  owner,
  madeBy: 'customer',
  draft: {
    mandate: 'br',
    duties: ['vorsitz'],
    concerns: ['it-ki'],
    inOfficeSince: addDays(today, -200),
    firstTerm: true,
    attended: [],
    format: 'either',
    months: [],
    avoidHolidays: true,
    employees: 8000,
    members: 39,
    awayTogether: true,
  },
  choices: { pinned: [], added: [], dropped: [], order: [] },
  createdAt: `${today}T08:00:00.000Z`,
  changedAt: `${today}T08:00:00.000Z`,
})
