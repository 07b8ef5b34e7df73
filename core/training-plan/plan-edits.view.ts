import { trainingKeys, type TrainingKey } from './curriculum.ts'
import type { ShownPlan } from './ports.ts'
import type { Step, StepKey } from './training-plan.ts'

/** What one can do to the order of a step: stand before the one in front of it, or behind the one that follows. */
export interface Moves {
  /** Of the step before which it then stands. */
  readonly earlier?: StepKey
  /** null: at the end. */
  readonly later?: StepKey | null
}

/** Steps with an event that nobody pinned can be moved, among those that have one. */
export const movesOf = (steps: readonly Step[], key: StepKey): Moves => {
  const dated = steps.filter(({ event }) => event)
  const at = dated.findIndex((step) => step.key === key)
  const step = dated[at]
  if (!step || step.pinned || dated.length < 2) return {}
  const before = dated[at - 1]
  const behind = dated[at + 2]
  return {
    ...(before && { earlier: before.key }),
    ...(at < dated.length - 1 && { later: behind?.key ?? null }),
  }
}

/** Trainings of the curriculum that a plan does not hold and that nobody took out of it. */
export const addableTo = ({ plan: { steps }, choices: { dropped } }: ShownPlan): readonly TrainingKey[] =>
  trainingKeys.filter((key) => !steps.some((step) => step.key === key) && !dropped.includes(key))

/** The numbers of the events with which a plan reckons, in its order. */
export const eventsIn = (steps: readonly Step[]): readonly number[] =>
  steps.flatMap(({ event }) => event?.eventId ?? [])
