import { describe, expect, test } from 'vitest'
import { citationsIn } from '#core/citations/parse.ts'
import type { Case } from './cases.ts'
import { courtCases, lawCases } from './cases.ts'
import { inShort } from './in-short.ts'
import { noCitations } from './no-citations.ts'

const read = (text: string, within?: string): readonly string[] =>
  citationsIn(text, within === undefined ? {} : { within }).map(({ citation }) => inShort(citation))

const named = (cases: readonly Case[]) => cases.map(([text, cited, within]) => ({ text, cited, within }))

describe('norms of laws', () => {
  test.each(named(lawCases))('$text cites $cited', ({ text, cited, within }) =>
    expect(read(text, within)).toEqual(cited),
  )
})

describe('decisions of courts', () => {
  test.each(named(courtCases))('$text cites $cited', ({ text, cited }) => expect(read(text)).toEqual(cited))
})

test.each(noCitations)('%j cites nothing', (text) => expect(read(text)).toEqual([]))

test('a file number far behind a court is not its own', () => {
  const within = (words: number) => read(`Das BAG ${'in der '.repeat(words)}7 ABR 8/23`)
  expect(within(2)).toEqual(['BAG | 7 ABR 8/23'])
  expect(within(20)).toEqual([])
})

test.each([
  '§ 6 der Verordnung zur Früherkennung',
  'die §§ 1 bis 3 der Eingliederungshilfe-Verordnung',
  '§ 12 Absatz 4 der Werkstättenverordnung',
  '§ 4 einer Betriebsvereinbarung',
  '§ 2 des Gesetzes über explosionsgefährliche Stoffe',
  '§ 71 des Soldatengesetzes',
  '§ 2 Absatz 1 des Allgemeinen Eisenbahngesetzes',
  '§ 5 TVöD',
  'Art. 5',
])('%j is of no law, though it stands in one', (text) => expect(read(text, 'SGB IX')).toEqual([]))

test('what an ordinance carries out is called by no other name, and books are those of the social code', () => {
  expect(read('§ 2 des Gesetzes über Betriebsärzte', 'WO')).toEqual([])
  expect(read('§ 3 des Zweiten Buches', 'BGB')).toEqual([])
})
