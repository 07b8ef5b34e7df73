import { describe, expect, test } from 'vitest'
import { citedIn } from './in-short.ts'

const each = (list: string) => list.split(' ')

describe('a word names a part of a norm', () => {
  test.each([
    ['abs', 'Abs Abs. Absatz Absatzes Absätze Absätzen'],
    ['uabs', 'Unterabs. Unterabsatz UAbs. UA'],
    ['s', 'S. Satz Satzes Sätze Sätzen'],
    ['nr', 'Nr. Nrn. Nummer Nummern Ziff. Ziffer Ziffern'],
    ['hs', 'Halbsatz Halbs. Hs. HS'],
  ])('%s: %s', (part, list) => {
    for (const word of each(list)) expect([word, citedIn(`§ 1 ${word} 2 BGB`)]).toEqual([word, [`BGB 1 ${part}2`]])
  })

  test.each(each('Buchst. Buchstabe Buchstaben Bst. lit.'))('%s', (word) => {
    expect(citedIn(`§ 1 ${word} b BGB`)).toEqual(['BGB 1 litb'])
    expect(citedIn(`§ 1 ${word} zz BGB`)).toEqual(['BGB 1 litzz'])
  })

  test.each(
    each('Alt. Alternative Alternativen Var. Variante Varianten Fall Doppelbuchst. Doppelbuchstabe Spiegelstrich'),
  )('%s, which is left out', (word) => {
    expect(citedIn(`§ 1 Satz 3 ${word} 2 BGB`)).toEqual(['BGB 1 s3'])
    expect(citedIn(`§ 1 Satz 3 ${word} bb BGB`)).toEqual(['BGB 1 s3'])
  })
})

describe('a part of a norm', () => {
  test.each([
    ['§ 1 Abs. 1 12. Alt. BGB', ['BGB 1 abs1']],
    ['Art. 6 Abs. 1 2. UAbs. DSGVO', ['DSGVO art6 abs1 uabs2']],
    ['§ 1 Abs. (12) BGB', ['BGB 1 abs12']],
    ['§ 1 Abs. (1) 2 BGB', ['BGB 1 abs1 s2']],
    ['§ 1 (2) 123 BGB', ['? 1 abs2']],
    ['§ 1 Nr. 123 BGB', ['BGB 1 nr123']],
    ['§ 1 Nr. 1 a) BGB', ['BGB 1 nr1 lita']],
    ['§ 1 Nr. 1 z BGB', ['BGB 1 nr1 litz']],
    ['§ 1 Nr. 1 aa BGB', ['? 1 nr1']],
    ['§ 1 Abs. II BGB', ['BGB 1 abs2']],
    ['§ 1 Abs. 3z BGB', ['BGB 1 abs3z']],
  ])('%s', (text, cited) => expect(citedIn(text)).toEqual(cited))

  test.each([
    '§ 1 123. Alt. BGB',
    '§ 1 2. Satz BGB',
    '§ 1 Nr. 1234 BGB',
    '§ 1 (123) BGB',
    '§ 1 (2 BGB',
    '§ 1 (2a BGB',
    '§ 1 () BGB',
    '§ 1 (a) BGB',
    '§ 1 lit. ab BGB',
    '§ 1 lit. Ä BGB',
    '§ 1 lit. A BGB',
    '§ 1 lit. 2 BGB',
    '§ 1 Abs. IIII BGB',
  ])('is none, and the law stands too far behind: %s', (text) => expect(citedIn(text)).toEqual(['? 1']))

  test.each(
    each('I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX').map((roman, nth) => ({
      roman,
      nth,
    })),
  )('$roman, which is an Absatz', ({ roman, nth }) =>
    expect(citedIn(`§ 1 ${roman} BGB`)).toEqual([`BGB 1 abs${nth + 1}`]),
  )

  test('has no number above twenty in Roman', () => expect(citedIn('§ 1 XXI BGB')).toEqual([]))
})

test.each(
  each(
    'Tag Tage Tagen Woche Wochen Monat Monate Monaten Jahr Jahre Jahren Stunde Stunden Minuten Werktage Werktagen ' +
      'Arbeitstage Arbeitstagen Kalendertage Uhr Euro EUR Prozent Personen Mitglieder Mitgliedern Arbeitnehmer ' +
      'Arbeitnehmern Beschäftigte Beschäftigten Januar Februar März April Mai Juni Juli August September Oktober ' +
      'November Dezember % €',
  ),
)('‘und 3 %s’ counts something', (measure) => {
  expect(citedIn(`§ 37 Abs. 6 und 3 ${measure}`)).toEqual(['? 37 abs6'])
  expect(citedIn(`§ 37 Abs. 6 und 3. ${measure}`)).toEqual(['? 37 abs6'])
  expect(citedIn(`§ 37 BetrVG Abs. 3 ${measure}`)).toEqual(['BetrVG 37'])
})

test.each(['Dingen', '~', '3', ''])('‘und 7 %s’ counts nothing', (word) =>
  expect(citedIn(`§ 37 Abs. 6 und 7 ${word}`)).toEqual(['? 37 abs6', '? 37 abs7']),
)

describe('what joins two norms', () => {
  test.each([',', ';', '/', '&', 'und', 'u.', 'oder', 'sowie', 'bzw.', ', und', ', sowie'])(
    '§§ 37 Abs. 2%s 40',
    (joint) => expect(citedIn(`§§ 37 Abs. 2 ${joint} 40 BetrVG`)).toEqual(['BetrVG 37 abs2', 'BetrVG 40']),
  )

  test.each(['iVm', 'iVm.', 'i.V.m.', 'i. V. m.', 'i.Vm.', 'i Vm', 'in Verbindung mit', ', iVm.', ', i.V.m.'])(
    '§ 40 Abs. 1 %s § 37',
    (joint) => expect(citedIn(`§ 40 Abs. 1 ${joint} § 37 Abs. 6 BetrVG`)).toEqual(['BetrVG 40 abs1', 'BetrVG 37 abs6']),
  )

  test.each(['bis', '-', '–'])('§§ 37 %s 40', (joint) =>
    expect(citedIn(`§§ 37 ${joint} 40 BetrVG`)).toEqual(['BetrVG 37-40']),
  )

  test.each(['; und', ', ,', ',,', ', -', 'in Verbindung zu', 'in Bezug auf', 'i. V.', 'i. D. m.', 'mit', '+', '.'])(
    'is not ‘%s’',
    (joint) => expect(citedIn(`§ 84 ${joint} § 85 BetrVG`)).toEqual(['? 84', 'BetrVG 85']),
  )
})
