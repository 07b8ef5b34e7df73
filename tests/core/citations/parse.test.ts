import { describe, expect, test } from 'vitest'
import { citationsIn } from '#core/citations/parse.ts'
import type { Case } from './cases.ts'
import { courtCases, lawCases } from './cases.ts'
import { citedIn as read } from './in-short.ts'
import { noCitations } from './no-citations.ts'

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
  const behind = (words: number) => read(`BAG ${'in '.repeat(words)}7 ABR 8/23`)
  expect(behind(23)).toEqual(['BAG | 7 ABR 8/23'])
  expect(behind(24)).toEqual([])
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

test.each(['zur Förderung', 'zum Schutz', 'vom 5. Mai 1951', 'gegen Lärm', 'betreffend die Schiffahrt', 'für Gärtner'])(
  'a law that is called by what it is for is not the one that an ordinance carries out: ‘des Gesetzes %s’',
  (name) => expect(read(`§ 2 des Gesetzes ${name}`, 'WO')).toEqual([]),
)

test('a norm without parts is cited without any', () => {
  const [whole, part] = citationsIn('§ 37 BetrVG, § 40 Abs. 1 BetrVG').map(({ citation }) => citation)
  expect(whole).not.toHaveProperty('at')
  expect(part).toHaveProperty('at', { absatz: '1' })
})

describe('courts decide on no day behind the last one of', () => {
  test.each([
    ['Januar', 31],
    ['Februar', 29],
    ['März', 31],
    ['April', 30],
    ['Mai', 31],
    ['Juni', 30],
    ['Juli', 31],
    ['August', 31],
    ['September', 30],
    ['Oktober', 31],
    ['November', 30],
    ['Dezember', 31],
  ])('%s, the %i.', (month, last) => {
    const decided = (day: number) => read(`BAG ${day}. ${month} 2024 – 7 ABR 8/23 –`)
    expect(decided(last)).toEqual([expect.stringContaining(`-${last} | 7 ABR 8/23`)])
    expect(decided(last + 1)).toEqual(['BAG | 7 ABR 8/23'])
  })
})

describe('a register tells the court', () => {
  test.each([
    ['BAG', '7', ['AZR', 'ABR', 'AZN', 'AZB', 'AZA']],
    ['LAG', '7', ['Sa', 'SaGa', 'SLa', 'TaBV', 'TaBVGa', 'Ta', 'Oa']],
    ['ArbG', '7', ['Ca', 'BV', 'BVGa', 'Ga', 'Ha']],
    ['BVerfG', '2', ['BvR', 'BvL', 'BvQ', 'BvE', 'BvF', 'BvG', 'BvB']],
    ['BGH', 'VII', ['ZR', 'ZB']],
    ['BGH', '4', ['StR']],
    ['BFH', 'VI', ['R', 'B']],
    ['BVerwG', '6', ['P', 'PB', 'C', 'CN']],
  ])('%s', (court, senate, registers) => {
    for (const register of registers) {
      const fileNumber = `${senate} ${register} 8/23`
      expect(read(`– ${fileNumber} –`)).toEqual([`${court} | ${fileNumber}`])
    }
  })
})

test.each([
  ['Bundesarbeitsgericht', 'BAG', '7 ABR 8/23'],
  ['Bundesverfassungsgericht', 'BVerfG', '2 BvR 8/23'],
  ['Bundesgerichtshof', 'BGH', 'VII ZR 8/23'],
  ['Bundessozialgericht', 'BSG', 'B 4 AS 14/21 R'],
  ['Bundesverwaltungsgericht', 'BVerwG', '6 P 3.11'],
  ['Bundesfinanzhof', 'BFH', 'VI R 8/23'],
  ['Landesarbeitsgericht', 'LAG', '7 Sa 8/23'],
  ['Arbeitsgericht', 'ArbG', '7 Ca 8/23'],
  ['Landessozialgericht', 'LSG', 'L 4 AS 14/21'],
  ['Sozialgericht', 'SG', 'S 4 AS 14/21'],
])('%s in full is the %s', (name, court, fileNumber) => {
  expect(read(`${name}, ${fileNumber}`)).toEqual([`${court} | ${fileNumber}`])
  expect(read(`${court}, ${fileNumber}`)).toEqual([`${court} | ${fileNumber}`])
})

test.each('I II III IV V VI VII VIII IX X XI XII XIII'.split(' '))(
  'the %s. senate of the BGH numbers its cases',
  (senate) => expect(read(`BGH ${senate} ZR 248/13`)).toEqual([`BGH | ${senate} ZR 248/13`]),
)

test.each(['Art', 'Art.', 'Artt.', 'Artikel', 'Artikeln', 'Artikels'])('%s 9 is an article', (word) =>
  expect(read(`${word} 9 GG`)).toEqual(['GG art9']),
)

test.each(['Unterabs.', 'Unterabsatz', 'UAbs.', 'UA'])('%s names a part of an Absatz', (word) =>
  expect(read(`Art. 6 Abs. 1 ${word} 2 DSGVO`)).toEqual(['DSGVO art6 abs1 uabs2']),
)

test.each(['in', 'im', 'aus', 'vom', 'von', 'zum', 'zur'])('§ 8 %s … is one of what follows', (word) =>
  expect(read(`§ 8 ${word} Tarifvertrag`)).toEqual([]),
)
