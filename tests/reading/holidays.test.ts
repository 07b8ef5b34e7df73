import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { knowingHolidays } from '#reading/holidays.ts'

test.each([
  ['2027-05-06', 'Bayern', 'Christi Himmelfahrt'],
  ['2027-05-06', undefined, 'Christi Himmelfahrt'],
  ['2027-05-07', 'Bayern', undefined],
  ['2027-05-27', 'Hamburg', undefined],
  ['2027-05-27', 'Nordrhein-Westfalen', 'Fronleichnam'],
  ['2027-11-17', 'Sachsen', 'Buß- und Bettag'],
  ['2028-04-14', 'Thüringen', 'Karfreitag'],
  ['2027-10-03', 'Atlantis', 'Tag der Deutschen Einheit'],
])('%s in %s: %s', (day, state, name) => expect(knowingHolidays(day, state)).toBe(name))

test('wherever the program runs', () => {
  const code = `import('#reading/holidays.ts').then(({ knowingHolidays }) => console.log(knowingHolidays('2027-05-06', 'Bayern')))`
  for (const TZ of ['Pacific/Auckland', 'Pacific/Honolulu'])
    expect(
      execFileSync('node', ['-e', code], { env: { ...process.env, TZ } })
        .toString()
        .trim(),
    ).toBe('Christi Himmelfahrt')
})
