import { describe, expect, test } from 'vitest'
import { calendarDay } from '#core/citations/days.ts'
import { citedIn } from './in-short.ts'

const fortyOne = Array.from({ length: 41 }, (_, nth) => `1 ABR ${nth + 1}/20`)

describe('between a court and its file number', () => {
  test.each(
    (
      'vom v am hat hatte mit in im seinem seiner der des dem Az Aktenzeichen Rs verb verbundenen Rechtssache Kammer ' +
      'Senat Senats Ersten Zweiten Großen Großer Entscheidung'
    ).split(' '),
  )('‘%s’ means nothing', (word) => expect(citedIn(`BAG ${word} 7 ABR 8/23`)).toEqual(['BAG | 7 ABR 8/23']))

  test.each([',', '(', '-', '–', ':', '.'])('‘%s’ means nothing', (sign) =>
    expect(citedIn(`BAG ${sign} 7 ABR 8/23`)).toEqual(['BAG | 7 ABR 8/23']),
  )

  test.each(['/', ';', '~', '[', 'sagt', 'Frau', '§', '\n\n', '3 Kammer', '3. Person', '3. Juni'])(
    '%j may lead to another decision',
    (sign) => expect(citedIn(`BAG ${sign} 7 ABR 8/23`)).toEqual([]),
  )

  test.each(['3. Kammer', '3.Kammer', '3. Senat', 'des 3. Senats'])('%s tells who decided', (senate) =>
    expect(citedIn(`BAG, ${senate}, 7 ABR 8/23`)).toEqual(['BAG | 7 ABR 8/23']),
  )

  test('a number with its dot counts as one of the words between', () => {
    expect(citedIn(`BAG ${'in '.repeat(21)}3. Kammer 7 ABR 8/23`)).toEqual(['BAG | 7 ABR 8/23'])
    expect(citedIn(`BAG ${'in '.repeat(22)}3.Kammer 7 ABR 8/23`)).toEqual([])
  })
})

test.each([
  ['Urteil', 'Urteil'],
  ['Urteils', 'Urteil'],
  ['Urt.', 'Urteil'],
  ['Beschluss', 'Beschluss'],
  ['Beschlusses', 'Beschluss'],
  ['Beschluß', 'Beschluss'],
  ['Beschl.', 'Beschluss'],
])('‘%s’ says what kind of decision it is', (word, type) => {
  expect(citedIn(`BAG, ${word} vom 7.2.2024 – 7 ABR 8/23`)).toEqual([`BAG ${type} 2024-02-07 | 7 ABR 8/23`])
  expect(citedIn(`${word} des BAG vom 7.2.2024 – 7 ABR 8/23`)).toEqual([`BAG ${type} 2024-02-07 | 7 ABR 8/23`])
  expect(citedIn(`${word} v. 7.2.2024 – 7 ABR 8/23`)).toEqual([`BAG ${type} 2024-02-07 | 7 ABR 8/23`])
  expect(citedIn(`${word} am 7.2.2024 – 7 ABR 8/23`)).toEqual(['BAG 2024-02-07 | 7 ABR 8/23'])
})

describe('a decision without a court', () => {
  test.each([
    ['7. Februar 2024, – 7 ABR 8/23', ['BAG 2024-02-07 | 7 ABR 8/23']],
    ['7. Februar 2024, 7 ABR 8/23', []],
    ['7. Februar 2024 – heute', []],
    ['7. Februar 2024 und 7 ABR 8/23', []],
    ['7.2.2024 –7 ABR 8/23', ['BAG 2024-02-07 | 7 ABR 8/23']],
    ['–7 ABR 8/23–', ['BAG | 7 ABR 8/23']],
    ['Az . 7 ABR 8/23', []],
    ['Urteil . vom 7.2.2024 – 7 ABR 8/23', ['BAG 2024-02-07 | 7 ABR 8/23']],
    ['Urteil vom . 7.2.2024 – 7 ABR 8/23', ['BAG 2024-02-07 | 7 ABR 8/23']],
    ['(7 ABR 8/23 –', []],
    ['Az: 7 ABR 8/23', ['BAG | 7 ABR 8/23']],
    ['Az.:7 ABR 8/23', ['BAG | 7 ABR 8/23']],
    ['Aktenzeichen 7 ABR 8/23', ['BAG | 7 ABR 8/23']],
    ['Sache 7 ABR 8/23', []],
    ['Az. der Sache', []],
    ['Urteil des Gerichts vom 7. Februar 2024', []],
  ])('%s', (text, cited) => expect(citedIn(text)).toEqual(cited))
})

