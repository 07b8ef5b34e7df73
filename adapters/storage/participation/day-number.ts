import type { Day } from '#core/shared/day.ts'

/** A day as a number, which can be counted backwards. */
export const dayNumber = (day: Day): number => Number(day.replaceAll('-', ''))

/** The day of such a number. */
export const dayOfNumber = (number: number): Day =>
  String(number).replace(
    /^(\d+)(\d\d)(\d\d)$/,
    (_, year: string, month: string, day: string) => `${year}-${month}-${day}`,
  )
