import { describe, expect, test } from 'vitest'
import { citationsIn } from '#core/citations/parse.ts'
import { citedIn } from './in-short.ts'

describe('an identifier', () => {
  test.each([
    ['ECLI:DE:BAG:2024:070224.V.7ABR8.23.0', 'ecli BAG 2024 2024-02-07 | 7 ABR 8/23 | 0'],
    ['ECLI:DE:ARBGK:2005:0713.8CA796.04.00', 'ecli ARBGK 2005 2005-07-13 | 8 Ca 796/04 | 00'],
    ['ECLI:DE:BGH:2016:020616B4STR348.13.0', 'ecli BGH 2016 Beschluss 2016-06-02 | 4 StR 348/13 | 0'],
    ['ECLI:DE:BVERWG:2012:190912B6P3.11.0', 'ecli BVerwG 2012'],
    ['ECLI:DE:BSG:2022:170222UB4AS1421R0', 'ecli BSG 2022'],
    ['ECLI:EU:C:2019:4', 'ecli EuGH 2019'],
    ['ECLI:DE:BAG:2024:221024.B.7ABR8.23.0', 'ecli BAG 2024 Beschluss 2024-10-22 | 7 ABR 8/23 | 0'],
  ])('tells what is encoded in it: %s', (text, cited) => expect(citedIn(text)).toEqual([cited]))

  test.each([
    ['ECLI:DE:LAGK:2005:X', 'ecli LAGK 2005'],
    ['ECLI:DE:LAGK:2005:0230.8SA796.04.00', 'ecli LAGK 2005'],
    ['ECLI:DE:ARBGK:2005:X', 'ecli ARBGK 2005'],
    ['ECLI:DE:BVerfG:2018:X', 'ecli BVerfG 2018'],
    ['ECLI:DE:BVerfG:2018:qs20180230.2bvq005318', 'ecli BVerfG 2018'],
    ['ECLI:DE:BGH:2016:X', 'ecli BGH 2016'],
    ['ECLI:DE:BGH:2000:X', 'ecli BGH 2000'],
    ['ECLI:DE:BGH:2015:020616UVIIZR348.13.0', 'ecli BGH 2015'],
  ])('tells court and year alone where nothing else can be read: %s', (text, cited) =>
    expect(citedIn(text)).toEqual([cited]),
  )

  test.each(['ECLI:DE:BAG:2000:X', 'ECLI:EU:C:2019:.', 'ECLI:EU:C:2019:...', 'ECL:EU:C:2019:4', 'ECLI ECLI:EU'])(
    'is none: %s',
    (text) => expect(citedIn(text)).toEqual([]),
  )

  test.each([
    ['ECLI:EU:C:2019:402.', 'ECLI:EU:C:2019:402'],
    ['ECLI:EU:C:2019:402... usw.', 'ECLI:EU:C:2019:402'],
    ['siehe ECLI:EU:C:2019:402, dort', 'ECLI:EU:C:2019:402'],
  ])('ends before the dots of its sentence: %s', (text, written) =>
    expect(citationsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([written]),
  )

  test('is followed at once by what is cited next', () =>
    expect(citedIn('ECLI:EU:C:2019:402§ 1 KSchG')).toEqual(['ecli EuGH 2019', 'KSchG 1']))
})
