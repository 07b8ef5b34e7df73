import { statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { distanceBetween } from '#core/finder/distance.ts'
import { locatingPostcodes } from '#reading/postcodes/postcodes.ts'
import { positionsIn } from '#reading/postcodes/position-lines.ts'
import { postcodeTable } from '#reading/postcodes/postcode-table.ts'

const postcodes = locatingPostcodes()

/** Town halls and market places, to a thousandth of a degree. */
const near = (postcode: string, latitude: number, longitude: number): number =>
  distanceBetween(postcodes.locate(postcode) ?? { latitude: 0, longitude: 0 }, { latitude, longitude })

test.each([
  ['01067', 'Dresden', 51.056, 13.726],
  ['02826', 'Görlitz', 51.153, 14.988],
  ['04109', 'Leipzig', 51.34, 12.373],
  ['06108', 'Halle (Saale)', 51.482, 11.97],
  ['15230', 'Frankfurt (Oder)', 52.342, 14.551],
  ['16303', 'Schwedt', 53.059, 14.283],
  ['18055', 'Rostock', 54.088, 12.14],
  ['18528', 'Bergen auf Rügen', 54.418, 13.433],
  ['22880', 'Wedel', 53.583, 9.704],
  ['24937', 'Flensburg', 54.784, 9.437],
  ['25980', 'Sylt', 54.907, 8.31],
  ['26757', 'Borkum', 53.588, 6.664],
  ['27472', 'Cuxhaven', 53.861, 8.694],
  ['27498', 'Helgoland', 54.182, 7.886],
  ['33790', 'Halle (Westfalen)', 52.061, 8.36],
  ['37073', 'Göttingen', 51.534, 9.935],
  ['38640', 'Goslar', 51.906, 10.429],
  ['52062', 'Aachen', 50.776, 6.084],
  ['54290', 'Trier', 49.756, 6.641],
  ['61348', 'Bad Homburg', 50.227, 8.618],
  ['66111', 'Saarbrücken', 49.236, 6.996],
  ['70173', 'Stuttgart', 48.776, 9.178],
  ['78462', 'Konstanz', 47.66, 9.175],
  ['79098', 'Freiburg', 47.996, 7.849],
  ['82467', 'Garmisch-Partenkirchen', 47.495, 11.095],
  ['87435', 'Kempten', 47.726, 10.314],
  ['87561', 'Oberstdorf', 47.41, 10.279],
  ['88131', 'Lindau', 47.546, 9.684],
  ['91541', 'Rothenburg ob der Tauber', 49.377, 10.18],
  ['94032', 'Passau', 48.574, 13.465],
  ['97070', 'Würzburg', 49.794, 9.929],
  ['99084', 'Erfurt', 50.978, 11.029],
])('%s is %s, to 4 km', (postcode, _, latitude, longitude) => {
  expect(near(postcode, latitude, longitude)).toBeLessThanOrEqual(4)
})

test.each([
  ['10115', 'Berlin-Mitte', 52.532, 13.384],
  ['12555', 'Berlin-Köpenick', 52.446, 13.574],
  ['13597', 'Berlin-Spandau', 52.534, 13.202],
  ['20095', 'Hamburg-Altstadt', 53.551, 10],
  ['21073', 'Hamburg-Harburg', 53.46, 9.983],
  ['50667', 'Köln, Altstadt', 50.938, 6.957],
  ['60311', 'Frankfurt am Main, Altstadt', 50.11, 8.682],
  ['80331', 'München, Altstadt', 48.137, 11.575],
])('%s is %s and no other quarter', (postcode, _, latitude, longitude) => {
  expect(near(postcode, latitude, longitude)).toBeLessThanOrEqual(4)
})

test.each([
  ['38436', 'a works in Wolfsburg', 52.433, 10.795],
  ['67056', 'a works in Ludwigshafen', 49.497, 8.433],
  ['51368', 'a works in Leverkusen', 51.016, 6.983],
  ['80788', 'a works in München', 48.177, 11.557],
  ['60254', 'a post box in Frankfurt am Main', 50.11, 8.68],
])('%s, the number of %s, lies where the next numbers of its area do', (postcode, _, latitude, longitude) => {
  expect(near(postcode, latitude, longitude)).toBeLessThanOrEqual(4)
})

test.each([
  '99999',
  '00000',
  '05000',
  '43210',
  '62000',
  '',
  '1',
  '101155',
  'ABCDE',
  '1011５',
  '__proto',
  '010 5',
  '\n0105',
])('there is no %j', (postcode) => {
  expect(postcodes.locate(postcode)).toBeUndefined()
})

describe('the table', () => {
  const table = positionsIn(postcodeTable)

  test('has each postcode of towns once, in Germany', () => {
    expect(table.size).toBeGreaterThan(8_200)
    expect(postcodeTable.trim().split('\n').length).toBeLessThan(900)
    for (const [postcode, { latitude, longitude }] of table) {
      expect(postcode).toMatch(/^\d{5}$/)
      expect([postcode, latitude > 47.2 && latitude < 55.1, longitude > 5.8 && longitude < 15.1]).toEqual([
        postcode,
        true,
        true,
      ])
    }
  })

  test('gives every one of them back', () => {
    for (const [postcode, position] of table) expect(postcodes.locate(postcode)).toEqual(position)
  })

  test('is small', () => {
    const { size } = statSync(new URL('../../adapters/reading/postcodes/postcode-table.ts', import.meta.url))
    expect(size).toBeLessThan(60_000)
  })
})
