import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import type { AsksTheFinder, EventsCounted, Wanted } from '#features/finder/asking-the-finder.driver.ts'
import type { Scenario } from '#features/support/world.ts'
import { listed } from '../support/words.ts'

const finderOf = async (scenario: Scenario): Promise<AsksTheFinder> => (await scenario.visit()).search

const look = async (scenario: Scenario, wanted: Wanted): Promise<void> => {
  scenario.seen.search = await (await finderOf(scenario)).find(wanted)
}

const foundBy = ({ seen }: Scenario): EventsCounted => {
  assert(seen.search && 'found' in seen.search, `expected dates, got ${JSON.stringify(seen.search)}`)
  return seen.search.found
}

Given(
  'the town {string} lies at {float} north, {float} east',
  function (this: Scenario, town: string, latitude: number, longitude: number) {
    const location = this.draft.content().locations.find(({ name }) => name === town)
    assert(location, `no town is called ${town}`)
    const locationId = location.internalId
    this.draft.record({
      at: { file: 'counting-dates.feature', line: 1 },
      kind: 'location',
      key: String(locationId),
      value: {
        locationId,
        state: 'Land',
        position: { latitude, longitude },
        teaser: 'Eine Stadt.',
        description: 'Eine Stadt mit Seminarhotels.',
        sideProgramme: [],
      },
    })
  },
)

When(/^(?:a visitor|she|he) asks the finder$/, function (this: Scenario) {
  return look(this, {})
})

When(
  /^(?:a visitor|she|he) asks the finder for (\w+) "([^"]*)"$/,
  function (this: Scenario, filter: string, value: string) {
    return look(this, { [filter]: value })
  },
)

When(/^(?:a visitor|she|he) asks the finder by "(\w+)"$/, function (this: Scenario, sort: string) {
  return look(this, { sort })
})

When(
  /^(?:a visitor|she|he) asks the finder by "entfernung" from "(\w+)"$/,
  function (this: Scenario, postcode: string) {
    return look(this, { sort: 'entfernung', postcode })
  },
)

When(
  /^(?:a visitor|she|he) asks the finder within (\d+) km of "(\w+)"$/,
  function (this: Scenario, radius: number, postcode: string) {
    return look(this, { radius: String(radius), postcode })
  },
)

Then('the finder answers {string}', function (this: Scenario, numbers: string) {
  assert.deepEqual(
    foundBy(this).dates.map(({ number }) => String(number)),
    listed(numbers),
  )
})

Then('the finder counts {int} dates', function (this: Scenario, total: number) {
  assert.equal(foundBy(this).total, total)
})

Then('the finder counts:', function (this: Scenario, table: DataTable) {
  const shown = table
    .hashes()
    .map(({ facet = '', value = '' }) => ({ facet, value, count: String(foundBy(this).count(facet, value)) }))
  assert.deepEqual(shown, table.hashes())
})

Then('the finder finds the date {int} {int} km away', function (this: Scenario, number: number, away: number) {
  assert.equal(foundBy(this).dates.find((date) => date.number === number)?.away, away)
})

Then(
  'the finder says of the date {int} that it is {string}',
  function (this: Scenario, number: number, reason: string) {
    assert.equal(foundBy(this).dates.find((date) => date.number === number)?.reason, reason)
  },
)

Then('the finder refuses: {string} is {string}', function (this: Scenario, field: string, fault: string) {
  assert.deepEqual(this.seen.search, { refused: { [field]: fault } })
})

When('{int} places of the date {int} are taken', function (this: Scenario, places: number, number: number) {
  return this.app.stage.takeSeats(number, places)
})

const countsEverywhere = (counts: Readonly<Record<string, number>>, expected: number): void =>
  assert.deepEqual(counts, Object.fromEntries(Object.keys(counts).map((where) => [where, expected])))

Then(
  'the town {string} has {int} event(s), wherever one asks',
  async function (this: Scenario, town: string, count: number) {
    countsEverywhere(await (await finderOf(this)).countsIn(town), count)
  },
)

Then(
  'the hotel {string} has {int} event(s), wherever one asks',
  async function (this: Scenario, hotel: string, count: number) {
    countsEverywhere(await (await finderOf(this)).countsAt(hotel), count)
  },
)
