import { describe, expect, test } from 'vitest'
import { citationsIn } from '#core/citations/parse.ts'
import { citedIn } from './in-short.ts'

const each = (list: string) => list.split(' ')

describe('behind a norm, no law but a text of others', () => {
  test.each(
    each(
      'Arbeitsvertrag Arbeitsvertrages Arbeitsvertrags Betriebsvereinbarung Betriebsvereinbarungen Satzung ' +
        'Geschäftsordnung Richtlinie Arbeitsschutzrichtlinien Verordnung Sozialplan Sozialplans Sozialplanes ' +
        'Vereinsstatut Vereinsstatuts Lieferbedingungen Abkommen Sozialabkommens Charta Menschenrechtskonvention ' +
        'Landesverfassung Liefer-AGB Tarifwerk EU-Verordnung Aa-Bb-Cc-Verordnung',
    ),
  )('%s', (name) => {
    expect(citedIn(`§ 5 ${name} gilt`)).toEqual([])
    expect(citedIn(`§ 5 in ${name} gilt`)).toEqual([])
  })

  test.each(['Bauprodukte-VO', 'Rom I-VO', 'Rom II-VO', 'Brüssel Ia-VO', 'Dublin III-VO'])('%s', (name) =>
    expect(citedIn(`§ 5 ${name} gilt`)).toEqual([]),
  )

  test.each(each('HausTV RahmenBV RahmenDV ArbV GeschO MTV TVöD'))('%s', (name) =>
    expect(citedIn(`§ 5 ${name} gilt`)).toEqual([]),
  )

  test.each(
    each(
      'eines einer seines seiner ihres ihrer Ihres Ihrer unseres unserer unsres unsrer meines meiner eures eurer jenes ' +
        'jener deren dessen dieses dieser',
    ),
  )('%s Vertrags', (word) => expect(citedIn(`§ 5 ${word} Vertrags`)).toEqual([]))

  test('is looked for three words ahead, and four words of a compound', () => {
    expect(citedIn('§ 8 in unserer neuen Satzung')).toEqual([])
    expect(citedIn('§ 8 in unserer ganz neuen Satzung')).toEqual(['? 8'])
    expect(citedIn('§ 8 Aa-Bb-Cc-Dd-Verordnung')).toEqual(['? 8'])
  })

  test.each([
    '§ 5.c BetrVG',
    '§ 5.1 BetrVG',
    '§ 106 der Betriebsrat',
    '§ 5 Abs. 2 des Vertrags',
    '§ 1 des österreichischen Gesetzes',
  ])('%s', (text) => expect(citedIn(text)).toEqual([]))
})

describe('behind a norm, nothing of its own', () => {
  test.each([
    '§ 16. Im Betrieb',
    '§ 16. Der',
    '§ 16 bedingungen',
    '§ 16 eines Betriebsrats',
    '§ 16 in Köln',
    '§ 16 Betrieb',
  ])('%s', (text) => expect(citedIn(text)).toEqual(['? 16']))

  test.each(each('Gesetz Gesetzes Buches Buchs Gesetzbuchs Gesetzbuches Verordnung'))('dieses %s', (word) =>
    expect([...citedIn(`§ 5 dieses ${word}`, 'BGB'), ...citedIn(`§ 5 dieser ${word}`, 'BGB')]).toEqual([
      '(BGB) 5',
      '(BGB) 5',
    ]),
  )
})

describe('behind a norm, its law', () => {
  test.each(each('deutschen europäischen neuen geltenden aktuellen'))('des %s KSchG', (adjective) =>
    expect(citedIn(`§ 1 des ${adjective} KSchG`)).toEqual(['KSchG 1']),
  )

  test.each(['Österreich', 'Schweiz', 'AT', 'CH'])('of another country, which is no law of ours: (%s)', (country) => {
    expect(citedIn(`§ 1 KSchG (${country})`)).toEqual([])
    expect(citedIn(`§ 1 KSchG ${country}`)).toEqual(['KSchG 1'])
  })

  test.each(['(Bund)', '(alt)', 'gilt'])('and more about it: %s', (more) =>
    expect(citedIn(`§ 1 KSchG ${more}`)).toEqual(['KSchG 1']),
  )

  test('and then one part of the norm, where none was named', () => {
    expect(citedIn('§ 37 BetrVG Abs. 6')).toEqual(['BetrVG 37 abs6'])
    expect(citedIn('§ 37 BetrVG Satz 2')).toEqual(['BetrVG 37 s2'])
    expect(citedIn('§ 37 BetrVG S. 2')).toEqual(['BetrVG 37'])
    expect(citedIn('§ 37 BetrVG Nr. 2')).toEqual(['BetrVG 37'])
    expect(citedIn('§ 37 Abs. 6 BetrVG Satz 2')).toEqual(['BetrVG 37 abs6'])
    expect(citedIn('§§ 37, 40 BetrVG Abs. 6')).toEqual(['BetrVG 37', 'BetrVG 40'])
  })
})

