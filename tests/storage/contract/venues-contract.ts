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
    test('stand in German order, whether or not anything goes on in them', async () => {
      const { store } = await fresh()
      expect(await store.venues.locations()).toEqual([])
      await store.content.apply(map, firstDay, firstDay)
      expect(await store.venues.locations()).toEqual([
        { internalId: 3, name: 'Aachen' },
        { internalId: 2, name: 'Überlingen' },
        { internalId: 1, name: 'Ulm' },
      ])
    })

    test('have the hotels that move there', async () => {
      const { store } = await fresh()
      await store.content.apply(map, firstDay, firstDay)
      const hotels = map.hotels.map((one) => (one.internalId === 12 ? { ...one, locationId: 3 } : one))
      await store.content.apply({ ...map, hotels }, firstDay, firstDay)
      expect((await store.venues.hotels(3)).map(({ internalId, location: town }) => [internalId, town])).toEqual([
        [12, 'Aachen'],
      ])
      expect((await store.venues.hotels(1)).map(({ internalId }) => internalId)).toEqual([11])
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

    test('that left the content are gone, but an event that has begun still names them', async () => {
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
      expect((await store.venues.locations()).map(({ name }) => name)).toEqual(['Aachen'])
      expect(await store.catalogue.event(1)).toMatchObject({ hotel: { name: 'Zum Münster', location: 'Ulm' } })
    })
  })
}
