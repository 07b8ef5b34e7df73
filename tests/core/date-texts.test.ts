import { describe, expect, test } from 'vitest'
import {
  dateRange,
  dayInFull,
  dayRange,
  daySpan,
  longDate,
  monthName,
  monthText,
  monthRange,
  shortMonthName,
  weekdayName,
  weekdayRange,
} from '#core/shared/date-texts.ts'
import { clockText, daysText, dayText, timeRange } from '#core/shared/day-texts.ts'
import { formatDate } from '#core/shared/dates.ts'

test.each([
  ['2026-12-07', 'Montag', 'Mo'],
  ['2026-12-08', 'Dienstag', 'Di'],
  ['2026-12-09', 'Mittwoch', 'Mi'],
  ['2026-12-10', 'Donnerstag', 'Do'],
  ['2026-12-11', 'Freitag', 'Fr'],
  ['2026-12-12', 'Samstag', 'Sa'],
  ['2026-12-13', 'Sonntag', 'So'],
  ['2026-12-13T23:00:00Z', 'Montag', 'Mo'],
])('[rule:dates-berlin] %s is a %s, in short %s', (date, wide, short) => {
  expect(weekdayName(date)).toBe(wide)
  expect(weekdayName(date, 'short')).toBe(short)
})

test.each([
  ['2026-01-01', 'Januar', 'Jan.'],
  ['2026-02-01', 'Februar', 'Feb.'],
  ['2026-03-01', 'März', 'Mär.'],
  ['2026-04-01', 'April', 'Apr.'],
  ['2026-05-01', 'Mai', 'Mai'],
  ['2026-06-01', 'Juni', 'Jun.'],
  ['2026-07-01', 'Juli', 'Jul.'],
  ['2026-08-01', 'August', 'Aug.'],
  ['2026-09-01', 'September', 'Sep.'],
  ['2026-10-01', 'Oktober', 'Okt.'],
  ['2026-11-01', 'November', 'Nov.'],
  ['2026-12-01', 'Dezember', 'Dez.'],
])('[rule:dates-berlin] the month of %s is %s, in short %s', (date, wide, short) => {
  expect(monthName(date)).toBe(wide)
  expect(shortMonthName(date)).toBe(short)
})

test.each([
  ['2027-01', 'Januar 2027'],
  ['2026-12', 'Dezember 2026'],
])('the month %s is %s', (month, text) => expect(monthText(month)).toBe(text))

test.each([
  ['2026-12-07', '2026-12-11', '07.12.2026 bis 11.12.2026', 'Mo–Fr', '7–11', 'Dezember 2026'],
  ['2026-12-10', '2026-12-10', '10.12.2026', 'Do', '10', 'Dezember 2026'],
  ['2027-03-29', '2027-04-02', '29.03.2027 bis 02.04.2027', 'Mo–Fr', '29–2', 'Mär./April 2027'],
  ['2026-12-28', '2027-01-01', '28.12.2026 bis 01.01.2027', 'Mo–Fr', '28–1', 'Dez. 2026/Januar 2027'],
  ['2026-12-07', '2027-12-07', '07.12.2026 bis 07.12.2027', 'Mo–Di', '7–7', 'Dez. 2026/Dezember 2027'],
  ['2027-05-31', '2027-06-04', '31.05.2027 bis 04.06.2027', 'Mo–Fr', '31–4', 'Mai/Juni 2027'],
  ['2027-01-04', '2027-01-11', '04.01.2027 bis 11.01.2027', 'Mo–Mo', '4–11', 'Januar 2027'],
  // Instants, in Berlin: the second ends after midnight UTC, but on the same Berlin day as it would seem.
  ['2026-12-06T23:30:00Z', '2026-12-07T22:30:00Z', '07.12.2026', 'Mo', '7', 'Dezember 2026'],
  ['2026-10-24T22:15:00Z', '2026-10-25T22:45:00Z', '25.10.2026', 'So', '25', 'Oktober 2026'],
  ['2027-03-27T23:15:00Z', '2027-03-28T22:15:00Z', '28.03.2027 bis 29.03.2027', 'So–Mo', '28–29', 'März 2027'],
])('[rule:dates-berlin] from %s to %s', (start, end, dates, weekdays, days, months) => {
  expect(dateRange(start, end)).toBe(dates)
  expect(weekdayRange(start, end)).toBe(weekdays)
  expect(dayRange(start, end)).toBe(days)
  expect(monthRange(start, end)).toBe(months)
})

test('in a sentence a day stands on it, several stand from the first to the last', () => {
  expect(daySpan('2026-12-10', '2026-12-10')).toBe('am 10.12.2026')
  expect(daySpan('2026-12-07', '2026-12-11')).toBe('vom 07.12.2026 bis 11.12.2026')
  expect(daySpan('2026-12-06T23:30:00Z', '2026-12-07T22:30:00Z')).toBe('am 07.12.2026')
})

test('a date in full', () => {
  expect(dayInFull('2027-01-08')).toBe('8. Januar 2027')
  expect(dayInFull('2027-02-28T23:00:00Z')).toBe('1. März 2027')
  expect(longDate('2026-12-07')).toBe('Montag, 7. Dezember 2026')
  expect(longDate('2027-02-28T23:00:00Z')).toBe('Montag, 1. März 2027')
})

test.each([
  ['09:00', '17:00', '9:00–17:00\u00a0Uhr', '9:00\u00a0Uhr'],
  ['13:30', '18:05', '13:30–18:05\u00a0Uhr', '13:30\u00a0Uhr'],
  ['00:15', '10:00', '0:15–10:00\u00a0Uhr', '0:15\u00a0Uhr'],
])('from %s to %s', (start, end, range, first) => {
  expect(timeRange(start, end)).toBe(range)
  expect(clockText(start)).toBe(first)
})

describe('what browsers load says days as the rest does', () => {
  test.each([
    ['2026-12-07', '2026-12-11'],
    ['2027-01-05', '2027-01-05'],
    ['2026-12-06T23:30:00Z', '2026-12-07T22:59:59Z'],
    ['2026-06-30T21:59:59Z', '2026-06-30T22:00:00Z'],
  ])('from %s to %s', (start, end) => {
    expect(dayText(start)).toBe(formatDate(start))
    expect(daysText(start, end)).toBe(dateRange(start, end))
  })
})
