import { expect, test } from 'vitest'
import { calendarDays, lastDayBefore } from '#core/conference/conference-days.ts'

const days = (count: number) => Array.from({ length: count }, (_, index) => ({ title: `Tag ${index + 1}`, slots: [] }))
const event = { startDate: '2027-03-27', endDate: '2027-03-29' }

test('a programme that fits its event has a calendar day for each of its days, across the change of clocks', () => {
  expect(calendarDays(event, days(3))).toEqual(['2027-03-27', '2027-03-28', '2027-03-29'])
})

test('a programme that does not fit, or has no event, tells no days', () => {
  expect(calendarDays(event, days(2))).toEqual([undefined, undefined])
  expect(calendarDays(event, days(4))).toEqual([undefined, undefined, undefined, undefined])
  expect(calendarDays(null, days(1))).toEqual([undefined])
  expect(calendarDays(event, [])).toEqual([])
})

test('rooms are given back so many days before the beginning', () => {
  expect(lastDayBefore(event, { daysBefore: 28 })).toBe('2027-02-27')
  expect(lastDayBefore({ ...event, startDate: '2027-03-26T23:30:00Z' }, { daysBefore: 0 })).toBe('2027-03-27')
})
