import { berlinDay } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'
import type { Teaches } from '../training-plan/basics.ts'
import { nextStepsOf, type NextStep } from '../training-plan/next-steps.ts'
import { stepOfTheme } from '../training-plan/offers.ts'
import { gremiumOf, profileOf, type KnownTrainings } from '../training-plan/profile-of-draft.ts'
import { isExpired, type StoredPlan } from '../training-plan/stored-plan.ts'
import { mostShownSteps, type PlanInBrief } from './overview.ts'
import type { StoredBeside } from './ports.ts'

/** The next steps of a plan, and what has to be known of the programme to tell them. */
export interface PlanSteps {
  readonly steps: readonly NextStep[]
  readonly more: number
  /** Addresses of themes beside the curriculum. */
  readonly themes: readonly string[]
  /** Numbers of the events that were chosen. */
  readonly events: readonly number[]
}

const none: PlanSteps = { steps: [], more: 0, themes: [], events: [] }

/** What the plan of somebody asks for next; none where she has no plan, or its link opens nothing any more. */
export const planSteps = (
  plan: StoredPlan | undefined,
  trainings: KnownTrainings,
  teaching: readonly Teaches[],
  now: Instant,
): PlanSteps => {
  if (!plan || isExpired(plan, now)) return none
  const { draft, choices } = plan
  const profile = profileOf(draft, trainings, undefined)
  const all = nextStepsOf(profile, gremiumOf(draft), choices, teaching, berlinDay(now))
  const steps = all.slice(0, mostShownSteps)
  const beside = stepOfTheme('')
  return {
    steps,
    more: all.length - steps.length,
    themes: steps.flatMap(({ key }) => (key.startsWith(beside) ? [key.slice(beside.length)] : [])),
    events: steps.flatMap(({ pinned }) => pinned ?? []),
  }
}

/** The same as it is told. */
export const planInBrief = (
  plan: StoredPlan | undefined,
  { steps, more }: PlanSteps,
  { themes, events }: Pick<StoredBeside, 'themes' | 'events'>,
): PlanInBrief | undefined => {
  if (!plan || (steps.length === 0 && more === 0)) return undefined
  const beside = stepOfTheme('')
  return {
    token: plan.token,
    ...(plan.draft.name !== undefined && { name: plan.draft.name }),
    steps: steps.map(({ key, title: taught, due, isLate, pinned }) => {
      const title = taught ?? themes.get(key.slice(beside.length))?.title
      const event = pinned === undefined ? undefined : events.get(pinned)
      return {
        key,
        ...(title !== undefined && { title }),
        due,
        isLate,
        ...(event && { event: { url: event.url, startDate: event.startDate, endDate: event.endDate } }),
      }
    }),
    more,
  }
}
