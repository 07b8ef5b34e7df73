import { expect, test } from 'vitest'
import { namedNorm } from '#core/search/named-norm.ts'

const further = new Map([
  ['gartg', 'GartG'],
  ['gesetz über schöne gärten', 'GartG'],
])
/** What is named, in short: law, unit, number, Absatz and Satz, and whether it is a guess. */
const inShort = (q: string): string | undefined => {
  const named = namedNorm(q, further)
  if (!named) return undefined
  if (named.kind === 'whole-law') return named.law
  const { law, unit, number, at, isGuess } = named
  const sign = unit === 'article' ? 'Art' : '§'
  return [sign, number, at?.absatz && `Abs ${at.absatz}`, at?.satz && `Satz ${at.satz}`, law, isGuess && '?']
    .filter(Boolean)
    .join(' ')
}

test.each([
  ['§ 37 Abs. 6 BetrVG', '§ 37 Abs 6 BetrVG'],
  ['37 6 betrvg', '§ 37 Abs 6 BetrVG'],
  ['betrvg 37', '§ 37 BetrVG'],
  ['BetrVG 37 Abs 6 S. 1', '§ 37 Abs 6 Satz 1 BetrVG'],
  ['37 VI betrvg', '§ 37 Abs 6 BetrVG'],
  ['§ 37 VI', '§ 37 Abs 6 BetrVG'],
  ['paragraph 37', '§ 37 BetrVG'],
  ['Paragraf 37 Absatz 6 Satz 2', '§ 37 Abs 6 Satz 2 BetrVG'],
  ['37', '§ 37 BetrVG ?'],
  ['37a', '§ 37a BetrVG ?'],
  ['§ 37', '§ 37 BetrVG'],
  ['37 6', undefined],
  ['37 6 1 2 betrvg', undefined],
  ['12345 betrvg', undefined],
  ['1234 betrvg', '§ 1234 BetrVG'],
  ['37 1234 betrvg', undefined],
  ['37 123 betrvg', '§ 37 Abs 123 BetrVG'],
  ['37 6 hallo betrvg', undefined],
  ['37 hallo betrvg', undefined],
  ['vi betrvg', undefined],
  ['betrvg', 'BetrVG'],
  ['Betriebsverfassungsgesetz', 'BetrVG'],
  ['Kündigung betrvg', undefined],
  ['art 9 gg', 'Art 9 GG'],
  ['gg 9', 'Art 9 GG'],
  ['9 III gg', 'Art 9 Abs 3 GG'],
  ['artikel 9', 'Art 9 BetrVG'],
  ['gartg 3', '§ 3 GartG'],
  ['Gesetz über schöne Gärten 3', '§ 3 GartG'],
  ['Gesetz über schöne Gärten', 'GartG'],
  ['§ 7 nr. 2 gartg', '§ 7 Abs 2 GartG'],
  ['Kündigung', undefined],
  ['', undefined],
])('%j names %s', (q, named) => expect(inShort(q)).toBe(named))

test.each(['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'].map((roman, at) => [roman, at + 1] as const))(
  'of an Absatz %s stands for %i',
  (roman, absatz) => expect(inShort(`37 ${roman} betrvg`)).toBe(`§ 37 Abs ${absatz} BetrVG`),
)

test.each('§ §§ art artikel paragraph paragraf abs absatz satz s nr nummer ziffer des der dem'.split(' '))(
  'between numbers %s says nothing more',
  (word) => expect(inShort(`37 ${word} 6 betrvg`)).toMatch(/^(?:§|Art) 37 Abs 6 BetrVG$/),
)

test('without further laws only those that are known are named', () => {
  expect(namedNorm('gartg 3')).toBeUndefined()
  expect(namedNorm('betrvg 3')).toMatchObject({ kind: 'law', law: 'BetrVG', number: '3' })
})
