import { describe, expect, test } from 'vitest'
import { event, firstDay, hotel, location, module, onlineEvent, programme, theme } from './programme.ts'
import type { Fresh } from './opened-store.ts'

const map = programme({
  locations: [
    location({ internalId: 1, name: 'Ulm' }),
    location({ internalId: 2, name: 'Überlingen' }),
    location({ internalId: 3, name: 'Aachen' }),
  ],
  hotels: [
    hotel({ internalId: 11, name: 'Zum Münster', locationId: 1 }),
    hotel({ internalId: 12, name: 'Am Fluss', locationId: 1 }),
    hotel({ internalId: 13, name: 'Seeblick', locationId: 2 }),
  ],
  events: [
    event({ eventId: 1, hotelId: 11, startDate: '2027-03-01' }),
    event({ eventId: 2, hotelId: 12, startDate: '2027-03-01' }),
    event({ eventId: 3, hotelId: 12, startDate: '2027-02-01' }),
    onlineEvent({ eventId: 4, startDate: '2027-03-01' }),
    event({
      eventId: 5,
      startDate: '2027-04-01',
      modules: [11, 12, 13, 522].map((hotelId) => module({ hotelId, startDate: '2027-04-01' })),
    }),
  ],
})

export const keepsVenues = (fresh: Fresh): void => {
  describe('towns', () => {
    test('stand in German order and count each upcoming date once', async () => {
      const { store } = await fresh()
      expect(await store.venues.locations(firstDay)).toEqual([])
      await store.content.apply(map, firstDay, firstDay)
      expect(await store.venues.locations('2027-03-01')).toEqual([
        { internalId: 3, name: 'Aachen', events: 0 },
        { internalId: 2, name: 'Überlingen', events: 1 },
        { internalId: 1, name: 'Ulm', events: 3 },
      ])
      const [, , ulm] = await store.venues.locations('2027-02-01')
      expect(ulm).toEqual({ internalId: 1, name: 'Ulm', events: 4 })
      expect((await store.venues.locations('2027-04-02')).map(({ events }) => events)).toEqual([0, 0, 0])
    })

    test('count anew when dates go and hotels move', async () => {
      const { store } = await fresh()
      await store.content.apply(map, firstDay, firstDay)
      const hotels = map.hotels.map((one) => (one.internalId === 12 ? { ...one, locationId: 3 } : one))
      await store.content.apply({ ...map, hotels }, firstDay, firstDay)
      expect((await store.venues.locations(firstDay)).map(({ name, events }) => [name, events])).toEqual([
        ['Aachen', 3],
        ['Überlingen', 1],
        ['Ulm', 2],
      ])
      await store.content.apply({ ...map, events: map.events.slice(0, 1) }, firstDay, firstDay)
      expect((await store.venues.locations(firstDay)).map(({ events }) => events)).toEqual([0, 0, 1])
    })
  })

  describe('hotels', () => {
    test('stand by town and name, all or those of one town', async () => {
      const { store } = await fresh()
      await store.content.apply(map, firstDay, firstDay)
      expect((await store.venues.hotels()).map(({ name }) => name)).toEqual(['Seeblick', 'Am Fluss', 'Zum Münster'])
      expect(await store.venues.hotels(2)).toEqual([
        {
          internalId: 13,
          name: 'Seeblick',
          locationId: 2,
          location: 'Überlingen',
          address: { street: 'Palmaille 12', zip: '22767', city: 'Hamburg' },
          teaser: 'Ruhig über der Elbe.',
        },
      ])
    })

    test.each([3, 99, -1, 0.5, NaN, 1e300])('there is none in the town %d', async (locationId) => {
      const { store } = await fresh()
      await store.content.apply(map, firstDay, firstDay)
      expect(await store.venues.hotels(locationId)).toEqual([])
    })

    test('that left the content are gone, but a date that has begun still names them', async () => {
      const { store } = await fresh()
      await store.content.apply(map, firstDay, firstDay)
      const left = programme({
        locations: [location({ internalId: 3, name: 'Aachen' })],
        hotels: [],
        themes: [theme()],
        events: [],
      })
      await store.content.apply(left, firstDay, '2027-03-01')
      expect(await store.venues.hotels()).toEqual([])
      expect((await store.venues.locations(firstDay)).map(({ name }) => name)).toEqual(['Aachen'])
      expect(await store.catalogue.event(1)).toMatchObject({ hotel: { name: 'Zum Münster', location: 'Ulm' } })
    })
  })
}
