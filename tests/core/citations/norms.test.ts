import { describe, expect, test } from 'vitest'
import { citedIn } from './in-short.ts'

const absaetze = (norm: string, last: number) => Array.from({ length: last }, (_, nth) => `${norm} abs${nth + 1}`)

describe('the number of a norm', () => {
  test.each([
    ['§ 1234 BGB', ['BGB 1234']],
    ['§ 12345 BGB', []],
    ['§ 84f BetrVG', ['BetrVG 84f']],
    ['§ 84f. BetrVG', ['BetrVG 84 f']],
    ['§ 21ff BetrVG', ['BetrVG 21 ff']],
    ['§ 21 ff. BetrVG', ['BetrVG 21 ff']],
    ['§ 20aa BetrVG', ['BetrVG 20aa']],
    ['§ 20zz BetrVG', ['BetrVG 20zz']],
    ['§ 20z BetrVG', ['BetrVG 20z']],
    ['§ 20ab BetrVG', []],
    ['§ 20aaa BetrVG', []],
    ['§ 20ä BetrVG', []],
    ['§ 20 z BetrVG', ['BetrVG 20z']],
    ['§ 20 ä BetrVG', ['? 20']],
    ['§ 20a ff. BetrVG', ['BetrVG 20a ff']],
    ['§ 20 a ff. BetrVG', ['BetrVG 20a ff']],
    ['§ 20a.', ['? 20a']],
    ['§ 78 a.', ['? 78a']],
    ['§ 78 e.', ['? 78e']],
    ['§ 78 f.', ['? 78 f']],
    ['§ 78 g.', ['? 78']],
    ['§ 78 a. F.', ['? 78']],
    ['§ 78 a.F.', ['? 78']],
    ['§ 78 a. Nr. 1', ['? 78']],
    ['§ 78 a. Abs. 1', ['? 78a']],
    ['§ 78 a. 1. Mai', ['? 78a']],
    ['§ 78 a. Im', ['? 78a']],
    ['§§37,40 BetrVG', ['BetrVG 37', 'BetrVG 40']],
    ['§ 5. Ende', ['? 5']],
    ['§ 5.12 BetrVG', []],
  ])('%s', (text, cited) => expect(citedIn(text)).toEqual(cited))
})

describe('a range', () => {
  test('names each part between its ends, up to twenty steps apart', () => {
    expect(citedIn('§ 1 Abs. 1 bis 2 BGB')).toEqual(absaetze('BGB 1', 2))
    expect(citedIn('§ 1 Abs. 1 bis 21 BGB')).toEqual(absaetze('BGB 1', 21))
    expect(citedIn('§ 1 Abs. 1 bis 22 BGB')).toEqual(['BGB 1 abs1', 'BGB 1 abs22'])
    expect(citedIn('§ 1 Abs. 3 bis 1 BGB')).toEqual(['BGB 1 abs3', 'BGB 1 abs1'])
    expect(citedIn('§ 1 Abs. 1 bis Abs. 3 BGB')).toEqual(absaetze('BGB 1', 3))
    expect(citedIn('§ 1 Abs. 1a bis 3 BGB')).toEqual(['BGB 1 abs1a', 'BGB 1 abs3'])
    expect(citedIn('§ 1 Satz 1 lit. x bis z BGB')).toEqual(['BGB 1 s1 litx', 'BGB 1 s1 lity', 'BGB 1 s1 litz'])
    expect(citedIn('§ 1 Satz 1 lit. aa bis cc BGB')).toEqual(['BGB 1 s1 litaa', 'BGB 1 s1 litcc'])
    expect(citedIn('§ 1 Nr. 2 bis Satz 4 BGB')).toEqual(['BGB 1 nr2', 'BGB 1 s4'])
  })

  test.each([
    ['§§ 26 Abs. 1 bis § 29 BetrVG', ['BetrVG 26 abs1', 'BetrVG 29']],
    ['§§ 26 bis 29 bis 31 BetrVG', ['BetrVG 26-29', 'BetrVG 31']],
    ['§§ 26 f. bis 29 BetrVG', ['BetrVG 26 f', 'BetrVG 29']],
    ['§§ 26 und 27 bis 29 BetrVG', ['BetrVG 26', 'BetrVG 27-29']],
    ['§ 26 Satz 1 bis Satz 3 und 5 BetrVG', ['BetrVG 26 s1-3', 'BetrVG 26 s5']],
    ['§ 26 Abs. 1 bis Satz 3 BetrVG', ['BetrVG 26 abs1', 'BetrVG 26 abs1 s3']],
    ['§ 26 Satz 1 und 3 BetrVG', ['BetrVG 26 s1', 'BetrVG 26 s3']],
  ])('of norms or sentences is one: %s', (text, cited) => expect(citedIn(text)).toEqual(cited))
})

