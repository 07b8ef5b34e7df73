import { monthsOfLink } from './plan-limits.ts'
import type { User } from '../accounts/accounts.ts'
import { addSeconds } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'
import type { Mandate } from './curriculum.ts'
import type { PlanDraft } from './plan-form.ts'
import type { Choices } from './training-plan.ts'

/** Who made a plan: the person it is for, or a consultant of ours. */
export type PlanMaker = 'customer' | 'consultant'

/** A plan as it is stored: what was said and what was chosen. The events in it are looked up whenever it is read. */
export interface StoredPlan {
  readonly id: string
  /** Opens it to whoever has its link; 256 random bits. */
  readonly token: string
  /** Counts its changes; whoever changes it says which one he saw. */
  readonly version: number
  /** In whose account it stands; absent where a consultant made it for somebody without one. */
  readonly owner?: User['id']
  readonly madeBy: PlanMaker
  readonly draft: PlanDraft
  readonly choices: Choices
  readonly createdAt: Instant
  readonly changedAt: Instant
}

/** A plan as lists show it. */
export interface ListedPlan extends Pick<StoredPlan, 'id' | 'token' | 'madeBy' | 'createdAt' | 'changedAt'> {
  readonly name?: string
  readonly mandate: Mandate
  readonly until: Instant
  /** Its link opens nothing any more. */
  readonly expired: boolean
}

const secondsOfLink = ((monthsOfLink * 365) / 12) * 24 * 3600
/** So long afterwards its owner may take it up again; then it is forgotten. */
const secondsOfRest = 90 * 24 * 3600

export const openUntil = ({ changedAt }: Pick<StoredPlan, 'changedAt'>): Instant => addSeconds(changedAt, secondsOfLink)

export const isExpired = (plan: Pick<StoredPlan, 'changedAt'>, now: Instant): boolean =>
  Date.parse(openUntil(plan)) <= Date.parse(now)

/** From when on nothing needs it any more. */
export const forgottenFrom = (plan: Pick<StoredPlan, 'changedAt'>): Instant =>
  addSeconds(openUntil(plan), secondsOfRest)

export const listed = (plan: StoredPlan, now: Instant): ListedPlan => {
  const { id, token, madeBy, createdAt, changedAt, draft } = plan
  return {
    id,
    token,
    madeBy,
    createdAt,
    changedAt,
    ...(draft.name !== undefined && { name: draft.name }),
    mandate: draft.mandate,
    until: openUntil(plan),
    expired: isExpired(plan, now),
  }
}
