import { expect, test } from 'vitest'
import { townOf } from '#core/catalogue/event-venue.view.ts'
import { aHotel, aModule, anEvent, online } from './sample-theme.ts'

const inKoeln = aHotel({ internalId: 2, locationId: 20, location: 'Köln' })

test('an event is in the town of its hotel, a series in that of its first module in person', () => {
  expect(townOf(anEvent())).toBe('Leipzig')
  expect(townOf(online())).toBeUndefined()
  const modules = [aModule({ hotelId: 2, hotel: inKoeln }), aModule({ hotelId: 1, hotel: aHotel() })]
  expect(townOf(anEvent({ hotel: null, modules }))).toBe('Köln')
})
