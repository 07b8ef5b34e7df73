import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addDays,
  addSeconds,
  berlinDay,
  formatDate,
  instantOf,
  isDay,
  isWallTime,
  lastDayOfAll,
  mondayOf,
  timeZone,
  today,
  weekdayOf,
} from '#core/shared/dates.ts'
import { firstDayToCome } from '#core/catalogue/event-lifetime.ts'
import { hasBegun } from '#core/catalogue/event-lifetime.ts'
import { done, refused } from '#core/shared/result.ts'

const at = (now: string) => ({ now: () => now })
const hostZone = process.env['TZ']

afterAll(() => {
  if (hostZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = hostZone
})

// Whatever zone the process runs in, the answers are those of Berlin.
describe.each([
  ['UTC', 0, 0],
  ['Europe/Berlin', -60, -120],
  ['America/New_York', 300, 240],
  ['Pacific/Auckland', -780, -720],
  ['Asia/Kolkata', -330, -330],
  ['America/Santiago', 180, 240],
])('in a process that runs in %s', (zone, winterOffset, summerOffset) => {
  beforeAll(() => {
    process.env['TZ'] = zone
  })

  test('the process really runs there', () => {
    expect(new Date('2027-01-15T12:00:00Z').getTimezoneOffset()).toBe(winterOffset)
    expect(new Date('2027-07-15T12:00:00Z').getTimezoneOffset()).toBe(summerOffset)
  })

  test.each([
    ['2026-12-07', '2026-12-07', 'a day is itself'],
    ['2026-12-07T12:00:00Z', '2026-12-07', 'noon'],
    ['2026-12-31T22:59:59Z', '2026-12-31', 'the last second of the year in Berlin'],
    ['2026-12-31T23:00:00Z', '2027-01-01', 'the first second of the year in Berlin'],
    ['2026-07-14T21:59:59.999Z', '2026-07-14', 'the last millisecond of a summer day'],
    ['2026-07-14T22:00:00Z', '2026-07-15', 'the first of the next'],
    ['2026-10-24T21:59:59Z', '2026-10-24', 'before the day on which the clocks go back'],
    ['2026-10-24T22:00:00Z', '2026-10-25', 'its first second, still in summer time'],
    ['2026-10-25T00:59:59Z', '2026-10-25', 'before the change'],
    ['2026-10-25T01:00:00Z', '2026-10-25', 'after the change'],
    ['2026-10-25T22:30:00Z', '2026-10-25', 'late on that day, now in winter time'],
    ['2026-10-25T23:00:00Z', '2026-10-26', 'and its end, an hour later than the day before'],
    ['2027-03-27T22:59:59Z', '2027-03-27', 'before the day on which the clocks go forward'],
    ['2027-03-27T23:00:00Z', '2027-03-28', 'its first second, still in winter time'],
    ['2027-03-28T01:00:00Z', '2027-03-28', 'the change'],
    ['2027-03-28T21:59:59Z', '2027-03-28', 'its last second, now in summer time'],
    ['2027-03-28T22:00:00Z', '2027-03-29', 'and its end, an hour earlier than the day before'],
    ['2027-03-14T01:30:00Z', '2027-03-14', 'half past two, which New York skips'],
    ['2026-09-05T22:30:00Z', '2026-09-06', 'half past midnight, which Santiago skips'],
    ['2026-09-05T21:59:59Z', '2026-09-05', 'the second before that midnight'],
  ])('[rule:dates-berlin] %s falls on %s: %s', (instant, day) => {
    expect(berlinDay(instant)).toBe(day)
    expect(today(at(instant))).toBe(day)
  })

  test.each([
    ['2026-12-07', '07.12.2026'],
    ['2027-01-01', '01.01.2027'],
    ['2026-12-31T23:00:00Z', '01.01.2027'],
    ['2027-03-28T21:59:59Z', '28.03.2027'],
  ])('[rule:dates-berlin] %s is written %s', (date, text) => expect(formatDate(date)).toBe(text))

  test.each([
    ['2026-10-24', 1, '2026-10-25'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2027-03-27', 1, '2027-03-28'],
    ['2027-03-28', 1, '2027-03-29'],
    ['2027-03-29', -1, '2027-03-28'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-11-21', 365, '2027-11-21'],
  ])('%s and %i days is %s', (day, days, then) => expect(addDays(day, days)).toBe(then))

  test.each([
    ['2026-12-07', '09:00', '2026-12-07T08:00:00.000Z'],
    ['2026-07-01', '09:00', '2026-07-01T07:00:00.000Z'],
    ['2026-07-01', '00:30', '2026-06-30T22:30:00.000Z'],
    ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25', '02:00', '2026-10-25T00:00:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '02:59', '2026-10-25T00:59:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
    ['2026-10-26', '00:00', '2026-10-25T23:00:00.000Z'],
    ['2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
    ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
    ['2027-03-29', '02:30', '2027-03-29T00:30:00.000Z'],
    ['2027-03-14', '02:30', '2027-03-14T01:30:00.000Z'], // New York skips this hour
    ['2027-03-14', '03:30', '2027-03-14T02:30:00.000Z'],
    ['2027-09-26', '02:30', '2027-09-26T00:30:00.000Z'], // Auckland this one
  ])('%s, %s Uhr in Berlin is %s; of an hour that comes twice the first', (day, time, instant) =>
    expect(instantOf(day, time)).toEqual(done(instant)),
  )

  test.each(['02:00', '02:30', '02:59'])('28.03.2027, %s Uhr does not exist', (time) =>
    expect(instantOf('2027-03-28', time)).toEqual(refused({ why: 'no-such-time' })),
  )

  test.each([
    ['2026-12-07', 0],
    ['2026-12-08', 1],
    ['2026-12-12', 5],
    ['2026-12-13', 6],
    ['2026-12-13T23:30:00Z', 0],
  ])('%s is day %i of its week', (date, weekday) => expect(weekdayOf(date)).toBe(weekday))
})

test('dates are those of Berlin [rule:dates-berlin]', () => expect(timeZone).toBe('Europe/Berlin'))

test.each([
  ['2026-12-07', '2026-12-07'],
  ['2026-12-09', '2026-12-07'],
  ['2026-12-13', '2026-12-07'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday))

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-12-31', true],
  ['2027-02-29', false],
  ['2026-02-30', false],
  ['2026-11-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['21.11.2026', false],
  ['2026-11-21T00:00:00Z', false],
  ['x2026-11-21', false],
  ['2026-11-210', false],
  ['', false],
])('%s is a day: %s', (text, is) => expect(isDay(text)).toBe(is))

test.each([
  ['00:00', true],
  ['09:30', true],
  ['19:59', true],
  ['23:59', true],
  ['24:00', false],
  ['29:00', false],
  ['09:60', false],
  ['9:00', false],
  ['x09:00', false],
  ['09:00:00', false],
])('%s is a time of day: %s', (text, is) => expect(isWallTime(text)).toBe(is))

test('no date comes after the last day of all', () => {
  expect(isDay(lastDayOfAll)).toBe(true)
  expect(lastDayOfAll > '9999-12-30').toBe(true)
})

test('the day of an hour is remembered of hours of UTC alone, and of what is an instant', () => {
  expect(berlinDay('2026-12-31T23:30:00Z')).toBe('2027-01-01')
  expect(berlinDay('2026-12-31T23:30:00+01:00')).toBe('2026-12-31')
  expect(berlinDay('2026-12-31T23:59:59.999Z')).toBe('2027-01-01')
  expect(() => berlinDay('2026-12-31T23:99:00Z')).toThrow(RangeError)
})

test('every hour around both clock changes lies within one day', () => {
  for (const begin of ['2026-10-24T00:00:00Z', '2027-03-27T00:00:00Z'])
    for (let minutes = 0; minutes < 3 * 24 * 60; minutes += 20) {
      const instant = new Date(Date.parse(begin) + minutes * 60_000).toISOString()
      const day = Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Berlin').toPlainDate().toString()
      expect(berlinDay(instant)).toBe(day)
    }
})

test('what is neither a day nor an instant is a bug', () => expect(() => berlinDay('morgen')).toThrow(RangeError))

test('what was asked just before changes nothing', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      fc.integer({ min: -7_200, max: 7_200 }),
      (date, seconds) => {
        const instants = [date, new Date(date.valueOf() + seconds * 1000)].map((each) => each.toISOString())
        for (const instant of instants)
          expect(today(at(instant))).toBe(
            Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString(),
          )
      },
    ),
  )
})

test.each([
  ['2026-11-20', true],
  ['2026-11-21', true],
  ['2026-11-22', false],
  ['2026-11-21T23:30:00Z', false],
])('on 21.11.2026 an event of %s has begun: %s', (start, begun) => expect(hasBegun(start, '2026-11-21')).toBe(begun))

test('events to come start tomorrow in Berlin', () => {
  expect(firstDayToCome(at('2026-11-21T22:59:59Z'))).toBe('2026-11-22')
  expect(firstDayToCome(at('2026-11-21T23:00:00Z'))).toBe('2026-11-23')
})

test('seconds are added across the change of clocks', () => {
  expect(addSeconds('2026-10-25T00:30:00Z', 3600)).toBe('2026-10-25T01:30:00.000Z')
})

test('a process in New York begins with the same answers', async () => {
  const asked = `import { instantOf, formatDate, berlinDay } from './core/shared/dates.ts'
    const times = [['2026-10-25', '02:30'], ['2027-03-28', '02:30'], ['2027-03-28', '03:00']].map((at) => instantOf(...at))
    console.log(JSON.stringify([times, berlinDay('2026-12-31T23:00:00Z'), formatDate('2027-03-28')]))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', asked], {
    env: { ...process.env, TZ: 'America/New_York' },
  })
  expect(JSON.parse(stdout)).toEqual([
    [done('2026-10-25T00:30:00.000Z'), refused({ why: 'no-such-time' }), done('2027-03-28T01:00:00.000Z')],
    '2027-01-01',
    '28.03.2027',
  ])
})
