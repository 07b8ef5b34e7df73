import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canBeMended, isOneMistakeApart, unharmedParts } from '#core/search/misspelling.ts'

/** How many letters have to be put in, taken out or replaced, or neighbours swapped; by the book, letter by letter. */
const distance = (one: string, other: string): number => {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, i) => i)]
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= one.length; i += 1) {
    rows.push([i])
    for (let j = 1; j <= other.length; j += 1) {
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      rows[i]?.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1),
          swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return at(one.length, other.length)
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 })

describe('one mistake', () => {
  test.each([
    ['betreibsrat', 'betriebsrat', true],
    ['betriebsra', 'betriebsrat', true],
    ['betriebsratt', 'betriebsrat', true],
    ['betriebsrad', 'betriebsrat', true],
    ['etriebsrat', 'betriebsrat', true],
    ['betriebsrat', 'betriebsrat', false],
    ['betreibsra', 'betriebsrat', false],
    ['ebtreibsrat', 'betriebsrat', false],
    ['seminar', 'seminare', true],
    ['semniar', 'seminare', false],
  ])('between %s and %s: %s', (one, other, yes) => {
    expect(isOneMistakeApart(one, other)).toBe(yes)
    expect(isOneMistakeApart(other, one)).toBe(yes)
  })

  test('is what the textbook calls a distance of 1', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(isOneMistakeApart(one, other)).toBe(distance(one, other) === 1)
      }),
      { numRuns: 3000 },
    )
  })

  test('leaves the beginning or the end of a word as it should be, so that an index finds it', () => {
    const long = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 5, maxLength: 12 })
    fc.assert(
      fc.property(long, word, fc.nat(), fc.nat(2), fc.boolean(), (meant, put, at, out, swap) => {
        const place = at % meant.length
        const typed = swap
          ? `${meant.slice(0, place)}${meant[place + 1] ?? ''}${meant[place] ?? ''}${meant.slice(place + 2)}`
          : `${meant.slice(0, place)}${put.slice(0, 1)}${meant.slice(place + Math.min(out, 1))}`
        fc.pre(canBeMended(typed) && isOneMistakeApart(typed, meant))
        const { begins, ends } = unharmedParts(typed)
        expect(meant.startsWith(begins) || meant.endsWith(ends)).toBe(true)
        expect(begins.length).toBeGreaterThanOrEqual(2)
        expect(ends.length).toBeGreaterThanOrEqual(2)
      }),
      { numRuns: 3000 },
    )
  })

  test.each([
    ['wahl', false],
    ['recht', true],
    ['a'.repeat(40), true],
    ['a'.repeat(41), false],
  ])('%s is looked at: %s', (typed, yes) => expect(canBeMended(typed)).toBe(yes))
})
