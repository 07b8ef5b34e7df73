import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { councilSize, countedForCouncil, releasesOf } from '#core/gremium/law/council-size.ts'

describe('the works council (§ 9 BetrVG)', () => {
  test.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [20, 1],
    [21, 3],
    [50, 3],
    [51, 5],
    [100, 5],
    [101, 7],
    [200, 7],
    [201, 9],
    [400, 9],
    [401, 11],
    [700, 11],
    [701, 13],
    [1000, 13],
    [1001, 15],
    [1500, 15],
    [1501, 17],
    [2000, 17],
    [2001, 19],
    [2500, 19],
    [2501, 21],
    [3000, 21],
    [3001, 23],
    [3500, 23],
    [3501, 25],
    [4000, 25],
    [4001, 27],
    [4500, 27],
    [4501, 29],
    [5000, 29],
    [5001, 31],
    [6000, 31],
    [6001, 33],
    [7000, 33],
    [7001, 35],
    [9000, 35],
    [9001, 37],
    [12_000, 37],
    [12_001, 39],
    [30_001, 51],
  ])('has, with %i people, %i members', (counted, size) => expect(councilSize(counted)).toBe(size))

  test('has an odd number of members', () =>
    fc.assert(fc.property(fc.integer({ min: 5, max: 500_000 }), (counted) => councilSize(counted) % 2 === 1)))

  test.each([
    { employees: 80, voters: 50, counted: 50 },
    { employees: 80, voters: 51, counted: 80 },
    { employees: 150, voters: 51, counted: 150 },
    { employees: 4, voters: 4, counted: 4 },
    { employees: 6, voters: 4, counted: 4 },
  ])('counts $counted of $employees employees, $voters of whom may vote', ({ employees, voters, counted }) =>
    expect(countedForCouncil(employees, voters)).toBe(counted),
  )

  test('counts all employees where nobody knows how many may vote', () => expect(countedForCouncil(40)).toBe(40))

  test.each([-1, 1.5, Number.NaN, Infinity])('is not told for %d people', (counted) =>
    expect(() => councilSize(counted)).toThrow('no number of people'),
  )
})

describe('releases (§ 38 Abs. 1 BetrVG)', () => {
  test.each([
    [199, 0],
    [200, 1],
    [500, 1],
    [501, 2],
    [900, 2],
    [901, 3],
    [1500, 3],
    [1501, 4],
    [2000, 4],
    [2001, 5],
    [3000, 5],
    [3001, 6],
    [4000, 6],
    [4001, 7],
    [5000, 7],
    [5001, 8],
    [6000, 8],
    [6001, 9],
    [7000, 9],
    [7001, 10],
    [8000, 10],
    [8001, 11],
    [9000, 11],
    [9001, 12],
    [10_000, 12],
    [10_001, 13],
    [12_000, 13],
    [12_001, 14],
  ])('are, with %i employees, at least %i', (employees, released) => expect(releasesOf(employees)).toBe(released))
})
