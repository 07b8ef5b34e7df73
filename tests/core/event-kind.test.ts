import { describe, expect, test } from 'vitest'
import { eventKind, hasInPersonEvents, hasOnlineEvents, isInPersonModule } from '#core/catalogue/event-kind.ts'
import { isOneDayEvent } from '#core/catalogue/one-day-event.ts'
import { isPhysicalVenue, noVenueIds } from '#core/shared/no-venue.ts'
import { aHotel, aModule, anEvent, aTheme, online } from './sample-theme.ts'

const series = (...hotelIds: number[]) =>
  anEvent({ hotel: null, modules: hotelIds.map((hotelId) => aModule({ hotelId })) })

test.each([
  [522, false],
  [521, true],
  [523, true],
  [-1, false],
  [0, true],
  [-2, true],
  [1, true],
])('[rule:venues-522-and-minus-1] [rule:module-no-venue] venue %i is a place: %s', (hotelId, isPlace) => {
  expect(isPhysicalVenue(hotelId)).toBe(isPlace)
  expect(isInPersonModule({ hotelId })).toBe(isPlace)
  expect(noVenueIds).toEqual([522, -1])
})

describe('how people meet', () => {
  test('[rule:event-online] [rule:event-hotel-empty-online] an event without a hotel is online, one with a hotel is not', () => {
    expect(eventKind(anEvent({ hotel: null }))).toBe('online')
    expect(eventKind(anEvent())).toBe('in-person')
  })

  test.each([522, -1])('[rule:venues-522-and-minus-1] a hotel with the number %i is none', (internalId) =>
    expect(eventKind(anEvent({ hotel: aHotel({ internalId }) }))).toBe('online'),
  )

  test.each([
    [[1], 'in-person'],
    [[1, 2, 3], 'in-person'],
    [[522], 'online'],
    [[-1], 'online'],
    [[522, -1], 'online'],
    [[1, 522], 'mixed'],
    [[-1, 2], 'mixed'],
    [[1, -1, 2], 'mixed'],
  ])('[rule:module-no-venue] a series with modules in %j is %s', (hotelIds, kind) =>
    expect(eventKind(series(...hotelIds))).toBe(kind),
  )

  test('the modules of a series decide, not the hotel that stands for them', () => {
    expect(eventKind(anEvent({ modules: [aModule({ hotelId: 522 })] }))).toBe('online')
    expect(eventKind(anEvent({ modules: [aModule(), aModule({ hotelId: -1 })] }))).toBe('mixed')
  })
})

describe('[rule:event-one-day] a one-day event', () => {
  test.each([
    ['2026-12-07', '2026-12-07', true],
    ['2026-12-07', '2026-12-08', false],
    ['2026-12-07T08:00:00Z', '2026-12-07T16:00:00Z', true],
    ['2026-12-06T23:30:00Z', '2026-12-07T16:00:00Z', true],
    ['2026-12-07T08:00:00Z', '2026-12-07T23:30:00Z', false],
    ['2026-10-24T22:00:00Z', '2026-10-25T22:59:00Z', true],
    ['2027-03-27T23:00:00Z', '2027-03-28T21:59:00Z', true],
    ['2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z', false],
  ])('from %s to %s in a hotel: %s', (startDate, endDate, is) => {
    expect(isOneDayEvent(anEvent({ startDate, endDate }))).toBe(is)
    expect(isOneDayEvent(online({ startDate, endDate }))).toBe(false)
  })

  test('may be partly online, but not wholly', () => {
    const oneDay = { startDate: '2026-12-07', endDate: '2026-12-07' }
    expect(isOneDayEvent({ ...series(1, 522), ...oneDay })).toBe(true)
    expect(isOneDayEvent({ ...series(-1, 522), ...oneDay })).toBe(false)
  })
})

test.each([
  ['nothing', [], false, false],
  ['an event in a hotel', [anEvent()], false, true],
  ['an online event', [online()], true, false],
  ['both', [anEvent(), online()], true, true],
  ['both, the other way round', [online(), anEvent()], true, true],
  ['a mixed series', [series(1, 522)], true, true],
  ['an online series', [series(522, -1)], true, false],
])('[rule:theme-online-icon] [rule:theme-map-pin] a theme with %s', (_, events, hasOnline, hasInPerson) => {
  expect(hasOnlineEvents(aTheme({ events }))).toBe(hasOnline)
  expect(hasInPersonEvents(aTheme({ events }))).toBe(hasInPerson)
})
