import type { Traveller } from '#core/costs/costs.ts'
import { costRules } from '#core/costs/venue-lines.ts'

/** The rules of a provider who sets none. */
export const usualRules = costRules({})

/** Somebody who stays as the event suggests, and does not travel. */
export const nobodySpecial: Traveller = {
  overnight: null,
  eve: false,
  late: false,
  breakfast: true,
  parking: false,
  travel: 'keine',
  km: 0,
  ticket: 0,
}

/** What a hotel asks, net. */
export const prices = {
  night: { net: 9_500, rate: 7 },
  breakfast: { net: 1_550, rate: 7 },
  dayPackage: { net: 6_501 },
  parking: { net: 1_000, rate: 19 },
  cityTax: 250,
}
