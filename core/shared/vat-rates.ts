import type { Day } from './day.ts'
import { required } from './required.ts'

/** What is taxed alike. */
export type Taxed = 'night' | 'food' | 'drinks' | 'business' | 'parking' | 'city-tax'

interface VatRate {
  readonly of: Taxed
  /** Percent. */
  readonly rate: number
  /** First day of service it counts for. */
  readonly validFrom: Day
}

/**
 * § 12 UStG, the latest first: Abs. 2 Nr. 11 for nights, Nr. 15 for food but not for drinks. Before 2021 other rates
 * held. A fee carries the rate of its product: 0 where § 4 Nr. 22 Buchst. a exempts it (domain §4.4).
 */
const rates: readonly VatRate[] = [
  { of: 'food', rate: 7, validFrom: '2026-01-01' },
  { of: 'food', rate: 19, validFrom: '2024-01-01' },
  { of: 'food', rate: 7, validFrom: '2021-01-01' },
  { of: 'night', rate: 7, validFrom: '2021-01-01' },
  { of: 'drinks', rate: 19, validFrom: '2021-01-01' },
  { of: 'business', rate: 19, validFrom: '2021-01-01' },
  { of: 'parking', rate: 19, validFrom: '2021-01-01' },
  { of: 'city-tax', rate: 0, validFrom: '2021-01-01' },
]

/** The rate in percent on the day of service. Throws for days before 2021, which nobody can book any more. */
export const vatRateOf = (taxed: Taxed, day: Day): number =>
  required(rates.find(({ of, validFrom }) => of === taxed && validFrom <= day)).rate
