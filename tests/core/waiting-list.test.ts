import { expect, test } from 'vitest'
import { partiesToPromote } from '#core/booking/waiting-list.ts'

const waiting = (...seats: readonly number[]) =>
  seats.map((some, at) => ({ bookingId: String.fromCodePoint(97 + at), seats: some }))

test('who waits for a module is offered its seats, whole runs those of the fullest', () => {
  const parties = [
    { bookingId: 'whole', seats: 2 },
    { bookingId: 'one', seats: 1, modules: ['Eins'] },
    { bookingId: 'both', seats: 1, modules: ['Eins', 'Zwei'] },
    { bookingId: 'two', seats: 2, modules: ['Zwei'] },
    { bookingId: 'whole too', seats: 1 },
  ]
  const promoted = (left: number, byModule: Readonly<Record<string, number>>) =>
    partiesToPromote(parties, { left, byModule: new Map(Object.entries(byModule)) }).map(({ bookingId }) => bookingId)
  expect(promoted(0, { Eins: 3, Zwei: 1 })).toEqual(['two'])
  expect(promoted(1, { Eins: 1, Zwei: 0 })).toEqual(['one', 'two'])
  expect(promoted(1, {})).toEqual(['one'])
  expect(promoted(2, { Eins: 1 })).toEqual(['whole'])
  expect(promoted(2, { Eins: 2 })).toEqual(['whole', 'two'])
})

test.each<[string, readonly number[], number, string]>([
  ['nobody where no seat is free', [1, 1], 0, ''],
  ['the first', [1, 1, 1], 1, 'a'],
  ['as many as fit', [2, 1, 1], 3, 'ab'],
  ['whole parties alone', [3], 2, ''],
  ['a smaller one behind one that does not fit', [3, 2, 1], 2, 'b'],
  ['all where there is room', [3, 2, 1], 6, 'abc'],
])('free seats are offered to %s', (_, seats, free, expected) =>
  expect(
    partiesToPromote(waiting(...seats), { left: free, byModule: new Map() })
      .map(({ bookingId }) => bookingId)
      .join(''),
  ).toBe(expected),
)
