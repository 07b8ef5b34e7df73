import { describe, expect, test } from 'vitest'
import {
  eventLives,
  hasBegun,
  isInLists,
  isOver,
  isThereToBeRead,
  isToBeBooked,
  lifeOf,
  underWay,
} from '#core/catalogue/event-lifetime.ts'
import { anEvent } from './sample-theme.ts'

const event = anEvent({ startDate: '2027-03-26', endDate: '2027-03-29', startTime: '13:00', endTime: '12:00' })

describe('a day in the life of an event', () => {
  test.each([
    ['2027-03-25', { listed: true, bookable: true, read: true, over: false }],
    ['2027-03-26', { listed: false, bookable: false, read: true, over: false }],
    ['2027-03-29', { listed: false, bookable: false, read: true, over: false }],
    ['2027-03-30', { listed: false, bookable: false, read: false, over: true }],
  ])('%s', (day, expected) => {
    const listed = isInLists(event, day)
    expect({
      listed,
      bookable: isToBeBooked(event, day),
      read: isThereToBeRead(event, day),
      over: isOver(event, day),
    }).toEqual(expected)
    expect(hasBegun(event.startDate, day)).toBe(!listed)
  })

  test('without a seat left can be read of, not booked', () => {
    expect(isToBeBooked({ ...event, placesLeft: 0 }, '2027-03-25')).toBe(false)
  })
})

describe('an hour in the life of an event', () => {
  test.each([
    ['2027-03-25T22:59:59Z', 'to-come'],
    ['2027-03-25T23:00:00Z', 'begins-today'],
    ['2027-03-26T11:59:59Z', 'begins-today'],
    ['2027-03-26T12:00:00Z', 'running'],
    // The clocks go forward on the 28th: midnight of the 29th is an hour earlier in UTC.
    ['2027-03-28T21:59:59Z', 'running'],
    ['2027-03-28T22:00:00Z', 'ends-today'],
    ['2027-03-29T09:59:59Z', 'ends-today'],
    ['2027-03-29T10:00:00Z', 'ended-today'],
  ])('%s: %s', (now, life) => {
    expect(lifeOf(event, now)).toBe(life)
    expect(eventLives).toContain(life)
  })

  test('on one day that holds all of it', () => {
    const day = { ...event, endDate: event.startDate, startTime: '09:00', endTime: '17:00' }
    const lives = ['07:00', '08:00', '15:59', '16:00'].map((time) => lifeOf(day, `2027-03-26T${time}:00Z`))
    expect(lives).toEqual(['begins-today', 'ends-today', 'ends-today', 'ended-today'])
  })

  test('is told once it is not to come any more', () => {
    expect(underWay(event, 'to-come')).toBeUndefined()
    expect(underWay(event, 'running')).toEqual({
      life: 'running',
      startTime: '13:00',
      endDate: '2027-03-29',
      endTime: '12:00',
    })
    expect(underWay({ ...event, endDate: '2027-03-28T22:00:00Z' }, 'running')?.endDate).toBe('2027-03-29')
  })
})
