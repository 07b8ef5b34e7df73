import type { AccessibilityFact } from '#core/shared/accessibility-facts.ts'
import { describe, expect, test } from 'vitest'
import { factsIn, hotelsHref } from '#core/venues/accessibility-filter.ts'
import { countsWith, helpfulOmissions, hotelsWith } from '#core/venues/accessible-hotels.ts'
import type { HotelWithDetails } from '#core/venues/venue-pages.ts'
import { someHotelDetails } from '#features/support/record-builder.ts'

const testCore = (internalId: number, accessibility?: readonly AccessibilityFact[]): HotelWithDetails => ({
  hotel: {
    internalId,
    name: `Haus ${internalId}`,
    locationId: 1,
    location: 'Leipzig',
    address: { street: 'Weg 1', zip: '04109', city: 'Leipzig' },
    teaser: '',
  },
  details: accessibility ? someHotelDetails({ hotelId: internalId, accessibility }) : null,
})
const hotels = [
  testCore(1, ['lift', 'step-free']),
  testCore(2, ['lift']),
  testCore(3, ['hearing-loop']),
  testCore(4, []),
  testCore(5),
]
const numbers = (found: readonly HotelWithDetails[]) => found.map(({ hotel }) => hotel.internalId)

describe('hotels by what they offer', () => {
  test('all of what is asked for must be there; of an unknown hotel nothing is', () => {
    expect(numbers(hotelsWith(hotels, []))).toEqual([1, 2, 3, 4, 5])
    expect(numbers(hotelsWith(hotels, ['lift']))).toEqual([1, 2])
    expect(numbers(hotelsWith(hotels, ['lift', 'step-free']))).toEqual([1])
    expect(numbers(hotelsWith(hotels, ['lift', 'hearing-loop']))).toEqual([])
  })

  test('a count says how many hotels a further feature would leave', () => {
    expect(countsWith(hotels, [])).toMatchObject({ lift: 2, 'step-free': 1, 'hearing-loop': 1, 'assistance-dogs': 0 })
    expect(countsWith(hotels, ['step-free'])).toMatchObject({ lift: 1, 'step-free': 1, 'hearing-loop': 0 })
  })

  test('where nothing is left, each feature that stands in the way alone is named', () => {
    expect(helpfulOmissions(hotels, ['lift', 'step-free', 'hearing-loop'])).toEqual([
      { fact: 'hearing-loop', hotels: 1 },
    ])
    expect(helpfulOmissions(hotels, ['lift', 'hearing-loop'])).toEqual([
      { fact: 'lift', hotels: 1 },
      { fact: 'hearing-loop', hotels: 2 },
    ])
    expect(helpfulOmissions(hotels, ['assistance-dogs', 'tactile-guidance'])).toEqual([])
  })
})

test.each([
  ['step-free', 'stufenlos'],
  ['lift', 'aufzug'],
  ['wheelchair-rooms', 'rollstuhlzimmer'],
  ['accessible-toilet', 'wc'],
  ['accessible-parking', 'parkplatz'],
  ['hearing-loop', 'induktion'],
  ['tactile-guidance', 'leitsystem'],
  ['assistance-dogs', 'assistenzhund'],
] as const)('hotels with %s are asked for by %s', (fact, parameter) => {
  expect(hotelsHref([fact])).toBe(`/standorte?merkmal=${parameter}`)
  expect(factsIn(new URL(`https://www.seminarhaus.example/standorte?merkmal=${parameter}`))).toEqual([fact])
})
