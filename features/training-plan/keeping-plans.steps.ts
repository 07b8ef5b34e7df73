import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import { trainingKeys } from '#core/training-plan/curriculum.ts'
import type { Scenario } from '#features/support/world.ts'
import { personOf } from '../support/people.ts'
import type { KeepsPlans } from './keeping-plans.driver.ts'

type Who = string | undefined

/** What somebody was told last, and the plan that was made last. */
const answers = new WeakMap<Scenario, string>()
const made = new WeakMap<Scenario, { readonly id: string; readonly token: string }>()

const plans = async (scenario: Scenario, who: Who): Promise<KeepsPlans> => (await scenario.visit(who)).plans
const plan = (scenario: Scenario) => {
  const last = made.get(scenario)
  assert(last, 'no plan was made')
  return last
}
const make = async (scenario: Scenario, who: Who, over: Readonly<Record<string, string>>, email?: string) => {
  const own = await plans(scenario, who)
  answers.set(scenario, await own.make(over, email))
  if (answers.get(scenario) === 'done') made.set(scenario, own.lastMade())
}

Given('themes teach:', function (this: Scenario, table: DataTable) {
  for (const { training = '', title = '', number, from = '', days, seats } of table.hashes()) {
    const key = trainingKeys.find((each) => each === training)
    assert(key, `${training} is no training`)
    if (!this.draft.content().themes.some((theme) => theme.title === title)) {
      this.draft.theme(title)
      const at = { file: 'lehrplan.yaml', line: 1 }
      this.draft.record({ kind: 'teaching', key, value: { training: key, themes: [this.draft.lastTheme()] }, at })
    }
    this.draft.date({ eventId: Number(number), start: from, days: Number(days), places: Number(seats) })
  }
})

When('{person} has a plan made for {string}', async function (this: Scenario, who: Who, name: string) {
  await make(this, who, { name })
})
When('{person} asks for a plan with:', async function (this: Scenario, who: Who, table: DataTable) {
  await make(this, who, table.rowsHash())
})
When(
  '{person} has a plan made for {string} in the account of {person}',
  async function (this: Scenario, who: Who, name: string, other: Who) {
    await make(this, who, { name }, personOf(other ?? '').email)
  },
)
When(
  '{person} does {string} to {string} of the plan as it was at {int}',
  async function (this: Scenario, who: Who, what: string, training: string, version: number) {
    answers.set(this, await (await plans(this, who)).edit(plan(this).id, version, what, training))
  },
)
When(
  '{person} takes the event {int} for {string} of the plan as it was at {int}',
  async function (this: Scenario, who: Who, event: number, training: string, version: number) {
    answers.set(this, await (await plans(this, who)).edit(plan(this).id, version, 'pin', training, event))
  },
)
When('{person} deletes the plan', async function (this: Scenario, who: Who) {
  answers.set(this, await (await plans(this, who)).delete(plan(this).id))
})
When('{int} days go by', function (this: Scenario, days: number) {
  this.app.clock.pass(days * 24 * 60)
})

Then('of the plan it is said: {string}', function (this: Scenario, sentence: string) {
  assert.equal(answers.get(this), sentence)
})
Then('{person} has the plans {string}', async function (this: Scenario, who: Who, names: string) {
  const own = await (await plans(this, who)).own()
  assert.equal(typeof own === 'string' ? own : own.join(', '), names)
})
Then('the plan holds for {person}:', async function (this: Scenario, who: Who, table: DataTable) {
  const read = await (await plans(this, who)).read(plan(this).token)
  assert(typeof read !== 'string', 'the plan is not read')
  const expected = table.raw()
  assert.deepEqual(read.steps.slice(0, expected.length), expected)
})
Then('{person} reads the plan and may not change it', async function (this: Scenario, who: Who) {
  const read = await (await plans(this, who)).read(plan(this).token)
  assert(typeof read !== 'string', 'the plan is not read')
  assert.equal(read.mayChange, false)
})
Then('{person} is told of its link: {string}', async function (this: Scenario, who: Who, why: string) {
  assert.equal(await (await plans(this, who)).read(plan(this).token), why)
})
Then('{person} is told of its number: {string}', async function (this: Scenario, who: Who, why: string) {
  assert.equal(await (await plans(this, who)).readById(plan(this).id), why)
})
Then('{person} is told of all plans: {string}', async function (this: Scenario, who: Who, why: string) {
  const all = await (await plans(this, who)).all()
  assert.equal(typeof all === 'string' ? all : all.join(', '), why)
})
Then(
  'of her Gremium {person} learns that {string} has {string}: {string}',
  async function (this: Scenario, who: Who, name: string, training: string, standing: string) {
    assert.equal(await (await plans(this, who)).standing(name, training), standing)
  },
)
