import { describe, expect, test } from 'vitest'
import { eventsAtOnce, eventsInHotel } from '#core/venues/hotel-events.view.ts'
import { firstWay } from '#core/venues/hotel-in-brief.view.ts'
import { anEventContent, aHotelEntry, aTown, someContentFolder } from './sample-content.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'

const named = { 11: 'Haus Elbgarten', 12: 'Am Fleet', 13: 'Speicher', 14: 'Zum Anker', 15: 'Altes Zollhaus' }
const content = someContentFolder({
  locations: [aTown(), aTown({ internalId: 2, name: 'Lübeck' })],
  hotels: [
    ...Object.entries(named).map(([id, name]) => aHotelEntry({ internalId: Number(id), name })),
    aHotelEntry({ internalId: 21, name: 'Waldhaus', locationId: 2 }),
  ],
  events: [
    anEventContent({ eventId: 1, hotelId: 12, start: '2027-02-01' }),
    anEventContent({ eventId: 2, hotelId: 12, start: '2027-03-01' }),
    anEventContent({ eventId: 3, hotelId: 13, start: '2027-01-11' }),
    anEventContent({ eventId: 4, hotelId: 14, start: '2027-01-11' }),
    anEventContent({ eventId: 5, hotelId: 15, start: '2027-01-11' }),
    anEventContent({ eventId: 6, hotelId: 21, start: '2026-12-07' }),
    ...Array.from({ length: eventsAtOnce }, (_, i) =>
      anEventContent({ eventId: 100 + i, hotelId: 21, start: '2027-05-03', places: 12, taken: i % 2 ? 12 : 0 }),
    ),
  ],
})
const events = async (hotel: { readonly internalId: number; readonly locationId: number }, from?: string) => {
  const { stage, site } = openTestCore()
  valueOf(await stage.content(content))
  return eventsInHotel(site(aVisitor()).programme, hotel, from)
}
const elbgarten = { internalId: 11, locationId: 1 }
const waldhaus = { internalId: 21, locationId: 2 }

describe('a hotel without events', () => {
  test('names three others of its town, the soonest event first, then by name', async () => {
    const { found, total, instead } = await events(elbgarten)
    expect({ found, total }).toEqual({ found: [], total: 0 })
    expect(instead.map(({ hotel, events, first }) => [hotel.name, events, first.event.eventId])).toEqual([
      ['Altes Zollhaus', 1, 5],
      ['Speicher', 1, 3],
      ['Zum Anker', 1, 4],
    ])
    expect(firstWay({ total, instead })).toBe('instead')
  })
})

describe('a hotel with events', () => {
  test('shows a part of them, counts all, and knows where they go on', async () => {
    const { found, total, withSeats, nextFree, from, further, instead } = await events(waldhaus)
    expect(found.map(({ event }) => event.eventId)).toEqual([6, 100, 101, 102, 103, 104])
    expect({ total, withSeats, from, instead }).toEqual({ total: 7, withSeats: 4, from: undefined, instead: [] })
    expect(nextFree?.event.eventId).toBe(6)
    const last = await events(waldhaus, further)
    expect(last).toMatchObject({ total: 7, withSeats: 4, from: further, instead: [] })
    expect(last.found.map(({ event }) => event.eventId)).toEqual([105])
    expect(last.further).toBeUndefined()
  })

  test('has them where somebody reads on from nowhere, too', async () => {
    expect(await events(waldhaus, 'erfunden')).toMatchObject({ found: [], total: 7, from: 'erfunden', instead: [] })
  })
})
