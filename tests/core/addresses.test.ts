import { describe, expect, test } from 'vitest'
import { keyedSegment, parseKey } from '#core/shared/keyed-address.ts'
import { isReservedSlug, isSlug, longestSlug, reservedSlugs, slugOf } from '#core/shared/slug.ts'

describe('a segment of the shape {name}-{id}', () => {
  test.each([
    ['hamburg-12', 'hamburg', 12],
    ['betriebsverfassungsrecht-1-4001', 'betriebsverfassungsrecht-1', 4001],
    ['frankfurt-am-main-7', 'frankfurt-am-main', 7],
    ['4001', '', 4001],
    ['hamburg-007', 'hamburg', 7],
    ['hamburg-999999999999999', 'hamburg', 999_999_999_999_999],
    ['-5', '', 5],
    ['hamburg--5', 'hamburg-', 5],
  ])('%s: the name is %j and the key %i', (segment, name, id) => expect(parseKey(segment)).toEqual({ name, id }))

  test.each([
    'hamburg',
    'hamburg-',
    'hamburg12',
    'hamburg-12a',
    'hamburg-1.5',
    'hamburg-12 ',
    'hamburg-1000000000000000',
    '',
  ])('%j has no key', (segment) => expect(parseKey(segment)).toBeUndefined())

  test('is built from the name', () => {
    expect(keyedSegment('Frankfurt am Main', 7)).toBe('frankfurt-am-main-7')
    expect(parseKey(keyedSegment('Köln', 12))).toEqual({ name: 'koeln', id: 12 })
  })
})

describe('slugs', () => {
  test.each([
    ['Köln (Messe)', 'koeln-messe'],
    ['Straße & Weg', 'strasse-weg'],
    ['  Ärger im Büro  ', 'aerger-im-buero'],
    ['Łódź', 'lodz'],
    ['Café Bjørn', 'cafe-bjorn'],
    ['Læsø', 'laeso'],
    ['Œuvre', 'oeuvre'],
    ['§ 37 Abs. 6 BetrVG', '37-abs-6-betrvg'],
    ['Gru\u0308n', 'gruen'],
    ['GROSS', 'gross'],
  ])('%s becomes %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
    expect(isSlug(slug)).toBe(true)
  })

  test.each([
    ['betriebsrat', true],
    ['betriebsverfassungsrecht-1', true],
    ['1', true],
    ['a'.repeat(longestSlug), true],
    ['a'.repeat(longestSlug + 1), false],
    ['', false],
    ['-a', false],
    ['a-', false],
    ['a--b', false],
    ['Köln', false],
    ['Betriebsrat', false],
    ['a b', false],
    ['a/b', false],
    ['a_b', false],
    ['a\n', false],
  ])('%j can stand in an address: %s', (text, can) => expect(isSlug(text)).toBe(can))

  test('are at most 100 characters long', () => expect(longestSlug).toBe(100))

  test.each([
    'anmeldung',
    'reservierung',
    'warteliste',
    'hotel',
    'hotels',
    'get-datalist-locations',
    'pdf',
    'rss',
    'archiv',
    'kategorie',
    'urteil',
    'br',
    'sbv',
    'jav',
  ])('%s is reserved', (slug) => expect(isReservedSlug(slug)).toBe(true))

  test('nothing else is', () => {
    expect(reservedSlugs).toHaveLength(14)
    expect(isReservedSlug('hotellerie')).toBe(false)
  })
})