describe('a file number', () => {
  test.each([
    ['– 116 Ca 8/23 –', 'ArbG | 116 Ca 8/23'],
    ['– 5 Ca 123456/23 –', 'ArbG | 5 Ca 123456/23'],
    ['– 8 TABV 59/21 –', 'LAG | 8 TaBV 59/21'],
    ['– 8 SAGA 59/21 –', 'LAG | 8 SaGa 59/21'],
    ['– 8 AZR 253/20(F) –', 'BAG | 8 AZR 253/20 (F)'],
    ['– B 14 AS 14/21 B –', 'BSG | B 14 AS 14/21 B'],
    ['– L 4 KRAS 14/21 ER –', 'LSG | L 4 KRAS 14/21 ER'],
    ['– S 4 R 14/21 –', 'SG | S 4 R 14/21'],
  ])('%s', (text, cited) => expect(citedIn(text)).toEqual([cited]))

  test.each([
    '– 1160 Ca 8/23 –',
    '– 5 Ca 1234567/23 –',
    '– 8 tabv 59/21 –',
    '– 8 TaBv 59/21 –',
    '– 8TaBV 59/21 –',
    '– VII StR 8/23 –',
    '– 6 R 8/23 –',
    '– 7 ABR 8.23 –',
    '– 7 ABR /23 –',
    '– 7 ABR 8-23 –',
    '– 7 ABR 8/3 –',
    '– 8 AZR 253/20 (G) –',
    '– 8 AZR 253/20 (AB) –',
    '– 8 AZR 253/20 (A –',
    '– 8 AZR 253/20 A) –',
    '– B 114 AS 14/21 R –',
    '– B AS 14/21 R –',
    '– B 4 - 14/21 –',
    '– L 4 KRASU 14/21 –',
    '– L 4 AS 14/21 EV –',
    '– L 4 AS 14 –',
    '– 7-ABR 8/23 –',
    '– 7 ABR-8/23 –',
    '– B-4 AS 14/21 –',
    '– B 4-AS 14/21 –',
    '– B 4 AS-14/21 –',
    '– B 4 AS 14.21 –',
    '– C-55.18 –',
    '– X-55/18 –',
    '– C/55/18 –',
    '– C 55/18 –',
    '– C-55 –',
  ])('is none, or not that alone: %s', (text) => expect(citedIn(text)).toEqual([]))

  test('without its suffix is one where more is in the bracket', () =>
    expect(citedIn('BAG 8 AZR 253/20 (G)')).toEqual(['BAG | 8 AZR 253/20']))

  test('is joined to forty at most', () => {
    expect(citedIn(`BAG ${fortyOne.slice(0, 40).join(', ')}`)).toHaveLength(40)
    expect(citedIn(`BAG ${fortyOne.join(', ')}`)).toEqual(fortyOne.slice(0, 40).map((number) => `BAG | ${number}`))
  })

  test('is not joined to another by ‘bis’', () =>
    expect(citedIn('EuGH C-402/07 bis C-432/07')).toEqual(['EuGH | C-402/07']))
})

