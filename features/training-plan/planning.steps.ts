import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'

const planning = async (scenario: Scenario) => {
  const { programs } = await scenario.visit()
  if (!programs) throw new Error('programs look at no screen')
  return programs.trainingPlans
}
const planOf = async (scenario: Scenario, who: string) => {
  const plan = (await (await planning(scenario)).see()).plans.find((each) => each.who === who)
  assert.ok(plan, `${who} has no plan`)
  return plan
}

Given('on {word} the programme teaches:', function (this: Scenario, today: string, table: DataTable) {
  const events = table.hashes().map(({ training = '', number, from = '', days, seats, price = '' }) => ({
    training,
    number: Number(number),
    from,
    days: Number(days),
    seats: Number(seats),
    price,
  }))
  this.taught = { today, events }
})

Given(
  'a gremium of {int} elected on {word} with:',
  async function (this: Scenario, size: number, elected: string, table: DataTable) {
    const members = table
      .hashes()
      .map(({ who = '', mandate = '', duties = '', attended = '' }) => ({ who, mandate, duties, attended }))
    await (await planning(this)).open({ ...this.taught, size, elected, members })
  },
)

Given(
  '{string} has chosen the event {int} of {string}',
  async function (this: Scenario, who: string, event: number, training: string) {
    assert.equal(await (await planning(this)).choose(who, training, event), undefined)
  },
)

When(
  '{string} chooses the event {int} of {string}',
  async function (this: Scenario, who: string, event: number, training: string) {
    this.seen.sentence = await (await planning(this)).choose(who, training, event)
  },
)

When('it plans its trainings', async function (this: Scenario) {
  await (await planning(this)).see()
})

Then('the plan of {string} begins with:', async function (this: Scenario, who: string, table: DataTable) {
  const { steps } = await planOf(this, who)
  const expected = table.raw()
  assert.deepEqual(steps.slice(0, expected.length), expected)
})

Then('in {int} its trainings cost {string}', async function (this: Scenario, year: number, costs: string) {
  assert.equal((await (await planning(this)).see()).costs[year], costs)
})

Then('of its basics this is known:', async function (this: Scenario, table: DataTable) {
  const { matrix } = await (await planning(this)).see()
  const expected = table.raw()
  const columns = (expected[0] ?? []).map((training) => matrix[0]?.indexOf(training) ?? -1)
  assert.deepEqual(
    matrix.map((row) => columns.map((column) => row[column])),
    expected,
  )
})

Then('{string} is told {string}', function (this: Scenario, _who: string, sentence: string) {
  assert.equal(this.seen.sentence, sentence)
})

Then('the first training of {string} rests on:', async function (this: Scenario, who: string, basis: string) {
  assert.equal((await planOf(this, who)).basis, basis)
})
