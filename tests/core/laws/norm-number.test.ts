import { describe, expect, test } from 'vitest'
import {
  inNormOrder,
  keyOfQuery,
  normKey,
  normName,
  normNumber,
  normNumbers,
  standsFor,
} from '#core/knowledge/laws/norm-number.ts'

const number = (text: string) => normNumber(text) ?? { value: Number.NaN, suffix: text }
const order = (...texts: readonly string[]) => texts.toSorted((one, other) => inNormOrder(number(one), number(other)))

describe('number of a norm', () => {
  test('numbers with letters stand behind their own and before the next one', () => {
    expect(order('79', '78a', '139aa', '78', '139z', '139', '140', '9')).toEqual([
      '9',
      '78',
      '78a',
      '79',
      '139',
      '139z',
      '139aa',
      '140',
    ])
  })

  test.each(['', 'a', '1.5', '-1', '1_000', '3a4', '1abcd', '1234567'])('%s is no number', (text) => {
    expect(normNumber(text)).toBeUndefined()
  })

  test.each([
    ['§ 37', '§ 37', '37'],
    ['§ 78a', '§ 78a', '78a'],
    ['§37', '§ 37', '37'],
    ['Art 9', 'Art 9', 'art-9'],
    ['Art 12a', 'Art 12a', 'art-12a'],
    ['Anlage 1', 'Anlage 1', 'anlage-1'],
    ['Anlage', 'Anlage', 'anlage'],
    ['Anhang EV', 'Anhang EV', 'anhang-ev'],
    ['Inhaltsübersicht', 'Inhaltsübersicht', 'inhaltsuebersicht'],
    ['(XXXX) §§ 3 bis 6', '§§ 3 bis 6', '3-bis-6'],
    ['(XXXX)§§ 2354 bis 2359', '§§ 2354 bis 2359', '2354-bis-2359'],
    ['(XXXX) §§ 114 und 115', '§§ 114 und 115', '114-und-115'],
    ['(XXXX) Anlage 1 bis 4', 'Anlage 1 bis 4', 'anlage-1-bis-4'],
    ['(XXXX) Art 74a und 75', 'Art 74a und 75', 'art-74a-und-75'],
  ])('%s is called %s and has the key %s', (designation, name, key) => {
    expect(normName(designation)).toBe(name)
    expect(normKey(name)).toBe(key)
  })

  test('a range stands for all between, letters included, and for nothing else', () => {
    const range = normNumbers('§§ 133e bis 139aa')
    expect(range && ['133e', '134', '139', '139a', '139z', '139aa'].filter((key) => !standsFor(range, key))).toEqual([])
    expect(range && ['133d', '139ab', '140', 'art-134', '1330'].filter((key) => standsFor(range, key))).toEqual([])
  })

  test('two that stand together do not stand for what is between them', () => {
    const both = normNumbers('§§ 62 und 64')
    expect(both && ['62', '63', '64'].map((key) => standsFor(both, key))).toEqual([true, false, true])
  })

  test('enumerations and ranges are read together', () => {
    expect(normNumbers('§§ 3 bis 5, 7 und 9a')).toEqual({
      sign: 'paragraph',
      spans: [
        { first: { value: 3, suffix: '' }, last: { value: 5, suffix: '' } },
        { first: { value: 7, suffix: '' }, last: { value: 7, suffix: '' } },
        { first: { value: 9, suffix: 'a' }, last: { value: 9, suffix: 'a' } },
      ],
    })
  })

  test.each(['Präambel', 'Anhang EV', 'constructor 1', '§', '§ bis 3', 'Anlage II'])('%s has no number', (name) => {
    expect(normNumbers(name)).toBeUndefined()
  })

  test.each([
    ['78A', '78a'],
    ['§ 37', '37'],
    ['Art 9', 'art-9'],
    ['ART-9', 'art-9'],
    ['anlage-1', 'anlage-1'],
    ['Inhaltsübersicht', 'inhaltsuebersicht'],
    ['3-bis-6', '3-bis-6'],
  ])('whoever asks for %s means %s', (query, key) => {
    expect(keyOfQuery(query)).toBe(key)
  })

  test.each([
    ['§ 3', 'paragraph', '3'],
    ['§§ 3 und 4', 'paragraph', '3'],
    ['Art 3', 'article', 'art-3'],
    ['Art. 3', 'article', 'art-3'],
    ['Artikel 3', 'article', 'art-3'],
    ['Anlage 3', 'annex', 'anlage-3'],
    ['Anlagen 3 bis 5', 'annex', 'anlage-3'],
  ] as const)('%s is one of its kind', (name, sign, key) => {
    const numbers = normNumbers(name)
    expect(numbers?.sign).toBe(sign)
    const keys = ['3', 'art-3', 'anlage-3', 'art3', '§ 3', '', 'anlage-']
    expect(numbers && keys.filter((each) => standsFor(numbers, each))).toEqual([key])
  })

  test.each(['§§ und', '§§ ,', '§§ bis 3 und 4', '§§ 3 oder 4', 'Nr 3', '3'])('%s has no number', (name) =>
    expect(normNumbers(name)).toBeUndefined(),
  )

  test('a range that does not end is one norm', () => {
    const spans = [{ first: { value: 3, suffix: '' }, last: { value: 3, suffix: '' } }]
    expect(normNumbers('§§ 3 bis')).toEqual({ sign: 'paragraph', spans })
  })

  test('numbers of the same value stand side by side, numbers with another letter do not', () => {
    expect(inNormOrder(number('3a'), number('3A'))).toBe(0)
    expect(inNormOrder(number('3a'), number('3b'))).toBe(-1)
    expect(inNormOrder(number('3b'), number('3a'))).toBe(1)
    expect(inNormOrder(number('3b'), number('3aa'))).toBeLessThan(0)
    expect(inNormOrder(number('4'), number('3z'))).toBeGreaterThan(0)
  })
})
