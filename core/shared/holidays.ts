import type { Day } from './day.ts'

/**
 * The name of the public holiday on a day in a Land ('Sachsen'), or in all of Germany where none is told; undefined on
 * all others.
 */
export type ForKnowingHolidays = (day: Day, state?: string) => string | undefined
