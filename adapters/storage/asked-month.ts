import type { Day } from '#core/shared/day.ts'

/** The first day of an asked month, YYYY-MM, and of the one after it; undefined where it is no month. */
export function daysOfAskedMonth(month: string): readonly [first: Day, end: Day] | undefined {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return undefined
  const [year = 0, number = 0] = month.split('-').map(Number)
  if (year < 1 || year > 9998) return undefined
  const next = number === 12 ? [year + 1, 1] : [year, number + 1]
  const [nextYear, nextMonth] = next.map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0'))
  return [`${month}-01`, `${nextYear}-${nextMonth}-01`]
}
