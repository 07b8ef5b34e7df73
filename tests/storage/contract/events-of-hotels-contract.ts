import { describe, expect, test } from 'vitest'
import type { Fresh } from './opened-store.ts'
import { event, firstDay, hotel, location, module, onlineEvent, programme, theme } from './programme.ts'

const map = programme({
  locations: [location(), location({ internalId: 2, name: 'Ulm' })],
  hotels: [11, 12, 13].map((internalId) => hotel({ internalId, locationId: internalId === 13 ? 2 : 1 })),
  themes: [
    theme(),
    theme({ internalId: 102, url: 'reihe', eventType: 1, targetGroups: ['sbv'] }),
    theme({ internalId: 103, url: 'fort', redirectUrl: '/seminare/t/reihe' }),
  ],
  events: [
    event({ eventId: 3, hotelId: 11, startDate: '2027-03-01' }),
    event({ eventId: 2, hotelId: 12, startDate: '2027-03-01' }),
    event({ eventId: 1, hotelId: 12, startDate: '2027-05-01' }),
    event({ eventId: 4, hotelId: 13, startDate: '2027-02-01' }),
    onlineEvent({ eventId: 5, startDate: '2027-02-15' }),
    event({
      eventId: 6,
      themeUrl: 'reihe',
      startDate: '2027-02-20',
      modules: [522, 11, 12].map((hotelId) => module({ hotelId, startDate: '2027-04-01' })),
    }),
    event({ eventId: 7, themeUrl: 'fort', hotelId: 11, startDate: '2027-02-02' }),
  ],
})

export const keepsEventsOfHotels = (fresh: Fresh): void => {
  const asked = async (...[filter, from = firstDay, page = {}]: Question) => {
    const { store } = await fresh()
    await store.content.apply(map, firstDay, firstDay)
    return (await store.catalogue.events(filter, from, page)).items.map(({ eventId }) => eventId)
  }

  describe('events in hotels', () => {
    test.each<[string, Question, readonly number[]]>([
      ['of one, a module in it included', [{ hotelIds: [11] }], [6, 3]],
      ['of several by day and number, each once', [{ hotelIds: [12, 11] }], [6, 2, 3, 1]],
      ['of a hotel that is named twice', [{ hotelIds: [13, 13] }], [4]],
      ['of none', [{ hotelIds: [] }], []],
      ['of hotels that are not there', [{ hotelIds: [99, -1, 522, 0.5, NaN] }], []],
      ['from a day on', [{ hotelIds: [12, 11] }, '2027-03-01'], [2, 3, 1]],
      ['the first of them', [{ hotelIds: [12, 11] }, firstDay, { limit: 2 }], [6, 2]],
      ['of a theme', [{ hotelIds: [11, 13], theme: 'reihe' }], [6]],
      ['of a theme that lives elsewhere', [{ hotelIds: [11], theme: 'fort' }], [7]],
      ['for a target group', [{ hotelIds: [11, 12], targetGroup: 'br' }], [2, 3, 1]],
    ])('%s', async (_, ask, expected) => expect(await asked(...ask)).toEqual(expected))

    test('come page by page', async () => {
      const { store } = await fresh()
      await store.content.apply(map, firstDay, firstDay)
      const seen: number[] = []
      let after: string | undefined
      do {
        const page = await store.catalogue.events({ hotelIds: [11, 12] }, firstDay, {
          limit: 1,
          ...(after && { after }),
        })
        seen.push(...page.items.map(({ eventId }) => eventId))
        after = page.next
      } while (after !== undefined)
      expect(seen).toEqual([6, 2, 3, 1])
    })

    test('follow an event to another day and hotel', async () => {
      const { store } = await fresh()
      await store.content.apply(map, firstDay, firstDay)
      const events = map.events.map((one) =>
        one.eventId === 3 ? { ...one, startDate: '2027-06-01', endDate: '2027-06-01', hotelId: 12 } : one,
      )
      await store.content.apply({ ...map, events }, firstDay, firstDay)
      const numbers = async (hotelId: number) =>
        (await store.catalogue.events({ hotelIds: [hotelId] }, firstDay, {})).items.map(({ eventId }) => eventId)
      expect(await numbers(11)).toEqual([6])
      expect(await numbers(12)).toEqual([6, 2, 1, 3])
    })
  })
}

type Events = Awaited<ReturnType<Fresh>>['store']['catalogue']['events']
type Question = readonly [filter: Parameters<Events>[0], from?: string, page?: Parameters<Events>[2]]
