import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import type { KeepsTheRoster } from './roster.driver.ts'

type Who = string | undefined

const answers = new WeakMap<Scenario, string>()

const roster = async (scenario: Scenario, who: Who): Promise<KeepsTheRoster> => (await scenario.visit(who)).roster

Given('the roster of {person} has:', async function (this: Scenario, who: Who, table: DataTable) {
  for (const draft of table.hashes()) assert.equal(await (await roster(this, who)).add(draft), 'done')
})
When('{person} adds to the roster:', async function (this: Scenario, who: Who, table: DataTable) {
  for (const draft of table.hashes()) answers.set(this, await (await roster(this, who)).add(draft))
})
When('{person} looks at the member {string}', async function (this: Scenario, who: Who, name: string) {
  await (await roster(this, who)).lookAt(name)
})
When(
  '{person} says of the member {string}: {word} {string}',
  async function (this: Scenario, who: Who, name: string, field: string, value: string) {
    answers.set(this, await (await roster(this, who)).change(name, { [field]: value }))
  },
)
When(
  '{person} ends the term of {string} on {word}, and {string} moves up',
  async function (this: Scenario, who: Who, name: string, until: string, successor: string) {
    answers.set(this, await (await roster(this, who)).endTerm(name, until, successor))
  },
)
When(
  '{person} ends the term of {string} on {word}',
  async function (this: Scenario, who: Who, name: string, until: string) {
    answers.set(this, await (await roster(this, who)).endTerm(name, until))
  },
)
When('{person} takes the member {string} out', async function (this: Scenario, who: Who, name: string) {
  answers.set(this, await (await roster(this, who)).remove(name))
})

Then('the roster says {string}', function (this: Scenario, said: string) {
  assert.equal(answers.get(this), said)
})
Then('{person} sees the roster:', async function (this: Scenario, who: Who, table: DataTable) {
  assert.deepEqual(await (await roster(this, who)).members(), table.raw().flat())
})
Then('{person} sees nobody in the roster', async function (this: Scenario, who: Who) {
  assert.deepEqual(await (await roster(this, who)).members(), [])
})
Then('{person} is told of the roster: {string}', async function (this: Scenario, who: Who, why: string) {
  assert.equal(await (await roster(this, who)).members(), why)
})
Then('{person} sees {string} seats taken', async function (this: Scenario, who: Who, seats: string) {
  assert.equal(await (await roster(this, who)).seats(), seats)
})
Then(
  '{person} sees beside {string} the address {string}',
  async function (this: Scenario, who: Who, name: string, email: string) {
    assert.equal(await (await roster(this, who)).emailOf(name), email)
  },
)
Then('{person} sees no address beside {string}', async function (this: Scenario, who: Who, name: string) {
  assert.equal(await (await roster(this, who)).emailOf(name), undefined)
})
Then('{person} sees that {string} has an account', async function (this: Scenario, who: Who, name: string) {
  assert.equal(await (await roster(this, who)).hasAccount(name), true)
})
Then('{person} sees that {string} has no account', async function (this: Scenario, who: Who, name: string) {
  assert.equal(await (await roster(this, who)).hasAccount(name), false)
})
Then('{person} is shown what stands there now: {string}', async function (this: Scenario, who: Who, now: string) {
  assert.equal(await (await roster(this, who)).toldInstead(), now)
})
