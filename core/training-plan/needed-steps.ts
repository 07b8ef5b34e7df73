import { addDays } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import {
  lessonsOfConcern,
  lessonsOfDuty,
  lessonsOfMandate,
  trainingKeys,
  trainingOf,
  type Lesson,
  type TrainingKey,
} from './curriculum.ts'
import type { Choices, Gremium, Profile, Reason, StepKey } from './training-plan.ts'

/** Something to be learnt, why, and by when. */
export interface NeededStep {
  readonly key: StepKey
  readonly reason: Reason
  readonly due: Day
}

/** Whoever adds something without a day of its own wants it within half a year. */
const weeksOfChoices = 26

const inWeeks = (from: Day, weeks: number): Day => addDays(from, 7 * weeks)

export const isTrainingKey = (key: string): key is TrainingKey => (trainingKeys as readonly string[]).includes(key)

/** The training of the curriculum that a step is; undefined for a theme beside it. */
export const trainingOfStep = (key: StepKey): TrainingKey | undefined => (isTrainingKey(key) ? key : undefined)

/** What a step has to come after. */
export const prerequisitesOf = (key: StepKey): readonly TrainingKey[] =>
  isTrainingKey(key) ? trainingOf(key).after : []

/** Those who may vote in the business of a gremium. */
export const votersOf = ({ voters, employees }: Pick<Gremium, 'voters' | 'employees'>): number => voters ?? employees

const needs = (lessons: readonly Lesson[], from: Day, reason: Reason): readonly NeededStep[] =>
  lessons.map(({ training, withinWeeks }) => ({ key: training, reason, due: inWeeks(from, withinWeeks) }))

/**
 * What somebody has to learn by his mandate, his duties, what his gremium deals with and what he added, with all that
 * has to come before; what is known already is left out, and what builds on something that was dropped as well. Each
 * once, with its first reason and its earliest day, which is never later than that of what builds on it. By that day,
 * then as in the curriculum, but always after its prerequisites; where somebody arranged steps, in his order.
 */
export const neededSteps = (
  { mandate, duties, concerns, since }: Pick<Profile, 'mandate' | 'duties' | 'concerns' | 'since'>,
  gremium: Gremium,
  { added, dropped, order }: Choices,
  known: ReadonlySet<StepKey>,
  today: Day,
): readonly NeededStep[] => {
  const all = new Map<StepKey, NeededStep>()
  const add = (step: NeededStep): void => {
    if (known.has(step.key)) return
    const before = all.get(step.key)
    const earlier = before !== undefined && before.due <= step.due ? before.due : step.due
    all.set(step.key, { ...(before ?? step), due: earlier })
    const of = trainingOfStep(step.key)
    if (of !== undefined)
      for (const key of prerequisitesOf(step.key)) add({ key, reason: { by: 'prerequisite', of }, due: earlier })
  }
  for (const step of [
    ...needs(lessonsOfMandate(mandate, votersOf(gremium)), since, { by: 'mandate' }),
    ...duties.flatMap((duty) => needs(lessonsOfDuty(duty), since, { by: 'duty', duty })),
    ...concerns.flatMap((concern) => needs(lessonsOfConcern(concern), today, { by: 'concern', concern })),
  ])
    add(step)
  for (const key of added)
    if (!all.has(key)) add({ key, reason: { by: 'choice' }, due: inWeeks(today, weeksOfChoices) })
  return afterPrerequisites(arranged([...all.values()].toSorted(byDue), order), droppedWith(dropped))
}

const positionOf = (key: StepKey): number => {
  const position = (trainingKeys as readonly string[]).indexOf(key)
  return position === -1 ? trainingKeys.length : position
}

const byDue = (one: NeededStep, other: NeededStep): number => {
  if (one.due !== other.due) return one.due < other.due ? -1 : 1
  return positionOf(one.key) - positionOf(other.key) || (one.key < other.key ? -1 : 1)
}

/** Whether a step was dropped, or builds on one that was. */
export const droppedWith = (dropped: readonly StepKey[]) => {
  const isDropped = (key: StepKey): boolean => dropped.includes(key) || prerequisitesOf(key).some(isDropped)
  return isDropped
}

/** The steps that somebody arranged stand in his order, where such steps stood; all others stay. */
const arranged = (steps: readonly NeededStep[], order: readonly StepKey[]): readonly NeededStep[] => {
  const inOrder = order.flatMap((key) => steps.find((step) => step.key === key) ?? [])
  const waiting = inOrder.values()
  return steps.map((step) => (order.includes(step.key) ? (waiting.next().value ?? step) : step))
}

/** Each behind its prerequisites, which come before it at the latest. */
const afterPrerequisites = (
  steps: readonly NeededStep[],
  isDropped: (key: StepKey) => boolean,
): readonly NeededStep[] => {
  const sorted = new Map<StepKey, NeededStep>()
  const put = (step: NeededStep): void => {
    if (sorted.has(step.key) || isDropped(step.key)) return
    for (const key of prerequisitesOf(step.key)) {
      const before = steps.find((each) => each.key === key)
      if (before) put(before)
    }
    sorted.set(step.key, step)
  }
  steps.forEach(put)
  return [...sorted.values()]
}
