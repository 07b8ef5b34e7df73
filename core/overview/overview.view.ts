import type { BookingStep, PathStepName } from '../booking/booking-path.ts'
import type { Hint } from '../gremium/law/hints.ts'
import type { BasicsStanding } from '../training-plan/basics.ts'

/** An election that begins within so many days wants to be prepared. */
const electionWithin = 180

/** Whether a hint asks somebody to do something, and does not only tell how things are. */
export const asksForSomething = (hint: Hint): boolean => {
  switch (hint.about) {
    case 'size':
    case 'jav-size':
      return hint.actual !== undefined && hint.actual !== hint.expected
    case 'releases':
      return hint.actual !== undefined && hint.actual < hint.expected
    case 'unknown-size':
    case 'none':
    case 'moving-up':
    case 'early-election':
      return true
    case 'election':
      return hint.standing !== 'to-come' || hint.days <= electionWithin
    case 'works-committee':
    case 'committees':
    case 'quorum':
    case 'person-released':
    case 'deputies':
      return false
  }
}

/** The step beyond is taken when everything is settled. */
export const shownSteps = [
  'reserve',
  'resolve',
  'tell-employer',
  'costs',
  'book',
] as const satisfies readonly PathStepName[]
export type ShownStep = BookingStep & { readonly step: (typeof shownSteps)[number] }

/** The way to a booking that binds, without those steps that the law does not ask for. */
export const fiveSteps = (steps: readonly BookingStep[]): readonly ShownStep[] =>
  steps.filter(
    (step): step is ShownStep => step.state !== 'not-needed' && shownSteps.some((name) => name === step.step),
  )

/** How much of the basics of her mandate somebody has: all attended, some attended or booked, nothing. */
export type Learnt = 'all' | 'some' | 'none' | 'unknown'

export const learntOf = (basics: BasicsStanding | undefined): Learnt => {
  if (!basics) return 'unknown'
  const { needed, attended, booked } = basics
  if (attended >= needed) return 'all'
  return attended + booked > 0 ? 'some' : 'none'
}
