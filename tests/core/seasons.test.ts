import { expect, test } from 'vitest'
import { inSeasons, seasonOf, seasonsOf } from '#core/finder/seasons.ts'

test.each([
  ['2026-12', 'winter', 2026],
  ['2027-01', 'winter', 2026],
  ['2027-02', 'winter', 2026],
  ['2027-03', 'fruehjahr', 2027],
  ['2027-05', 'fruehjahr', 2027],
  ['2027-06', 'sommer', 2027],
  ['2027-08', 'sommer', 2027],
  ['2027-09', 'herbst', 2027],
  ['2027-11', 'herbst', 2027],
  ['2027-12', 'winter', 2027],
])('%s lies in the %s that began in %i', (month, name, year) => {
  expect(seasonOf(month)).toMatchObject({ name, year })
  expect(seasonOf(month).months).toContain(month)
})

test('a season is three months in a row, a winter those of two years', () => {
  expect(seasonOf('2027-04').months).toEqual(['2027-03', '2027-04', '2027-05'])
  expect(seasonOf('2027-01').months).toEqual(['2026-12', '2027-01', '2027-02'])
})

test('each season of some months stands once, in order', () => {
  expect(seasonsOf(['2027-05', '2026-12', '2027-02', '2027-03']).map(({ name, year }) => `${name} ${year}`)).toEqual([
    'winter 2026',
    'fruehjahr 2027',
  ])
})

test('only whole seasons take the place of their months', () => {
  const spring = seasonOf('2027-03')
  expect(inSeasons(['2027-05', '2027-03', '2027-04', '2027-06', '2027-08'])).toEqual([spring, '2027-06', '2027-08'])
  expect(inSeasons(['2027-03', '2027-05'])).toEqual(['2027-03', '2027-05'])
  expect(inSeasons(['quatsch'])).toEqual(['quatsch'])
})
