import { addDays } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { bySuitability, byEnd, kilometresTo, whyNotFitting, type Bounds } from './fitting-event.ts'
import { legalBasisOfStep } from './legal-basis-of-step.ts'
import { neededSteps, prerequisitesOf, trainingOfStep, type NeededStep } from './needed-steps.ts'
import { attendedSteps, bookedSteps, eventsToCome, offersOf, stepsForOthers, type EventOfOffer } from './offers.ts'
import { checkedPins, type Pin } from './pinned-events.ts'
import type { Planning } from './planning.ts'
import type {
  Choices,
  PlannedEvent,
  Profile,
  Step,
  StepKey,
  TrainingPlan,
  WhyUndated,
  WhyUnpinned,
} from './training-plan.ts'
import type { Days } from './weeks.ts'

/** Weeks between the end of a training and the beginning of what builds on it (domain §4.6). */
export const weeksBetween = 3
const pauseBetween = 7 * weeksBetween

/** At most so many others are told beside the event that a plan reckons with: three in all (domain §4.6). */
const mostOthers = 2

type Unpinned = ReadonlyMap<StepKey, { readonly eventId: number; readonly why: WhyUnpinned }>

/**
 * The plan of one person: what is needed and not known yet, each with the event that suits best of those that can be
 * attended. Never what was attended, never an event that has begun or is sold out, never before its prerequisites,
 * never in a week in which another member of a small gremium is away. What was pinned stays, or the step says why it
 * cannot.
 */
export const planOf = (planning: Planning): TrainingPlan => {
  const { pins, unpinned } = checkedPins(planning)
  return planWith(planning, pins, unpinned)
}

/** Pins whose prerequisites found no event before them are given up, one after the other. */
const planWith = (planning: Planning, pins: readonly Pin[], unpinned: Unpinned): TrainingPlan => {
  const steps = stepsWith(planning, pins, unpinned)
  const untimely = pins.find(({ key }) => !isPrepared(planning, steps, key))
  if (!untimely) return { person: planning.profile.person, steps }
  const reason = { eventId: untimely.event.event.eventId, why: 'prerequisite-missing' } as const
  return planWith(
    planning,
    pins.filter((pin) => pin !== untimely),
    new Map([...unpinned, [untimely.key, reason]]),
  )
}

/** Whether a step stands behind all of its prerequisites, or is not planned at all. */
const isPrepared = ({ profile, offers }: Planning, steps: readonly Step[], key: StepKey): boolean => {
  const event = steps.find((step) => step.key === key)?.event
  const booked = bookedSteps(offers, profile)
  return prerequisitesOf(key).every((before) => {
    const end = steps.find((step) => step.key === before)?.event?.endDate ?? booked.get(before)
    const isWaiting = steps.some((step) => step.key === before && !step.event)
    return !event || (!isWaiting && (end === undefined || addDays(end, pauseBetween) <= event.startDate))
  })
}

const stepsWith = (planning: Planning, pins: readonly Pin[], unpinned: Unpinned): readonly Step[] => {
  const { profile, offers, gremium, choices, today } = planning
  const booked = bookedSteps(offers, profile)
  const known = new Set<StepKey>([
    ...attendedSteps(offers, profile),
    ...booked.keys(),
    ...stepsForOthers(offers, profile.mandate),
  ])
  const needed = neededSteps(profile, gremium, withPinned(choices, pins), known, today)
  const pinnedUntil = deadlinesBefore(needed, pins)
  const away: Days[] = [...profile.booked, ...pins.map(({ event }) => event.event)]
  const planned = new Map<StepKey, Step>()
  const pinOf = ({ key }: NeededStep): Pin | undefined => pins.find((each) => each.key === key)
  // What is pinned stands; what has to come before it goes first, as long as there is time.
  const urgency = (step: NeededStep): number => (pinOf(step) ? 0 : pinnedUntil.has(step.key) ? 1 : 2)
  for (const step of needed.toSorted((one, other) => urgency(one) - urgency(other))) {
    const pin = pinOf(step)
    const found = pin
      ? { events: [pin.event] }
      : eventsFor(step, planning, away, planned, booked, pinnedUntil.get(step.key))
    const [first] = found.events
    if (first && !pin) away.push(first.event)
    planned.set(step.key, stepOf(step, planning, found, pin !== undefined, unpinned))
  }
  return chronological(needed.flatMap(({ key }) => planned.get(key) ?? []))
}