describe('a number behind the parts of a norm', () => {
  test.each([
    ['§§ 37 Abs. 2, 38 BetrVG', ['BetrVG 37 abs2', 'BetrVG 38']],
    ['§§ 37 Abs. 2, 37 BetrVG', ['BetrVG 37 abs2', 'BetrVG 37 abs37']],
    ['§§ 37 Abs. 2, 36 BetrVG', ['BetrVG 37 abs2', 'BetrVG 37 abs36']],
    ['§§ 78a Abs. 2, 79 BetrVG', ['BetrVG 78a abs2', 'BetrVG 79']],
    ['§§ 37 Abs. 2, 40) BetrVG', ['? 37 abs2', '? 37 abs40']],
    ['§§ 37 Abs. 2 bis 40 BetrVG', ['BetrVG 37 abs2', 'BetrVG 37 abs40']],
    ['§ 37 Abs. 2, 40 BetrVG', ['BetrVG 37 abs2', 'BetrVG 37 abs40']],
    ['§ 37 Abs. 2, 4 Abs. 1 BetrVG', ['BetrVG 37 abs2', 'BetrVG 4 abs1']],
    ['§ 37 Abs. 2, 4 Satz 1 BetrVG', ['BetrVG 37 abs2', 'BetrVG 37 abs4 s1']],
    ['§ 626 I, 627 Abs. 2 BGB', ['BGB 626 abs1', 'BGB 627 abs2']],
    ['§ 626 I 1, 2 BGB', ['BGB 626 abs1 s1', 'BGB 626 abs1 s2']],
    ['§ 626 Abs. 1, II BGB', ['BGB 626 abs1', 'BGB 626 abs2']],
    ['§ 626 Nr. 1, II BGB', ['? 626 nr1']],
    ['§ 626 I, 2 BGB', ['BGB 626 abs1', 'BGB 626 abs2']],
    ['§ 1 Abs. 1, 2 Tage BGB', ['? 1 abs1']],
    ['§ 3, III Nr. 6 BGB', ['BGB 3', 'BGB 3 abs3 nr6']],
    ['§ 3, III BGB', ['? 3']],
    ['§ 1, 2 Tage KSchG', ['? 1']],
    ['§ 1, 2 KSchG', ['KSchG 1', 'KSchG 2']],
    ['Art. 1, 2 GG', ['GG art1', 'GG art2']],
    ['Art. 1 und § 2 GG', ['GG 2']],
    ['§ 246 § 1 BGB', ['? 246', 'BGB 1']],
  ])('%s', (text, cited) => expect(citedIn(text)).toEqual(cited))
})

describe('a further part', () => {
  test.each([
    ['§ 1 Abs. 2 Satz 3 und Abs. 4 BGB', ['BGB 1 abs2 s3', 'BGB 1 abs4']],
    ['§ 1 Abs. 2 Satz 3 Alt. 1 und Alt. 2 BGB', ['BGB 1 abs2 s3', 'BGB 1 abs2 s3']],
    ['§ 1 Abs. 2 Alt. 1 und Satz 3 BGB', ['BGB 1 abs2', 'BGB 1 abs2 s3']],
    ['§ 1 Satz 3 Nr. 1 lit. a und Satz 4 BGB', ['BGB 1 s3 nr1 lita', 'BGB 1 s4']],
    ['§ 1 Abs. 2 Nr. 1 und Halbsatz 2 BGB', ['BGB 1 abs2 nr1', 'BGB 1 abs2 nr1 hs2']],
    ['§ 1 Abs. 2 Halbsatz 2 und Nr. 1 BGB', ['BGB 1 abs2 hs2', 'BGB 1 abs2 nr1']],
    ['§ 1 Abs. 2 UAbs. 3 und Satz 1 BGB', ['BGB 1 abs2 uabs3', 'BGB 1 abs2 uabs3 s1']],
    ['§ 1 Abs. 2 Eingangssatz und Nr. 1 BGB', ['BGB 1 abs2 eingang', 'BGB 1 abs2 nr1']],
    ['§ 1 Abs. 2 Satz 3 Satz 4 BGB', ['BGB 1 abs2 s3']],
    ['§§ 84 f., Abs. 2 BGB', ['BGB 84 f', 'BGB 84 abs2']],
    ['§ 84 Abs. 1 Satz 3 bis 5, Satz 7 BGB', ['BGB 84 abs1 s3-5', 'BGB 84 abs1 s7']],
    ['§§ 84 bis 86, Abs. 2 BGB', ['BGB 84-86', 'BGB 84 abs2']],
  ])('%s', (text, cited) => expect(citedIn(text)).toEqual(cited))
})
