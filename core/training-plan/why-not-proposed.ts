import { attendedSteps, bookedSteps, isFor, stepOfOffer, stepOfTheme } from './offers.ts'
import { droppedWith, prerequisitesOf } from './needed-steps.ts'
import type { Planning } from './planning.ts'
import type { StepKey, TrainingPlan } from './training-plan.ts'

/** Why a theme of the programme is not proposed to somebody. */
export type WhyNotProposed =
  | { readonly why: 'attended' }
  | { readonly why: 'booked' }
  /** It serves others. */
  | { readonly why: 'other-body' }
  /** Somebody took it, or what has to come before it, out of the plan. */
  | { readonly why: 'dropped' }
  /** Neither mandate nor duties nor what the gremium deals with ask for it. */
  | { readonly why: 'not-needed' }
  /** Another theme teaches the same, and has the event that suits better. */
  | { readonly why: 'another-theme'; readonly themeUrl: string }
  | { readonly why: 'no-event' }
  | { readonly why: 'sold-out' }
  | { readonly why: 'no-fitting-event' }
  | { readonly why: 'prerequisite-missing'; readonly prerequisite: StepKey }

/** Why a theme has no event in a plan; undefined where it has one. Of a theme that is not offered: 'no-event'. */
export const whyNotProposed = (
  { profile, offers, choices }: Planning,
  { steps }: TrainingPlan,
  themeUrl: string,
): WhyNotProposed | undefined => {
  const offer = offers.find((each) => each.themeUrl === themeUrl)
  if (!offer) return { why: 'no-event' }
  const key = stepOfOffer(offer)
  if (attendedSteps(offers, profile).has(key)) return { why: 'attended' }
  if (bookedSteps(offers, profile).has(key)) return { why: 'booked' }
  if (!isFor(offer, profile.mandate)) return { why: 'other-body' }
  const step = steps.find((each) => each.key === key) ?? steps.find((each) => each.key === stepOfTheme(themeUrl))
  if (!step) return droppedWith(choices.dropped)(key) ? { why: 'dropped' } : { why: 'not-needed' }
  if (step.event)
    return step.event.themeUrl === themeUrl ? undefined : { why: 'another-theme', themeUrl: step.event.themeUrl }
  if (step.whyUndated !== 'prerequisite-undated') return { why: step.whyUndated ?? 'no-event' }
  const isUndated = (before: StepKey): boolean => steps.some((each) => each.key === before && !each.event)
  return { why: 'prerequisite-missing', prerequisite: prerequisitesOf(step.key).find(isUndated) ?? key }
}
