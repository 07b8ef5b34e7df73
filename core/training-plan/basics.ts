import { lessonsOfMandate, trainingOf, type Mandate, type TrainingKey } from './curriculum.ts'
import { votersOf } from './needed-steps.ts'
import { isFor } from './offers.ts'
import type { Gremium, Offer, Profile } from './training-plan.ts'

/** A theme, as far as it says what it teaches to whom. */
export type Teaches = Pick<Offer, 'themeUrl' | 'title' | 'targetGroups' | 'teaches'>

/** Whose standing is looked at. */
type Learner = Pick<Profile, 'mandate' | 'attended' | 'booked'>

/** What everybody with a mandate needs at first. */
export const basicsOf = (mandate: Mandate, gremium: Pick<Gremium, 'employees' | 'voters'>): readonly TrainingKey[] =>
  lessonsOfMandate(mandate, votersOf(gremium))
    .map(({ training }) => training)
    .filter((key) => trainingOf(key).level === 'grundlagen')

/** Whether somebody has attended a training, or has booked it; undefined: neither. */
export const standingAt = (
  key: TrainingKey,
  learner: Learner,
  offers: readonly Teaches[],
): 'attended' | 'booked' | undefined => {
  const own = offers.filter((offer) => offer.teaches === key && isFor(offer, learner.mandate))
  if (own.some(({ themeUrl }) => learner.attended.includes(themeUrl))) return 'attended'
  return own.some(({ themeUrl }) => learner.booked.some((one) => one.themeUrl === themeUrl)) ? 'booked' : undefined
}

/** How somebody stands to the basics of her mandate. */
export interface BasicsStanding {
  readonly needed: number
  readonly attended: number
  /** Booked and not attended yet. */
  readonly booked: number
}

/** The same standing that the matrix of a Gremium tells training by training, as counts. */
export const basicsStandingOf = (
  learner: Learner,
  gremium: Pick<Gremium, 'employees' | 'voters'>,
  offers: readonly Teaches[],
): BasicsStanding => {
  const standings = basicsOf(learner.mandate, gremium).map((key) => standingAt(key, learner, offers))
  return {
    needed: standings.length,
    attended: standings.filter((is) => is === 'attended').length,
    booked: standings.filter((is) => is === 'booked').length,
  }
}
