import { describe, expect, test } from 'vitest'
import { stateAfter, type BookingEvent } from '#core/booking/booking.machine.ts'
import {
  bookingStateFacts,
  bookingStates,
  holdsSeats,
  isTerminal,
  keepsSeats,
  type BookingState,
} from '#core/booking/booking-state.ts'

const events: readonly BookingEvent[] = [
  { type: 'booked', priceIsKnown: true },
  { type: 'booked', priceIsKnown: false },
  { type: 'signed', priceIsKnown: true },
  { type: 'signed', priceIsKnown: false },
  { type: 'confirmed' },
  { type: 'invited' },
  { type: 'attended' },
  { type: 'missed' },
  { type: 'promoted' },
  { type: 'claimed', priceIsKnown: true },
  { type: 'claimed', priceIsKnown: false },
  { type: 'declined' },
  { type: 'expired' },
  { type: 'cancelled' },
  { type: 'called-off' },
  { type: 'rebooked' },
]

/** State, what happens, state after it; whatever is not named cannot happen (domain §4.5). */
const life: readonly (readonly [BookingState, string, BookingState])[] = [
  ['reserviert', 'booked known', 'bestaetigt'],
  ['reserviert', 'booked', 'angefragt'],
  ['reserviert', 'signed known', 'bestaetigt'],
  ['reserviert', 'signed', 'angefragt'],
  ['reserviert', 'expired', 'verfallen'],
  ['reserviert', 'cancelled', 'storniert_kunde'],
  ['reserviert', 'called-off', 'abgesagt_veranstalter'],
  ['angefragt', 'confirmed', 'bestaetigt'],
  ['angefragt', 'cancelled', 'storniert_kunde'],
  ['angefragt', 'called-off', 'abgesagt_veranstalter'],
  ['bestaetigt', 'invited', 'eingeladen'],
  ['bestaetigt', 'attended', 'teilgenommen'],
  ['bestaetigt', 'missed', 'nicht_erschienen'],
  ['bestaetigt', 'cancelled', 'storniert_kunde'],
  ['bestaetigt', 'called-off', 'abgesagt_veranstalter'],
  ['bestaetigt', 'rebooked', 'umgebucht'],
  ['eingeladen', 'attended', 'teilgenommen'],
  ['eingeladen', 'missed', 'nicht_erschienen'],
  ['eingeladen', 'cancelled', 'storniert_kunde'],
  ['eingeladen', 'called-off', 'abgesagt_veranstalter'],
  ['eingeladen', 'rebooked', 'umgebucht'],
  ['warteliste', 'promoted', 'nachgerueckt'],
  ['warteliste', 'expired', 'verfallen'],
  ['warteliste', 'cancelled', 'storniert_kunde'],
  ['warteliste', 'called-off', 'abgesagt_veranstalter'],
  ['nachgerueckt', 'claimed known', 'bestaetigt'],
  ['nachgerueckt', 'claimed', 'angefragt'],
  ['nachgerueckt', 'declined', 'verfallen'],
  ['nachgerueckt', 'expired', 'verfallen'],
  ['nachgerueckt', 'cancelled', 'storniert_kunde'],
  ['nachgerueckt', 'called-off', 'abgesagt_veranstalter'],
]

const nameOf = (event: BookingEvent): string =>
  'priceIsKnown' in event && event.priceIsKnown ? `${event.type} known` : event.type

test('a booking goes from state to state as it is written down, and no other way', () => {
  const found = bookingStates.flatMap((state) =>
    events.flatMap((event) => {
      const next = stateAfter(state, event)
      return next === undefined ? [] : [[state, nameOf(event), next]]
    }),
  )
  expect(found.toSorted()).toEqual(life.toSorted())
})

describe('the states as they are told', () => {
  test('have German labels', () =>
    expect(bookingStateFacts.map(({ key, label }) => [key, label])).toEqual([
      ['reserviert', 'Reserviert'],
      ['angefragt', 'Angefragt'],
      ['bestaetigt', 'Bestätigt'],
      ['eingeladen', 'Eingeladen'],
      ['warteliste', 'Warteliste'],
      ['nachgerueckt', 'Nachgerückt'],
      ['storniert_kunde', 'Storniert'],
      ['abgesagt_veranstalter', 'Abgesagt'],
      ['umgebucht', 'Umgebucht'],
      ['teilgenommen', 'Teilgenommen'],
      ['nicht_erschienen', 'Nicht erschienen'],
      ['verfallen', 'Verfallen'],
    ]))
  test.each([
    ['green', 'bestaetigt eingeladen'],
    ['grey', 'storniert_kunde umgebucht nicht_erschienen verfallen'],
    ['orange', 'reserviert angefragt nachgerueckt'],
    ['red', 'abgesagt_veranstalter'],
    ['teal', 'warteliste teilgenommen'],
  ])('are shown in %s: %s', (tone, states) =>
    expect(bookingStateFacts.filter(({ color }) => color === tone).map(({ key }) => key)).toEqual(states.split(' ')),
  )
  test('are terminal where nothing can happen any more', () => {
    const dead = bookingStates.filter((state) => events.every((event) => stateAfter(state, event) === undefined))
    expect(dead).toEqual(bookingStates.filter(isTerminal))
    expect(bookingStateFacts.filter(({ terminal }) => terminal).map(({ key }) => key)).toEqual(dead)
  })
  test('hold seats until they end, but for the waiting list', () =>
    expect(bookingStates.filter(holdsSeats)).toEqual([
      'reserviert',
      'angefragt',
      'bestaetigt',
      'eingeladen',
      'nachgerueckt',
    ]))
  test('keep the seats of those who came and of those who did not', () =>
    expect(bookingStates.filter(keepsSeats)).toEqual([
      'reserviert',
      'angefragt',
      'bestaetigt',
      'eingeladen',
      'nachgerueckt',
      'teilgenommen',
      'nicht_erschienen',
    ]))
})