describe('what stands behind a file number', () => {
  test.each([
    ['C-55/18 – [eins zwei drei vier fünf sechs sieben.] Rn. 6', '[eins zwei drei vier fünf sechs sieben.] | rn6'],
    ['C-55/18 – [eins zwei drei vier fünf sechs sieben acht] Rn. 6', undefined],
    ['C-55/18 – [] Rn. 60', undefined],
    ['C-55/18 – [CCOO', undefined],
    ['C-55/18 [CCOO]', '[CCOO]'],
    ['C-55/18 ua. [CCOO]', '[CCOO]'],
    ['C-55/18 zB [CCOO]', undefined],
    ['C-55/18 ua . [CCOO]', undefined],
    ['C-55/18 – – [CCOO]', undefined],
    ['C-55/18 –[CCOO]', '[CCOO]'],
    ['C-55/18,Rn.7', 'rn7'],
    ['C-55/18 , , Rn. 7', undefined],
    ['C-55/18 – – Rn. 7', undefined],
    ['C-55/18 juris , Rn. 7', undefined],
    ['C-55/18 Rn . 7', undefined],
    ['C-55/18 Rn. 7 f . und 9', 'rn7'],
    ['C-55/18, juris Rn. 7', 'rn7'],
    ['C-55/18 juris, Rn. 7', 'rn7'],
    ['C-55/18 Rn 7', 'rn7'],
    ['C-55/18 Rn. z', undefined],
    ['C-55/18 S. 7', undefined],
    ['C-55/18 Rn. 15 iVm 16', 'rn15'],
    ['C-55/18 Rn. 15 i. V. m. 16', 'rn15'],
    ['C-55/18 Rn. 15 i.Vm. 16', 'rn15'],
    ['C-55/18 Rn. 15 in Verbindung mit 16', 'rn15'],
    ['C-55/18 Rn. 15; 16', 'rn15'],
    ['C-55/18 Rn. 15;16', 'rn15'],
    ['C-55/18 Rn. 15, 16', 'rn15,16'],
    ['C-55/18 Rn. 15,16', 'rn15,16'],
    ['C-55/18 Rn. 15 und Seite', 'rn15'],
    ['C-55/18 Rn. 15 ff. und 20', 'rn15,20'],
    ['C-55/18 Rn. 15 f und 20', 'rn15,20'],
    ['C-55/18 Rn. 15 g und 20', 'rn15'],
    ['C-55/18 Rn. 3, 5 bis 7', 'rn3,5,6,7'],
    ['C-55/18 Rn. 5a, 7', 'rn5a,7'],
    ['C-55/18 Rn. 5z', 'rn5z'],
    ['C-55/18 Rn. 5f', 'rn5'],
    ['C-55/18 Rn. 5A', 'rn5'],
    ['C-55/18 Rn. 5ä', 'rn5'],
    ['C-55/18 Rn. 5ab', 'rn5'],
  ])('EuGH %s', (text, cited) =>
    expect(citedIn(`EuGH ${text}`)).toEqual([
      ['EuGH | C-55/18', cited].filter((each) => each !== undefined).join(' | '),
    ]),
  )
})

describe('the day of a decision', () => {
  test.each([
    ['7. Jan. 2024', '2024-01-07'],
    ['7. Feb 2024', '2024-02-07'],
    ['7. Mär. 2024', '2024-03-07'],
    ['7. Apr. 2024', '2024-04-07'],
    ['7. Jun. 2024', '2024-06-07'],
    ['7. Jul. 2024', '2024-07-07'],
    ['7. Aug. 2024', '2024-08-07'],
    ['7. Sep. 2024', '2024-09-07'],
    ['7. Okt. 2024', '2024-10-07'],
    ['7. Nov. 2024', '2024-11-07'],
    ['7. Dez. 2024', '2024-12-07'],
    ['1. 2. 2024', '2024-02-01'],
    ['7.2.53', '2053-02-07'],
    ['7.2.54', '1954-02-07'],
  ])('%s is %s', (written, day) => {
    expect(citedIn(`BAG ${written} – 7 ABR 8/23 –`)).toEqual([`BAG ${day} | 7 ABR 8/23`])
  })

  test.each([
    '0. Februar 2024',
    '007. Februar 2024',
    '7.002.2024',
    '7.2.124',
    '7. Fe 2024',
    '7. Februar . 2024',
    '7. Febr 2024',
    '7 Mai 2024',
  ])('%s is none', (written) => expect(citedIn(`BAG ${written} – 7 ABR 8/23 –`)).toEqual(['BAG | 7 ABR 8/23']))

  test('is one of the calendar', () => {
    expect(calendarDay(2024, 2, 29)).toBe('2024-02-29')
    expect(calendarDay(2023, 2, 29)).toBeUndefined()
    expect(calendarDay(2000, 2, 29)).toBe('2000-02-29')
    expect(calendarDay(1900, 2, 29)).toBeUndefined()
    expect(calendarDay(88, 1, 1)).toBe('0088-01-01')
    expect(calendarDay(2024, 0, 1)).toBeUndefined()
    expect(calendarDay(2024, 13, 1)).toBeUndefined()
    expect(calendarDay(2024, Number.NaN, Number.NaN)).toBeUndefined()
  })
})
