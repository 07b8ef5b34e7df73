import { expect, test } from 'vitest'
import { arranged, isPermutation, putAt, stepped } from '#core/theme-sequence/theme-sequence.ts'

const ids = [1, 2, 3, 4]

test.each([
  ['forwards', 4, 0, [4, 1, 2, 3]],
  ['backwards', 1, 2, [2, 3, 1, 4]],
  ['where it is', 2, 1, ids],
  ['beyond the end', 1, 99, [2, 3, 4, 1]],
  ['beyond the beginning', 3, -1, [3, 1, 2, 4]],
  ['unknown', 9, 0, ids],
])('a theme is put %s', (_, id, position, order) => {
  expect(putAt(ids, id, position)).toEqual(order)
})

test('a step moves by one, and nothing beyond an edge', () => {
  expect(stepped(ids, 3, -1)).toEqual([1, 3, 2, 4])
  expect(stepped(ids, 3, 1)).toEqual([1, 2, 4, 3])
  expect(stepped(ids, 1, -1)).toEqual(ids)
  expect(stepped(ids, 4, 1)).toEqual(ids)
})

test('what came since stands behind what the office arranged, and what has left is forgotten', () => {
  expect(arranged([3, 9, 1], [1, 2, 3])).toEqual([3, 1, 2])
})

test.each([
  [[3, 1, 2], true],
  [[3, 1], false],
  [[3, 1, 1], false],
  [[3, 1, 4], false],
  [[3, 1, 2, 2], false],
])('%j is a permutation of 1, 2 and 3: %s', (one, isOne) => {
  expect(isPermutation(one, [1, 2, 3])).toBe(isOne)
})