/** What is pinned stays in the plan, whether it is needed or not. */
const withPinned = (choices: Choices, pins: readonly Pin[]): Choices => ({
  ...choices,
  added: [...choices.added, ...pins.map(({ key }) => key)],
})

/** By which day what comes before a pinned event has to be over. */
const deadlinesBefore = (needed: readonly NeededStep[], pins: readonly Pin[]): ReadonlyMap<StepKey, Day> => {
  const until = new Map<StepKey, Day>()
  const tell = (key: StepKey, day: Day): void => {
    for (const before of prerequisitesOf(key)) {
      const known = until.get(before)
      const own = pins.find((pin) => pin.key === before)?.event.event
      if (own || !needed.some((step) => step.key === before)) continue
      if (known === undefined || day < known) until.set(before, day)
      tell(before, addDays(day, -pauseBetween))
    }
  }
  for (const { key, event } of pins) tell(key, addDays(event.event.startDate, -pauseBetween))
  return until
}

interface Found {
  /** The best first. */
  readonly events: readonly EventOfOffer[]
  readonly whyUndated?: WhyUndated
}

const eventsFor = (
  { key, due }: NeededStep,
  planning: Planning,
  away: readonly Days[],
  planned: ReadonlyMap<StepKey, Step>,
  booked: ReadonlyMap<StepKey, Day>,
  until: Day | undefined,
): Found => {
  const { profile, offers, choices, today, seatsOfOthers } = planning
  const { preferences } = profile
  const before = prerequisitesOf(key)
  if (before.some((each) => planned.has(each) && !planned.get(each)?.event))
    return { events: [], whyUndated: 'prerequisite-undated' }
  const ends = before.flatMap((each) => planned.get(each)?.event?.endDate ?? booked.get(each) ?? [])
  const inOrder = choices.order.includes(key) ? choices.order.slice(0, choices.order.indexOf(key)) : []
  const bounds: Bounds = {
    ...planning,
    preferences,
    away,
    until,
    from: latest([
      preferences.notBefore ?? today,
      ...ends.map((end) => addDays(end, pauseBetween)),
      ...inOrder.flatMap((each) => planned.get(each)?.event?.endDate ?? []),
    ]),
  }
  const all = eventsToCome(offers, key, profile.mandate, today)
  const suits = until === undefined ? bySuitability(preferences, due) : byEnd
  const events = all
    .filter(({ event }) => whyNotFitting({ ...bounds, event }) === undefined)
    .toSorted((one, other) => suits(one.event, other.event))
  if (events.length > 0) return { events }
  if (all.length === 0) return { events, whyUndated: 'no-event' }
  const areGone = all.every(({ event: { eventId, seatsLeft } }) => seatsLeft <= (seatsOfOthers.get(eventId) ?? 0))
  return { events, whyUndated: areGone ? 'sold-out' : 'no-fitting-event' }
}

const latest = (days: readonly [Day, ...Day[]]): Day => days.reduce((one, other) => (one > other ? one : other))

const stepOf = (
  { key, reason, due }: NeededStep,
  { profile, offers, choices }: Planning,
  { events: [first, ...rest], whyUndated }: Found,
  pinned: boolean,
  unpinned: Unpinned,
): Step => {
  const lost = unpinned.get(key)
  const title = first?.offer.title ?? offersOf(offers, key, profile.mandate)[0]?.title
  return {
    key,
    ...(title !== undefined && { title }),
    reason,
    origin: pinned || choices.added.includes(key) ? 'chosen' : 'proposed',
    due,
    ...(first && { event: plannedEvent(first, profile) }),
    ...(whyUndated && { whyUndated }),
    pinned,
    ...(lost && { unpinned: lost }),
    late: first !== undefined && first.event.endDate > due,
    others: rest.slice(0, mostOthers).map((each) => plannedEvent(each, profile)),
    basis: legalBasisOfStep(profile.mandate, trainingOfStep(key)),
  }
}

const plannedEvent = ({ offer, event }: EventOfOffer, { preferences }: Profile): PlannedEvent => {
  const kilometres = kilometresTo(event, preferences)
  return {
    ...event,
    themeUrl: offer.themeUrl,
    title: offer.title,
    ...(kilometres !== undefined && { kilometres }),
  }
}

/** Steps with an event by its first day; then those without, as they were. */
const chronological = (steps: readonly Step[]): readonly Step[] =>
  steps.toSorted((one, other) => {
    const [left = '9', right = '9'] = [one.event?.startDate, other.event?.startDate]
    return left === right ? 0 : left < right ? -1 : 1
  })
