import type { Cursor, Read } from './cursor.ts'
import { behindSign, behindSpace, digitsAt, isSign, wordAt } from './cursor.ts'

const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
/** In each month; courts date nothing by a 29th of February that was none. */
const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** A day as 'YYYY-MM-DD'; undefined where the calendar has none. */
export const calendarDay = (year: number, month: number, day: number): string | undefined => {
  const most = longest[month - 1]
  if (most === undefined || day < 1 || day > most || (month === 2 && day === 29 && !isLeap(year))) return undefined
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

/** '7. Februar 2024', '7. Feb. 2024', '7.2.2024', '07.02.2024', '7.2.24'. */
export function dayAt(cursor: Cursor, index: number): Read<string> | undefined {
  const day = digitsAt(cursor, index, 2)
  if (!isSign(cursor, index + 1, '.')) return undefined
  const monthAt = behindSpace(cursor, index + 2)
  const month = monthOf(digitsAt(cursor, monthAt, 2), wordAt(cursor, monthAt))
  const yearAt = behindSpace(cursor, behindSign(cursor, monthAt + 1, '.'))
  const year = yearOf(digitsAt(cursor, yearAt))
  const value = year === undefined ? undefined : calendarDay(year, month, Number(day))
  return value === undefined ? undefined : { value, next: yearAt + 1 }
}

const monthOf = (digits: string, word: string): number => {
  if (digits !== '') return Number(digits)
  return months.findIndex((month) => month === word || month.slice(0, 3) === word) + 1
}

/** Of two digits the century is that of the courts: the BAG decides since 1954. */
const yearOf = (digits: string): number | undefined => {
  if (digits.length === 4) return Number(digits)
  if (digits.length !== 2) return undefined
  return Number(digits) + (Number(digits) < 54 ? 2000 : 1900)
}
