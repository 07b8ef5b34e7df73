import type { Day } from '#core/shared/day.ts'

/** A day as a number, which can be counted backwards. */
export const dayNumber = (day: Day): number => Number(day.replaceAll('-', ''))

/** The day of such a number; years have four digits. */
export const dayOfNumber = (number: number): Day => {
  const digits = String(number)
  return `${digits.slice(0, -4)}-${digits.slice(-4, -2)}-${digits.slice(-2)}`
}
