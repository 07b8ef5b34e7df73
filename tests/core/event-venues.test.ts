import { eventVenues } from '#core/catalogue/event-venues.ts'
import { expect, test } from 'vitest'

const series = (...hotelIds: readonly number[]) => ({ hotelId: 99, modules: hotelIds.map((hotelId) => ({ hotelId })) })

test.each([
  ['an event in a hotel', { hotelId: 7, modules: [] }, [7], false],
  ['an event without a hotel', { modules: [] }, [], true],
  ['an event at a venue that is none', { hotelId: 522, modules: [] }, [], true],
  ['a series counts the hotel of every module, each once', series(7, 8, 7), [7, 8], false],
  ['a series is in hotels and online', series(-1, 8, 522), [8], true],
  ['a series that is online throughout', series(-1, 522), [], true],
])('%s', (_, places, hotelIds, hasOnline) => {
  expect(eventVenues(places)).toEqual({ hotelIds, hasOnline })
})
