import { expect, test } from 'vitest'
import { byGerman, inGermanOrder } from '#core/shared/german-order.ts'
import { longestPage, pageQueryOf } from '#core/shared/page.ts'
import { required } from '#core/shared/required.ts'
import { firstRefusal } from '#core/shared/result.ts'
import { lengthOf } from '#core/shared/text-length.ts'

const refuse = (why: string) => () => ({ why })
const pass = () => undefined

test('the first refusal wins', () => {
  expect(firstRefusal([pass, refuse('one'), refuse('two')])({})).toEqual({ why: 'one' })
  expect(firstRefusal([pass, pass])({})).toBeUndefined()
})

test('what must be there and is not, throws', () => {
  expect(required('x')).toBe('x')
  expect(() => required(undefined)).toThrow(new RangeError('missing'))
})

test('words stand in German order', () => {
  const words = [
    'Zeugnis',
    'Übergangsmandat',
    'Abmahnung',
    'Änderungskündigung',
    'abberufung',
    'Straße',
    'Strasse',
    'Unfall',
  ]
  expect(words.toSorted(inGermanOrder)).toEqual([
    'abberufung',
    'Abmahnung',
    'Änderungskündigung',
    'Strasse',
    'Straße',
    'Übergangsmandat',
    'Unfall',
    'Zeugnis',
  ])
  expect([{ name: 'b' }, { name: 'Ä' }].toSorted(byGerman(({ name }) => name))).toEqual([{ name: 'Ä' }, { name: 'b' }])
})

test.each([
  [undefined, 100],
  [0, 1],
  [-3, 1],
  [1, 1],
  [2, 2],
  [24.9, 24],
  [100, 100],
  [101, 100],
  [Infinity, 100],
  [Number.NaN, 100],
])('a page of %s holds %i items', (limit, kept) =>
  expect(pageQueryOf(limit === undefined ? {} : { limit })).toEqual({ limit: kept }),
)

test('a page goes on where it was told', () => {
  expect(pageQueryOf({ after: 'x', limit: 5 })).toEqual({ after: 'x', limit: 5 })
  expect(longestPage).toBe(100)
})

test.each([
  ['', 0],
  ['abc', 3],
  ['Ö', 1],
  ['O\u0308', 1],
  ['😀', 1],
])('%j is %i characters long', (text, length) => expect(lengthOf(text)).toBe(length))
