import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import type { LocationDetails } from '#core/venues/venue-details.ts'
import type { Scenario } from '#features/support/world.ts'
import { columnsOf } from '../support/columns.ts'
import { onDaysInARow } from '../support/programme-tables.ts'

const positions = { 1: [53.55, 9.99], 2: [51.34, 12.37], 3: [50.94, 6.95] } as const

Given('the towns lie where they lie', function (this: Scenario) {
  const records = Object.entries(positions).map(([id, [latitude, longitude]]) => {
    const value: LocationDetails = {
      locationId: Number(id),
      state: 'Land',
      position: { latitude, longitude },
      teaser: 'Gut zu erreichen.',
      description: 'Eine Stadt mit Bahnhof.',
      sideProgramme: [],
    }
    const at = { file: 'standorte.yaml', line: Number(id) }
    return { at, kind: 'location' as const, key: id, value }
  })
  this.draft.change((content) => ({ ...content, records: [...content.records, ...records] }))
})

Given('it is held on {int} days in a row from {string}', function (this: Scenario, count: number, from: string) {
  for (const event of onDaysInARow(count, from, this.draft)) this.draft.date(event)
})

When('{person} opens the finder', async function (this: Scenario, who: string | undefined) {
  await (await this.visit(who)).finder.open()
})

When('{person} looks for dates with:', async function (this: Scenario, who: string | undefined, table: DataTable) {
  const { finder } = await this.visit(who)
  await finder.open()
  await finder.narrow(table.rowsHash())
})

When('{person} narrows them by:', async function (this: Scenario, who: string | undefined, table: DataTable) {
  await (await this.visit(who)).finder.narrow(table.rowsHash())
})

When('{person} chooses the season {string}', async function (this: Scenario, who: string | undefined, name: string) {
  await (await this.visit(who)).finder.season(name)
})

When('{person} drops the filter {string}', async function (this: Scenario, who: string | undefined, chosen: string) {
  await (await this.visit(who)).finder.drop(chosen)
})

When('{person} resets all filters', async function (this: Scenario, who: string | undefined) {
  await (await this.visit(who)).finder.reset()
})

When(
  /^(?:he|she|the visitor) sorts by "(Datum|Entfernung|Preis)"$/,
  async function (this: Scenario, sorting: 'Datum' | 'Entfernung' | 'Preis') {
    await (await this.visit()).finder.sortBy(sorting)
  },
)

Then('the list can be sorted by {list}', async function (this: Scenario, sortings: readonly string[]) {
  assert.deepEqual(await (await this.visit()).finder.sortings(), sortings)
})

When('{person} goes on in the list', async function (this: Scenario, who: string | undefined) {
  await (await this.visit(who)).finder.more()
})

const see = async (scenario: Scenario) => (await scenario.visit()).finder.see()

Then('{string} are found', async function (this: Scenario, count: string) {
  assert.equal((await see(this)).count, count)
})

Then('the list reads:', async function (this: Scenario, table: DataTable) {
  assert.deepEqual(columnsOf((await see(this)).dates, table), table.hashes())
})

Then('the list holds {int} dates and {word}', async function (this: Scenario, count: number, how: string) {
  const { dates, goesOn } = await see(this)
  assert.deepEqual({ count: dates.length, goesOn }, { count, goesOn: how === 'continues' })
})

Then('the list says of {string}: {string}', async function (this: Scenario, title: string, whyNot: string) {
  const { dates } = await see(this)
  assert.equal(dates.find((date) => date.title === title)?.whyNot, whyNot)
})

Then(
  '{string} is marked as wrong and still reads {string}',
  async function (this: Scenario, label: string, typed: string) {
    assert((await see(this)).wrong.includes(label), JSON.stringify((await see(this)).wrong))
    assert.equal(await (await this.visit()).finder.typed(label), typed)
  },
)

Then('what comes nearest is:', async function (this: Scenario, table: DataTable) {
  assert.deepEqual((await see(this)).nearest, table.raw().flat())
})

When('{person} looks at their themes', async function (this: Scenario, who: string | undefined) {
  await (await this.visit(who)).finder.asThemes()
})

When('{person} looks at the dates again', async function (this: Scenario, who: string | undefined) {
  await (await this.visit(who)).finder.asEvents()
})

Then('the themes found are {string}:', async function (this: Scenario, count: string, table: DataTable) {
  assert.deepEqual(await (await this.visit()).finder.seeThemes(), { count, themes: table.hashes() })
})

When(
  '{person} touches on the start page of a phone:',
  async function (this: Scenario, who: string | undefined, table: DataTable) {
    this.width = 360
    await (await this.visit(who)).finder.quickly(table.rowsHash())
  },
)

When('{person} takes the paper of {string}', async function (this: Scenario, who: string | undefined, title: string) {
  await (await this.visit(who)).finder.paper(title)
})

Then('the screen was touched {int} times', async function (this: Scenario, times: number) {
  assert.equal((await this.visit()).finder.touches(), times)
})

Then('nothing else is offered', async function (this: Scenario) {
  assert.deepEqual((await see(this)).nearest, [])
})

When('{person} goes on to {string}', async function (this: Scenario, who: string | undefined, search: string) {
  await (await this.visit(who)).finder.follow(search)
})

Then('{string} counts {list}', async function (this: Scenario, label: string, counts: readonly string[]) {
  assert.deepEqual(await (await this.visit()).finder.counts(label), counts)
})
