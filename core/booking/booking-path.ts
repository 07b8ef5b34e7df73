import type { Day } from '../shared/day.ts'

/** The way of a works council from a wish to a seminar (domain §4.2, §4.3). */
export const pathSteps = ['reserve', 'resolve', 'tell-employer', 'costs', 'book', 'attend'] as const
export type PathStepName = (typeof pathSteps)[number]

/** Why a booking has other days than were decided and told: it was rebooked, or the provider moved its event. */
export type WhyAfresh = 'rebooked' | 'rescheduled'

/** A step with how it stands. */
export interface BookingStep {
  readonly step: PathStepName
  /** 'not-needed': the law does not ask for it, or the booking has ended before. */
  readonly state: 'done' | 'next' | 'later' | 'not-needed'
  /** On which it was done. */
  readonly doneOn?: Day
  /** By when it has to be done, or is wise to be done. */
  readonly by?: Day
  /** Why it is open again: what was done about other days does not count for these. */
  readonly afresh?: WhyAfresh
}
