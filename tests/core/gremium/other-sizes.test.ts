import { expect, test } from 'vitest'
import { javSize, worksCommitteeSize } from '#core/gremium/law/other-sizes.ts'

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [20, 1],
  [21, 3],
  [50, 3],
  [51, 5],
  [150, 5],
  [151, 7],
  [300, 7],
  [301, 9],
  [500, 9],
  [501, 11],
  [700, 11],
  [701, 13],
  [1000, 13],
  [1001, 15],
  [50_000, 15],
])('with %i young employees and trainees the JAV has %i members (§ 62 BetrVG)', (young, size) =>
  expect(javSize(young)).toBe(size),
)

test.each([
  [7, 0],
  [8, 0],
  [9, 5],
  [15, 5],
  [17, 7],
  [23, 7],
  [25, 9],
  [35, 9],
  [37, 11],
  [51, 11],
])('a works council of %i has a committee of %i (§ 27 BetrVG)', (members, size) =>
  expect(worksCommitteeSize(members)).toBe(size),
)
