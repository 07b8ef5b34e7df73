import type { Day } from '#core/shared/day.ts'
import type { Cents } from '#core/shared/money.ts'

/** '1490.00', '-0.05': in integers all the way. */
export const amount = (cents: Cents): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** '20261120', format 102. */
export const day102 = (day: Day): string => day.replaceAll('-', '')
