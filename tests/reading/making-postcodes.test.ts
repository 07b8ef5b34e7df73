import { assert as check, integer, property, stringMatching, uniqueArray, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinedPositions, type ListedTown } from '#tools/postcodes/joined-positions.ts'
import { bareName, liesElsewhere, sameName } from '#tools/postcodes/town-names.ts'
import { linesOf, positionIn, positionsIn } from '#reading/postcodes/position-lines.ts'
import { positionsFromGeonames } from '#tools/postcodes/positions-from-geonames.ts'
import type { Town } from '#tools/postcodes/towns-by-name.ts'

describe('the name of a town', () => {
  test.each([
    ['Frankfurt am Main', 'frankfurt'],
    ['Frankfurt (Oder)', 'frankfurt'],
    ['Rothenburg ob der Tauber', 'rothenburg'],
    ['Neustadt a d Aisch', 'neustadt'],
    ['Böhlen b Riesa', 'bohlen'],
    ['Kirchberg bei Rosenheim', 'kirchberg'],
    ['Halle , Kr Holzminden', 'halle'],
    ['St. Ingbert', 'st ingbert'],
    ['Sankt Ingbert', 'st ingbert'],
    ['Garmisch-Partenkirchen', 'garmisch partenkirchen'],
    ['Großheubach', 'grossheubach'],
    ['Munich', 'munchen'],
    ['München', 'munchen'],
    ['Bad Homburg v d Höhe', 'bad homburg'],
  ])('%s is bare %s', (name, bare) => {
    expect(bareName(name)).toBe(bare)
  })

  test.each([
    ['Neuburg a d Kammel', 'Neuburg an der Donau', true],
    ['Kirchheim am Ries', 'Kirchheim unter Teck', true],
    ['Landau a d Isar', 'Landau an der Isar', false],
    ['Mühlheim am Main', 'Mühlheim', false],
    ['Frankfurt am Main', 'Frankfurt (Oder)', false],
  ])('%s and %s lie on different rivers: %s', (one, other, differ) => {
    expect(liesElsewhere(one, other)).toBe(differ)
  })

  test('is the same with other hyphens, marks and saints', () => {
    expect(sameName('Sankt Peter-Ording', 'St. Peter Ording')).toBe(true)
    expect(sameName('Halle (Saale)', 'Halle (Westf.)')).toBe(false)
  })
})

describe('postcodes joined with towns', () => {
  const town = (name: string, latitude: number, longitude: number, population = 5_000, land = '02'): Town => ({
    name,
    land,
    population,
    isPart: false,
    position: { latitude, longitude },
  })
  const listed = (postcode: string, name: string, more: Partial<ListedTown> = {}): ListedTown => ({
    postcode,
    name,
    land: '02',
    network: undefined,
    ...more,
  })
  const middle = { latitude: 48, longitude: 11 }
  const joined = (places: readonly ListedTown[], towns: readonly Town[]) => joinedPositions(places, towns, () => middle)

  test('lie at their town, not at its namesake in another Land, far away, or on another river', () => {
    const towns = [
      town('Neustadt', 48.1, 11.1),
      town('Neustadt', 49.9, 11.1, 90_000),
      town('Neustadt', 48, 11, 90_000, '05'),
      town('Neustadt an der Donau', 48.01, 11.01, 90_000),
    ]
    expect(joined([listed('80001', 'Neustadt am Wald')], towns).get('80001')).toEqual(towns[0]?.position)
  })

  test('lie at the larger of two namesakes next to each other, and at the one of the very name before both', () => {
    const [small, large] = [town('Au', 48.02, 11.02), town('Au an der Amper', 48.08, 11.08, 20_000)]
    expect(joined([listed('80001', 'Au b Freising')], [small, large]).get('80001')).toEqual(large.position)
    expect(joined([listed('80001', 'Au')], [small, large]).get('80001')).toEqual(small.position)
  })

  test('with several towns lie nearer to the larger one', () => {
    const places = [listed('80001', 'Adorf'), listed('80001', 'Bdorf')]
    const between = joined(places, [town('Adorf', 48, 11, 3_000), town('Bdorf', 48.2, 11, 1_000)]).get('80001')
    expect(between?.latitude).toBeCloseTo(48.05)
  })

  test('without a town lie in the middle of their telephone network', () => {
    const places = [listed('80001', 'Weiler', { network: '8123' }), listed('80901', 'Adorf', { network: '8123' })]
    expect(joined(places, [town('Adorf', 48.2, 11.2)]).get('80001')).toEqual({ latitude: 48.2, longitude: 11.2 })
  })

  test('without that lie between their neighbours of the area, nearer to the next number', () => {
    const places = [listed('80001', 'Adorf'), listed('80002', 'Weiler'), listed('80005', 'Bdorf')]
    const towns = [town('Adorf', 48, 11), town('Bdorf', 48.4, 11)]
    expect(joined(places, towns).get('80002')?.latitude).toBeCloseTo(48.1)
  })

  test('without any neighbour lie in the middle of the area', () => {
    expect(joined([listed('80001', 'Weiler')], []).get('80001')).toEqual(middle)
  })

  test('of a city of several areas lie in the middle of each area; of a town with as many in one they lie in the town', () => {
    const codes = (beginning: string) => Array.from({ length: 5 }, (_, nth) => `${beginning}0${nth}`)
    const city = [town('Stadt', 48.2, 11.2, 500_000)]
    const inTwo = [...codes('801'), ...codes('802')].map((postcode) => listed(postcode, 'Stadt'))
    expect(new Set(joined(inTwo, city).values())).toEqual(new Set([middle]))
    const inOne = [...codes('801'), '80110', '80111'].map((postcode) => listed(postcode, 'Stadt'))
    expect([...joined(inOne, city).values()]).toEqual(inOne.map(() => city[0]?.position))
  })

  test('throw where no area holds one', () => {
    expect(() => joinedPositions([listed('00001', 'Adorf')], [], () => undefined)).toThrow('no area holds 00001')
  })
})

