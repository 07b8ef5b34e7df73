import type { Day } from '../shared/day.ts'
import type { Teaches } from './basics.ts'
import { neededSteps } from './needed-steps.ts'
import { attendedSteps, bookedSteps, isFor, offersOf, stepsForOthers } from './offers.ts'
import type { Choices, Gremium, Profile, StepKey } from './training-plan.ts'

/** Something that somebody learns next, by when, and which event of it was chosen. */
export interface NextStep {
  readonly key: StepKey
  /** What its theme is called; absent where no known theme teaches it. */
  readonly title?: string
  readonly due: Day
  readonly isLate: boolean
  /** The event that was pinned to it. */
  readonly pinned?: number
}

/**
 * What a plan still asks for, what is due first at the front: what is attended or booked, and what the programme
 * teaches only to others, is left out as in the plan itself. It proposes no events: that takes the whole programme.
 */
export const nextStepsOf = (
  profile: Profile,
  gremium: Gremium,
  choices: Choices,
  teaching: readonly Teaches[],
  today: Day,
): readonly NextStep[] => {
  const known = new Set<StepKey>([
    ...attendedSteps(teaching, profile),
    ...bookedSteps(teaching, profile).keys(),
    ...stepsForOthers(teaching, profile.mandate),
  ])
  const wanted = { ...choices, added: [...choices.added, ...choices.pinned.map(({ key }) => key)] }
  return neededSteps(profile, gremium, wanted, known, today).map(({ key, due }) => {
    const title = offersOf(teaching, key, profile.mandate).find((offer) => isFor(offer, profile.mandate))?.title
    const pinned = choices.pinned.find((one) => one.key === key)?.eventId
    return {
      key,
      ...(title !== undefined && { title }),
      due,
      isLate: due < today,
      ...(pinned !== undefined && { pinned }),
    }
  })
}
