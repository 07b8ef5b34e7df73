import { describe, expect, test } from 'vitest'
import { courtOfCode } from '#core/citations/ecli-courts.ts'
import { citationsIn } from '#core/citations/parse.ts'
import { citedIn } from './in-short.ts'

/** The court alone, so that no kind of decision is taken for a part of its name. */
const courtsIn = (text: string) =>
  citationsIn(text).map(({ citation }) => (citation.kind === 'law' ? undefined : citation.court))

describe('the court of a decision', () => {
  test.each([
    ['Hessisches LAG', 'Hessisches LAG'],
    ['des Hessischen LAG', 'Hessisches LAG'],
    ['Vor dem Hessischem Landesarbeitsgericht', 'Hessisches LAG'],
    ['Sächsisches LAG', 'Sächsisches LAG'],
    ['beim Sächsischen Landesarbeitsgericht', 'Sächsisches LAG'],
    ['Thüringer LAG', 'Thüringer LAG'],
    ['Bayerisches LAG', 'LAG'],
    ['das Landesarbeitsgericht', 'LAG'],
    ['des Landesarbeitsgerichts Köln', 'LAG Köln'],
    ['des Landesarbeitsgerichtes Köln', 'LAG Köln'],
    ['LAG Schleswig-Holstein', 'LAG Schleswig-Holstein'],
    ['LAG Alt-Neu-Mittelstadt', 'LAG Alt-Neu-Mittelstadt'],
    ['LAG hat', 'LAG'],
    ['Hessisches-LAG', 'LAG'],
  ])('%s …, 8 Sa 796/04: %s', (text, court) => expect(courtsIn(`${text}, 8 Sa 796/04`)).toEqual([court]))

  test.each([
    ['LSG Hamburg, L 4 AS 14/21', 'LSG Hamburg'],
    ['SG Hamburg, S 4 AS 14/21', 'SG Hamburg'],
    ['EuG T-55/18', 'EuG'],
  ])('in %s', (text, court) => expect(courtsIn(text)).toEqual([court]))

  test.each([
    'Hessisches LAG/8 Sa 796/04',
    'Europäischer Gerichtshof/C-55/18',
    'ArbG Frankfurt am Main/5 Ca 1/15',
    'ArbG Frankfurt am-Main 5 Ca 1/15',
    'BAG 7. Februar 2024/7 ABR 8/23',
  ])('has no other text behind it: %s', (text) => expect(courtsIn(text)).toEqual([]))

  test.each(['am', 'an', 'der', 'im'])('of a town at a river or in a land: Neustadt %s …', (word) =>
    expect(courtsIn(`ArbG Neustadt ${word} Main 5 Ca 1/15`)).toEqual([`ArbG Neustadt ${word} Main`]),
  )

  test.each(['Urteil', 'Urt.', 'Beschluss', 'Beschluß', 'Beschl.', 'Az.', 'Aktenzeichen', 'Kammer', 'Entscheidung'])(
    'has no town called %s',
    (word) => {
      expect(courtsIn(`LAG ${word} 8 Sa 796/04`)).toEqual(['LAG'])
      expect(courtsIn(`LAG Köln-${word} 8 Sa 796/04`)).toEqual(['LAG Köln'])
    },
  )

  test('has a town of three words with hyphens at most', () =>
    expect(courtsIn('LAG Alt-Neu-Mittel-Stadt 8 Sa 796/04')).toEqual([]))

  test('of the federation has no town and no land', () => {
    expect(courtsIn('BAG Köln 7 ABR 8/23')).toEqual([])
    expect(courtsIn('Hessisches BAG 7 ABR 8/23')).toEqual(['BAG'])
    expect(courtsIn('LAG Köln urteilt 8 Sa 796/04')).toEqual([])
  })

  test.each([
    'Europäischer Gerichtshof',
    'Der Europäische Gerichtshof',
    'Urteil des Europäischen Gerichtshofs',
    'Urteil des Europäischen Gerichtshofes',
    'EuGH',
  ])('of the Union is the EuGH: %s', (name) => expect(courtsIn(`${name} vom 14. Mai 2019, C-55/18`)).toEqual(['EuGH']))

  test.each(['Oberster Gerichtshof', 'Europäischer Rat', 'Europäischer'])('is not the EuGH: %s', (name) =>
    expect(courtsIn(`${name}, C-55/18`)).toEqual([]),
  )

  test('of the Union has two instances, told apart by their letters', () => {
    expect(citedIn('EuG 14. Mai 2019 – T-55/18')).toEqual(['EuG 2019-05-14 | T-55/18'])
    expect(citedIn('– T-55/18 –')).toEqual(['EuG | T-55/18'])
    expect(citedIn('EuG C-55/18')).toEqual([])
    expect(citedIn('ECLI:EU:T:2019:402')).toEqual(['ecli EuG 2019'])
    expect(citedIn('ECLI:EU:F:2019:402')).toEqual([])
  })
})

test.each([
  ['LAGBEBB', 'LAG Berlin-Brandenburg'],
  ['LAGBW', 'LAG Baden-Württemberg'],
  ['LAGD', 'LAG Düsseldorf'],
  ['LAGHAM', 'LAG Hamm'],
  ['LAGHB', 'LAG Bremen'],
  ['LAGHE', 'Hessisches LAG'],
  ['LAGHH', 'LAG Hamburg'],
  ['LAGK', 'LAG Köln'],
  ['lagk', 'LAG Köln'],
  ['LAGMV', 'LAG Mecklenburg-Vorpommern'],
  ['LAGNI', 'LAG Niedersachsen'],
  ['LAGRLP', 'LAG Rheinland-Pfalz'],
  ['LAGSH', 'LAG Schleswig-Holstein'],
  ['LAGST', 'LAG Sachsen-Anhalt'],
  ['LAGTH', 'Thüringer LAG'],
  ['BAG', 'BAG'],
  ['ArbGK', 'ArbGK'],
])('%s in an identifier is the %s', (code, court) => expect(courtOfCode(code)).toBe(court))
