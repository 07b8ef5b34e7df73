import type { Day } from '../shared/day.ts'
import { vatRateOf } from '../shared/vat-rates.ts'

/** The rates in percent of what is eaten and drunk of a day package on a day, each once. */
export const dayPackageRates = (day: Day): readonly number[] => [
  ...new Set([vatRateOf('food', day), vatRateOf('drinks', day)]),
]
