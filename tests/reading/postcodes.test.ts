import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areasIn, locatingPostcodes } from '#reading/postcodes/postcodes.ts'
import { postcodeTable } from '#reading/postcodes/postcode-table.ts'
import { tableFrom } from '#reading/postcodes/table-from-geonames.ts'

const postcodes = locatingPostcodes()

test.each([
  ['10115', 'Berlin', 52.53, 13.38],
  ['20095', 'Hamburg', 53.55, 10.0],
  ['50667', 'Köln', 50.94, 6.96],
  ['60311', 'Frankfurt am Main', 50.11, 8.68],
  ['70173', 'Stuttgart', 48.78, 9.18],
  ['80331', 'München', 48.14, 11.57],
  ['04109', 'Leipzig', 51.34, 12.37],
  ['01067', 'Dresden', 51.06, 13.72],
  ['99084', 'Erfurt', 50.98, 11.03],
  ['66111', 'Saarbrücken', 49.23, 7.0],
  ['24937', 'Flensburg', 54.79, 9.43],
  ['87435', 'Kempten', 47.73, 10.31],
  ['94032', 'Passau', 48.57, 13.46],
  ['27472', 'Cuxhaven', 53.87, 8.7],
])('%s lies in or near %s', (postcode, _, latitude, longitude) => {
  const found = postcodes.locate(postcode)
  expect(Math.abs((found?.latitude ?? 0) - latitude)).toBeLessThan(0.15)
  expect(Math.abs((found?.longitude ?? 0) - longitude)).toBeLessThan(0.2)
})

test.each(['00000', '05000', '43210', '62000', '', '1', '101155', 'ABCDE', '1011５', '__proto'])(
  'there is no %s',
  (postcode) => {
    expect(postcodes.locate(postcode)).toBeUndefined()
  },
)

test('every area lies in Germany', () => {
  const areas = areasIn(postcodeTable)
  expect(areas.size).toBeGreaterThan(600)
  for (const [beginning, { latitude, longitude }] of areas) {
    expect(beginning).toMatch(/^\d{3,5}$/)
    expect(latitude).toBeGreaterThan(47.2)
    expect(latitude).toBeLessThan(55.1)
    expect(longitude).toBeGreaterThan(5.8)
    expect(longitude).toBeLessThan(15.1)
  }
})

test('the table is small', () => {
  expect(statSync(new URL('../../adapters/reading/postcodes/postcode-table.ts', import.meta.url)).size).toBeLessThan(
    150_000,
  )
})

test('a longer beginning goes first', () => {
  expect(postcodes.locate('27498')).not.toEqual(postcodes.locate('27404'))
})

test('a list of GeoNames becomes a table', () => {
  const line = (postcode: string, place: string, latitude: string, longitude: string) =>
    ['DE', postcode, place, 'Land', 'HH', '', '', '', '', latitude, longitude, ''].join('\t')
  const list = [
    line('20095', 'Hamburg', '53.5500', '10.0000'),
    line('01067', 'Dresden', '51.0600', '13.7210'),
    line('20095', 'Altstadt', '53.5600', '10.0200'),
    line('x', 'Unsinn', '1', '2'),
    '',
  ].join('\n')
  expect(tableFrom(list)).toBe('01067 51.06 13.72\n20095 53.55 10.01\n')
  expect(areasIn(tableFrom(list)).get('20095')).toEqual({ latitude: 53.55, longitude: 10.01 })
})
