import { basicsOf, standingAt } from './basics.ts'
import type { TrainingKey } from './curriculum.ts'
import type { GremiumPlanning } from './plans-of-gremium.ts'
import type { Offer, PlannedEvent, Profile, TrainingPlan } from './training-plan.ts'

/** How a member stands to a basic training. */
export type Standing =
  | { readonly is: 'attended' | 'booked' }
  /** The plan has an event for it. */
  | { readonly is: 'planned'; readonly event: PlannedEvent }
  /** Needed, and without an event so far. */
  | { readonly is: 'missing' }
  /** The mandate does not ask for it, or it was dropped from the plan. */
  | { readonly is: 'not-needed' }

/** Who of a gremium lacks what: a row for each member, a column for each basic training. */
export interface Matrix {
  readonly trainings: readonly TrainingKey[]
  readonly rows: readonly { readonly person: string; readonly standings: readonly Standing[] }[]
  /** Of each training: how many need it, and how many of them have attended it. */
  readonly totals: readonly { readonly needed: number; readonly attended: number }[]
}

/** Members in the order in which they are told; trainings in the order of the curriculum, by the members' mandates. */
export const matrixOf = ({ members, gremium, offers }: GremiumPlanning, plans: readonly TrainingPlan[]): Matrix => {
  const trainings = [...new Set(members.flatMap(({ profile }) => basicsOf(profile.mandate, gremium)))]
  const rows = members.map(({ profile }) => ({
    person: profile.person,
    standings: trainings.map((key) => standingOf(key, profile, offers, plans)),
  }))
  const totals = trainings.map((_, column) => {
    const standings = rows.flatMap((row) => row.standings[column]?.is ?? [])
    return {
      needed: standings.filter((is) => is !== 'not-needed').length,
      attended: standings.filter((is) => is === 'attended').length,
    }
  })
  return { trainings, rows, totals }
}

const standingOf = (
  key: TrainingKey,
  profile: Profile,
  offers: readonly Offer[],
  plans: readonly TrainingPlan[],
): Standing => {
  const known = standingAt(key, profile, offers)
  if (known) return { is: known }
  const step = plans.find(({ person }) => person === profile.person)?.steps.find((each) => each.key === key)
  if (!step) return { is: 'not-needed' }
  return step.event ? { is: 'planned', event: step.event } : { is: 'missing' }
}