describe('what an ordinance and the books of the social code call by no name', () => {
  test.each([
    ['§ 3 der Geschäftsordnung', 'WO', []],
    ['§ 3 des Gesetzbuchs', 'WO', []],
    ['§ 3 des Gesetzes', 'KSchG', []],
    ['§ 3 des Gesetzes', 'WO', ['BetrVG 3']],
    ['§ 3 des Zweiten Abschnitts', 'SGB IX', []],
    ['§ 3 des Dreizehnten Buches', 'SGB IX', []],
    ['§ 3 des Zweiten Buches', 'SGB IX', ['SGB II 3']],
    ['§ 3 des Zweiten Buchs', 'SGB IX', ['SGB II 3']],
    ['§ 106 der Betriebsrat', 'BetrVG', ['(BetrVG) 106']],
    ['§ 106 der Satzung', 'BetrVG', []],
    ['§ 106 des Betriebsrats', 'BetrVG', []],
    ['Art. 5', 'BetrVG', []],
    ['Art. 5', 'DSGVO', ['(DSGVO) art5']],
    ['Art. 5', 'KI-VO', ['(KI-VO) art5']],
    ['Art. 5', 'AEUV', ['(AEUV) art5']],
    ['Art. 5', 'EGBGB', ['(EGBGB) art5']],
  ] as const)('%s in %s', (text, within, cited) => expect(citedIn(text, within)).toEqual(cited))
})

test.each(each('Rn. Rdnr. Rdn. Randnr. Rz. Randnummer'))('a commentary speaks of the law before § 13 %s 28', (word) => {
  expect(citedIn(`§ 13 ${word} 28`)).toEqual([])
  expect(citedIn(`BetrVG § 13 ${word} 28`)).toEqual(['BetrVG 13'])
})

test.each([
  ['nach § 3 BaustellG gilt', ['§ 3 BaustellG']],
  ['nach § 3 des BaustellG gilt', ['§ 3 des BaustellG']],
  ['nach § 3 des neuen KSchG gilt', ['§ 3 des neuen KSchG']],
  ['im BetrVG §§ 37, 40 gilt', ['BetrVG §§ 37', '40']],
  ['BAG – 1 ABR 5/20, 1 ABR 6/20 – Rn. 12 gilt', ['BAG – 1 ABR 5/20', '1 ABR 6/20 – Rn. 12']],
  ['BAG – 1 ABR 5/20 – Rn. 38 ff. gilt', ['BAG – 1 ABR 5/20 – Rn. 38 ff.']],
  ['BAG – 1 ABR 5/20 – Rn. 38 f gilt', ['BAG – 1 ABR 5/20 – Rn. 38 f']],
  ['EuGH C-55/18 – [CCOO] gilt', ['EuGH C-55/18 – [CCOO]']],
  ['(BAG 8 AZR 253/20 (A))', ['BAG 8 AZR 253/20 (A)']],
  ['BAG 7. Februar 2024, 8. Februar 2024 – 7 ABR 8/23', ['8. Februar 2024 – 7 ABR 8/23']],
  ['Art. 246a § 1 Abs. 2 gilt, Art. 246a § 1 EGBGB', ['Art. 246a § 1 EGBGB']],
  ['§ 5 Nr. 1 lit. a), b) BGB', ['§ 5 Nr. 1 lit. a', 'b) BGB']],
])('%s: as it is written', (text, written) =>
  expect(citationsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(written),
)

test.each([
  ['§ 14 Abs. 4 des Gesetzes gilt', 'WO', '§ 14 Abs. 4 des Gesetzes'],
  ['§ 7 des Zwölften Buches gilt', 'SGB IX', '§ 7 des Zwölften Buches'],
])('%s: as it is written in the %s', (text, within, written) =>
  expect(citationsIn(text, { within }).map(({ start, end }) => text.slice(start, end))).toEqual([written]),
)
