import { expect, test } from 'vitest'
import { partiesToPromote } from '#core/booking/waiting-list.ts'

const waiting = (...seats: readonly number[]) =>
  seats.map((some, at) => ({ bookingId: String.fromCodePoint(97 + at), seats: some }))

test.each<[string, readonly number[], number, string]>([
  ['nobody where no seat is free', [1, 1], 0, ''],
  ['the first', [1, 1, 1], 1, 'a'],
  ['as many as fit', [2, 1, 1], 3, 'ab'],
  ['whole parties alone', [3], 2, ''],
  ['a smaller one behind one that does not fit', [3, 2, 1], 2, 'b'],
  ['all where there is room', [3, 2, 1], 6, 'abc'],
])('free seats are offered to %s', (_, seats, free, expected) =>
  expect(
    partiesToPromote(waiting(...seats), free)
      .map(({ bookingId }) => bookingId)
      .join(''),
  ).toBe(expected),
)
