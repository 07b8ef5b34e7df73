import { expect, test } from 'vitest'
import { dayPackageRates } from '#core/venues/day-package-rates.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import { someContentFolder } from './sample-content.ts'

test.each([
  ['2023-12-31', [7, 19]],
  ['2024-01-01', [19]],
  ['2025-12-31', [19]],
  ['2026-01-01', [7, 19]],
])('on %s a day package is taxed by %j percent', (day, rates) => expect(dayPackageRates(day)).toEqual(rates))

test('the page of a hotel tells the rates of its day in Berlin', async () => {
  const core = openTestCore('2025-12-31T22:59:00.000Z')
  await core.stage.content(someContentFolder())
  const { venues } = core.site(aVisitor()).programme
  const ratesNow = async () => valueOf(await venues.hotel({ key: 'haus-elbgarten-11' })).dayPackageRates
  expect(await ratesNow()).toEqual([19])
  core.travelTo('2025-12-31T23:00:00.000Z')
  expect(await ratesNow()).toEqual([7, 19])
})
