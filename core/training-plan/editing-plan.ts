import { done, refused, type Result } from '../shared/result.ts'
import { isTrainingKey, prerequisitesOf } from './needed-steps.ts'
import { attendedSteps, bookedSteps, offersOf, stepOfTheme, stepsForOthers } from './offers.ts'
import type { Planning } from './planning.ts'
import { planOf } from './proposed-plan.ts'
import type { Choices, StepKey, TrainingPlan } from './training-plan.ts'

/** What a customer or consultant does to a plan. */
export type Edit =
  | { readonly do: 'pin'; readonly key: StepKey; readonly eventId: number }
  | { readonly do: 'unpin' | 'drop' | 'restore' | 'add'; readonly key: StepKey }
  /** Puts a step before another one; where it is null, behind all with an event but those that build on it. */
  | { readonly do: 'move'; readonly key: StepKey; readonly before: StepKey | null }

/** Why a plan cannot be edited like that. */
export type WhyNotEdited =
  | { readonly why: 'unknown-step' }
  | { readonly why: 'unknown-event' }
  | { readonly why: 'already-attended' }
  | { readonly why: 'already-booked' }
  | { readonly why: 'already-planned' }
  | { readonly why: 'other-body' }
  | { readonly why: 'past' }
  | { readonly why: 'sold-out' }
  /** The person is away at that time. */
  | { readonly why: 'overlapping' }
  /** Another member of a small gremium is away in that week. */
  | { readonly why: 'same-week' }
  | { readonly why: 'before-prerequisite'; readonly prerequisite: StepKey }
  /** A pinned step builds on it and stands too early for that. */
  | { readonly why: 'needed-by'; readonly step: StepKey }
  /** Its event is pinned. */
  | { readonly why: 'pinned' }

type Edited = Result<Choices, WhyNotEdited>

/** What was chosen after an edit; planning anew with it gives the edited plan. Nothing changes where it refuses. */
export const edited = (planning: Planning, edit: Edit): Edited => {
  const { choices } = planning
  const { key } = edit
  switch (edit.do) {
    case 'pin':
      return pinned(planning, key, edit.eventId)
    case 'unpin':
      return done({ ...choices, pinned: without(choices.pinned, key) })
    case 'drop':
      return dropped(planning, key)
    case 'restore':
      return done({ ...choices, dropped: choices.dropped.filter((each) => each !== key) })
    case 'add':
      return added(planning, key)
    case 'move':
      return put(planning, key, edit.before)
  }
}

const without = (pins: Choices['pinned'], key: StepKey): Choices['pinned'] => pins.filter((pin) => pin.key !== key)

const stepIn = ({ steps }: TrainingPlan, key: StepKey) => steps.find((step) => step.key === key)

/** A step whose pinned event one set of choices keeps and another one does not. */
const lostPin = (planning: Planning, now: TrainingPlan, next: TrainingPlan): StepKey | undefined =>
  planning.choices.pinned.find(({ key }) => stepIn(now, key)?.pinned && !stepIn(next, key)?.pinned)?.key

const whyKnown = ({ offers, profile }: Planning, key: StepKey): WhyNotEdited | undefined => {
  if (attendedSteps(offers, profile).has(key)) return { why: 'already-attended' }
  return bookedSteps(offers, profile).has(key) ? { why: 'already-booked' } : undefined
}

const pinned = (planning: Planning, key: StepKey, eventId: number): Edited => {
  const { choices, offers, profile, today } = planning
  const known = whyKnown(planning, key)
  if (known) return refused(known)
  const now = planOf(planning)
  if (!stepIn(now, key)) return refused({ why: 'unknown-step' })
  const event = offersOf(offers, key, profile.mandate)
    .flatMap(({ events }) => events)
    .find((each) => each.eventId === eventId)
  if (!event) return refused({ why: 'unknown-event' })
  if (event.startDate <= today) return refused({ why: 'past' })
  const next = { ...choices, pinned: [...without(choices.pinned, key), { key, eventId }] }
  const plan = planOf({ ...planning, choices: next })
  const why = stepIn(plan, key)?.unpinned?.why
  if (why === 'prerequisite-missing') {
    const attended = attendedSteps(offers, profile)
    const prerequisite = prerequisitesOf(key).find((before) => !attended.has(before)) ?? key
    return refused({ why: 'before-prerequisite', prerequisite })
  }
  if (why !== undefined && why !== 'gone') return refused({ why })
  const step = lostPin({ ...planning, choices: { ...choices, pinned: without(choices.pinned, key) } }, now, plan)
  return step === undefined ? done(next) : refused({ why: 'needed-by', step })
}

const dropped = (planning: Planning, key: StepKey): Edited => {
  const { choices } = planning
  const now = planOf(planning)
  if (!stepIn(now, key)) return refused({ why: 'unknown-step' })
  const next: Choices = {
    pinned: without(choices.pinned, key),
    added: choices.added.filter((each) => each !== key),
    dropped: [...choices.dropped, key],
    order: choices.order.filter((each) => each !== key),
  }
  const rest = { ...planning, choices: { ...choices, pinned: next.pinned } }
  const step = lostPin(rest, now, planOf({ ...planning, choices: next }))
  return step === undefined ? done(next) : refused({ why: 'needed-by', step })
}

const added = (planning: Planning, key: StepKey): Edited => {
  const { choices, offers, profile } = planning
  const known = whyKnown(planning, key)
  if (known) return refused(known)
  if (stepsForOthers(offers, profile.mandate).has(key)) return refused({ why: 'other-body' })
  const isThere = isTrainingKey(key) || offers.some(({ themeUrl }) => stepOfTheme(themeUrl) === key)
  if (!isThere) return refused({ why: 'unknown-step' })
  if (stepIn(planOf(planning), key)) return refused({ why: 'already-planned' })
  return done({
    ...choices,
    added: [...choices.added, key],
    dropped: choices.dropped.filter((each) => each !== key),
  })
}

const put = (planning: Planning, key: StepKey, before: StepKey | null): Edited => {
  const { choices } = planning
  const { steps } = planOf(planning)
  const step = steps.find((each) => each.key === key)
  const isThere = before === null || steps.some((each) => each.key === before)
  if (!step || !isThere || before === key) return refused({ why: 'unknown-step' })
  if (step.pinned) return refused({ why: 'pinned' })
  const rest = choices.order.filter((each) => each !== key)
  const others = steps.filter((each) => each.event && each.key !== key && !buildsOn(each.key, key))
  const mentioned = before === null ? others.map((each) => each.key) : [before]
  const list = [...rest, ...mentioned.filter((each) => !rest.includes(each))]
  const order = list.toSpliced(before === null ? list.length : list.indexOf(before), 0, key)
  const behind = order.slice(order.indexOf(key) + 1)
  const prerequisite = behind.find((each) => buildsOn(key, each))
  if (prerequisite !== undefined) return refused({ why: 'before-prerequisite', prerequisite })
  const later = order.slice(0, order.indexOf(key)).find((each) => buildsOn(each, key))
  return later === undefined ? done({ ...choices, order }) : refused({ why: 'needed-by', step: later })
}

/** Whether something has to be known for a step, if only by way of others. */
const buildsOn = (key: StepKey, before: StepKey): boolean =>
  prerequisitesOf(key).some((each) => each === before || buildsOn(each, before))
