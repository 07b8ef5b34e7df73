import { describe, expect, test } from 'vitest'
import { otherEventsWith } from '#core/booking/other-events.ts'
import type { Event } from '#core/catalogue/catalogue.ts'
import { anEvent, aTheme, online } from './sample-theme.ts'

const clock = { now: () => '2026-11-21T12:00:00.000Z' }
const offering = (...events: readonly Event[]) => ({
  clock,
  catalogue: { theme: async () => aTheme({ events }) },
})
const soldOut = anEvent({ eventId: 4001, placesLeft: 0 })

describe('events that are named where one is sold out', () => {
  test('are told by theme, days and place', async () => {
    const others = [
      anEvent({ eventId: 4002, startDate: '2027-01-11', endDate: '2027-01-13' }),
      online({ eventId: 4003, startDate: '2027-02-08', endDate: '2027-02-08' }),
    ]
    expect(await otherEventsWith(2, soldOut, offering(soldOut, ...others))).toEqual([
      {
        eventId: 4002,
        title: 'Arbeitsrecht I',
        startDate: '2027-01-11',
        endDate: '2027-01-13',
        venue: 'Hotel Lindenbogen, Leipzig',
      },
      { eventId: 4003, title: 'Arbeitsrecht I', startDate: '2027-02-08', endDate: '2027-02-08' },
    ])
  })

  test('are at most three, and have the seats', async () => {
    const others = [1, 2, 3, 2, 2].map((placesLeft, index) => anEvent({ eventId: 5000 + index, placesLeft }))
    const named = await otherEventsWith(2, soldOut, offering(...others))
    expect(named.map(({ eventId }) => eventId)).toEqual([5001, 5002, 5003])
  })

  test('are none where the theme has gone', async () => {
    const gone = { clock, catalogue: { theme: async () => undefined } }
    expect(await otherEventsWith(1, soldOut, gone)).toEqual([])
  })
})
