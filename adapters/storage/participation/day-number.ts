import type { Day } from '#core/shared/day.ts'

/** A day as a number, which can be counted backwards. */
export const dayNumber = (day: Day): number => Number(day.replaceAll('-', ''))
