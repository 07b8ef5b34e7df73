import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import type { CostLineSeen, CostFields, CostsSeen, CostTableSeen, Reckoned } from '#features/costs/costs.driver.ts'
import type { Scenario } from '#features/support/world.ts'
import { listed } from '../support/words.ts'

/** What a column of a scenario is called in the form. */
const names: Readonly<Record<string, string>> = {
  people: 'personen',
  overnight: 'uebernachtung',
  'the evening before': 'vorabend',
  'the morning after': 'spaeter',
  breakfast: 'fruehstueck',
  parking: 'parken',
  by: 'anreise',
  kilometres: 'km',
  tickets: 'fahrkarte',
  VAT: 'mwst',
}

const reckoned = new WeakMap<Scenario, Reckoned>()

const reckon = async (scenario: Scenario, date: string, asked: CostFields): Promise<void> => {
  reckoned.set(scenario, await (await scenario.visit()).costs.reckon(date, asked))
}

When('the costs of {string} are reckoned', async function (this: Scenario, date: string) {
  await reckon(this, date, [])
})
/** Values for each participant stand one behind the other: 'ja; nein'. */
When('the costs of {string} are reckoned with:', async function (this: Scenario, date: string, table: DataTable) {
  const asked = Object.entries(table.rowsHash()).flatMap(([column, values]) => {
    const name = names[column]
    assert(name, `nothing to choose is called ${column}`)
    return values.split(';').map((value) => [name, value.trim()] as const)
  })
  await reckon(this, date, asked)
})

const seen = (scenario: Scenario): CostsSeen => {
  const outcome = reckoned.get(scenario)
  assert(outcome && 'found' in outcome, `expected costs, got ${JSON.stringify(outcome)}`)
  return outcome.found
}
const tableOf = (scenario: Scenario, whose: string): CostTableSeen => {
  const { tables } = seen(scenario)
  const table = tables.find((it) => it.whose === whose)
  assert(table, `no table is of ${whose}, only of ${tables.map((it) => it.whose).join(' | ')}`)
  return table
}
/** No-break spaces are the page's matter. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

Then('{string} costs:', function (this: Scenario, whose: string, table: DataTable) {
  const lines = tableOf(this, whose).lines.map(({ item, quantity, each, rate, net }: CostLineSeen) =>
    [item, quantity, each, rate, net].map(plain),
  )
  assert.deepEqual(lines, table.rows())
})
Then('{string} sums up to:', function (this: Scenario, whose: string, table: DataTable) {
  const sums = tableOf(this, whose).sums.map(({ label, amount }) => [label, amount].map(plain))
  assert.deepEqual(sums, table.raw())
})
Then('the reckoning is for {list}', function (this: Scenario, whose: readonly string[]) {
  assert.deepEqual(
    seen(this).tables.map((table) => table.whose),
    whose,
  )
})
Then('for information the journeys cost {string}', function (this: Scenario, amount: string) {
  assert.equal(plain(seen(this).travel ?? 'nothing'), amount)
})
Then('it takes {string}', function (this: Scenario, duration: string) {
  assert.equal(plain(seen(this).duration), duration)
})
Then('whoever is given the address of this calculation sees the same', async function (this: Scenario) {
  const told = seen(this)
  const { pathname, searchParams } = new URL(told.address, 'http://any')
  await reckon(this, pathname.split('/').at(-1) ?? '', [...searchParams])
  assert.deepEqual(seen(this), told)
})
Then('nobody travels', function (this: Scenario) {
  assert.equal(seen(this).travel, undefined)
})
Then('the claim rests on {string}', function (this: Scenario, text: string) {
  assert.equal(seen(this).legal.map(plain).join(' '), text)
})
Then('nothing is reckoned because of {string}', function (this: Scenario, fields: string) {
  assert.deepEqual(reckoned.get(this), { wrong: listed(fields) })
})
Then('there are no costs', function (this: Scenario) {
  assert.deepEqual(reckoned.get(this), { missing: true })
})
Then('the costs are at {string}', function (this: Scenario, address: string) {
  assert.deepEqual(reckoned.get(this), { ledTo: address })
})
Then('the costs are of the past date {string} of {string}', function (this: Scenario, days: string, address: string) {
  assert.deepEqual(reckoned.get(this), { past: { days, theme: address } })
})
Then('the costs are of a date that has begun, told of at {string}', function (this: Scenario, address: string) {
  assert.deepEqual(reckoned.get(this), { begun: { at: address } })
})
