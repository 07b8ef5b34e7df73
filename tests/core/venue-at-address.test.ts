import { describe, expect, test } from 'vitest'
import { venueAtAddress } from '#core/venues/venue-at-address.ts'
import { hotelHref, locationHref } from '#core/venues/venue-links.ts'

const towns = [
  { internalId: 1, name: 'Hamburg' },
  { internalId: 7, name: 'Frankfurt am Main' },
  { internalId: 8, name: 'Frankfurt (Oder)' },
  { internalId: 9, name: 'Köln' },
  { internalId: 21, name: 'Neustadt' },
  { internalId: 22, name: 'Neustadt' },
]
const outcome = (key: string) => {
  const asked = venueAtAddress(key, towns, locationHref)
  if (asked.ok) return asked.value.name
  return asked.refusal.why === 'moved' ? asked.refusal.to : asked.refusal.why
}

describe('the segment of a town', () => {
  test.each([
    // The right one
    ['hamburg-1', 'Hamburg'],
    ['frankfurt-am-main-7', 'Frankfurt am Main'],
    ['neustadt-22', 'Neustadt'],
    // The number is the key, whatever the words say
    ['1', '/standorte/hamburg-1'],
    ['koeln-1', '/standorte/hamburg-1'],
    ['Hamburg-1', '/standorte/hamburg-1'],
    ['hamburg-01', '/standorte/hamburg-1'],
    ['köln-9', '/standorte/koeln-9'],
    ['-hamburg-1', '/standorte/hamburg-1'],
    // A bare name that fits only one
    ['hamburg', '/standorte/hamburg-1'],
    ['Köln', '/standorte/koeln-9'],
    ['../hamburg', '/standorte/hamburg-1'],
    ['frankfurt-am-main', '/standorte/frankfurt-am-main-7'],
    ['neustadt', 'not-found'],
    ['frankfurt', 'not-found'],
    // No venue, whatever stands before
    ['522', 'not-found'],
    ['online-522', 'not-found'],
    ['hamburg-522', 'not-found'],
    ['-1', 'not-found'],
    ['online--1', 'not-found'],
    ['hamburg--1', 'not-found'],
    // Nothing
    ['hamburg-99', 'not-found'],
    ['', 'not-found'],
    ['-', 'not-found'],
    ['hamburg-1-', 'not-found'],
    ['9'.repeat(400), 'not-found'],
  ])('%s → %s', (key, expected) => expect(outcome(key)).toBe(expected))
})

describe('the segment of a hotel', () => {
  const houses = [
    { internalId: 3, name: 'Haus 12' },
    { internalId: 4, name: 'Hotel Drei Mohren' },
    { internalId: 5, name: 'Haus 522' },
  ]
  const of = (key: string) => venueAtAddress(key, houses, hotelHref)

  test('a number in the name is a part of it where no hotel has that number', () =>
    expect(of('haus-12')).toEqual({ ok: false, refusal: { why: 'moved', to: '/standorte/hotel/haus-12-3' } }))
  test('522 is no hotel, even where a name ends in it', () => {
    expect(of('haus-522')).toEqual({ ok: false, refusal: { why: 'not-found' } })
    expect(of('haus-522-5').ok).toBe(true)
  })
  test('stands under its own address', () => expect(of('haus-12-3').ok).toBe(true))
})