describe('lines of positions', () => {
  test('tell the area, its corner, and steps from there', () => {
    const lines = linesOf(
      new Map([
        ['01069', { latitude: 51.041, longitude: 13.739 }],
        ['01067', { latitude: 51.06, longitude: 13.72 }],
        ['99999', { latitude: 50.5, longitude: 10 }],
      ]),
    )
    expect(lines).toBe('010 51.04 13.72 67ca69ac\n999 50.50 10.00 99aa\n')
    expect(positionIn(`\n${lines}`, '01067')).toEqual({ latitude: 51.06, longitude: 13.72 })
  })

  test('of an unlisted number give the next one of its area, even where the area has several lines', () => {
    const far = new Map([
      ['27404', { latitude: 53.3, longitude: 9.28 }],
      ['27498', { latitude: 54.18, longitude: 7.89 }],
    ])
    const lines = `\n${linesOf(far)}`
    expect(lines.trim().split('\n')).toHaveLength(2)
    expect(positionIn(lines, '27497')).toEqual(far.get('27498'))
    expect(positionIn(lines, '27499')).toBeUndefined()
    expect(positionIn(lines, '27400')).toEqual(far.get('27404'))
    expect(positionIn(lines, '27300')).toBeUndefined()
  })

  test('give back whatever was written, to a hundredth of a degree', () => {
    const position = tuple(integer({ min: 4_720, max: 5_510 }), integer({ min: 580, max: 1_510 }))
    const entries = uniqueArray(tuple(stringMatching(/^[0-9]{5}$/), position), { selector: ([it]) => it })
    check(
      property(entries, (some) => {
        const positions = new Map(
          some.map(([postcode, [north, east]]) => [postcode, { latitude: north / 100, longitude: east / 100 }]),
        )
        const read = positionsIn(linesOf(positions))
        expect(Object.fromEntries(read)).toEqual(Object.fromEntries(positions))
      }),
    )
  })
})

test('a list of GeoNames gives the middle of the towns of a postcode', () => {
  const line = (postcode: string, place: string, latitude: string, longitude: string) =>
    ['DE', postcode, place, 'Land', 'HH', '', '', '', '', latitude, longitude, ''].join('\t')
  const positions = positionsFromGeonames(
    [
      line('20095', 'Hamburg', '53.5500', '10.0000'),
      line('01067', 'Dresden', '51.0600', '13.7210'),
      line('20095', 'Altstadt', '53.5600', '10.0200'),
      line('x', 'Unsinn', '1', '2'),
      '',
    ].join('\n'),
  )
  expect(linesOf(positions)).toBe('010 51.06 13.72 67aa\n200 53.56 10.01 95aa\n')
})
