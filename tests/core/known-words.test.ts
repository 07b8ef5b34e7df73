import { describe, expect, test } from 'vitest'
import { knownWordsIn, type WeighedText } from '#core/search/known-words.ts'
import { analysingGerman } from '#reading/german.ts'

const knownIn = (...texts: readonly WeighedText[]) =>
  knownWordsIn(analysingGerman(), texts).map(({ folded, written, weight }) => [folded, written, weight])

describe('the words of the content that misspelt ones are mended by', () => {
  test('are those of four letters and more, without figures, in their order', () => {
    expect(knownIn(['Wahl und Frist, Rat, Amt: Stufe2, § 37b, 2027, Öfen', 2], ['Arbeit im Team', 1])).toEqual([
      ['arbeit', 'Arbeit', 1],
      ['frist', 'Frist', 2],
      ['ofen', 'Öfen', 2],
      ['team', 'Team', 1],
      ['wahl', 'Wahl', 2],
    ])
  })

  test('weigh what all texts say that hold them, as often as they stand there', () => {
    expect(knownIn(['Wahl nach der Wahl', 3], ['WAHL', 10], ['Die Wahl', 1])).toEqual([['wahl', 'WAHL', 17]])
  })

  test.each([
    ['Lohn', { Lohn: 5, LOHN: 1, lohn: 3 }],
    ['LOHN', { Lohn: 1, LOHN: 5, lohn: 3 }],
    ['lohn', { LOHN: 1, Lohn: 3, lohn: 5 }],
    ['Lohn', { Lohn: 5, lohn: 4 }],
    ['lohn', { Lohn: 2, lohn: 2 }],
    ['lohn', { lohn: 2, Lohn: 2 }],
    ['Lohn', { LOHN: 2, Lohn: 2 }],
  ])('are written %s, as where they say most; of those that say as much, as is first in an index: %j', (as, texts) =>
    expect(knownIn(...Object.entries(texts)).map(([, written]) => written)).toEqual([as]),
  )
})
