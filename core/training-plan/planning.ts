import type { ForKnowingHolidays } from '../shared/holidays.ts'
import type { Surroundings } from './fitting-event.ts'
import type { Choices, Gremium, Offer, Profile } from './training-plan.ts'

/** All that a plan depends on: the same gives the same plan. */
export interface Planning extends Pick<Surroundings, 'today' | 'weeksOfOthers' | 'seatsOfOthers'> {
  readonly profile: Profile
  readonly gremium: Gremium
  readonly offers: readonly Offer[]
  readonly choices: Choices
  readonly holidayOn: ForKnowingHolidays
}
