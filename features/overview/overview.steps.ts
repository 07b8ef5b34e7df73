import assert from 'node:assert/strict'
import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { personOf } from '../support/people.ts'
import type { OverviewAnswer, OverviewSeen } from './overview.driver.ts'

type Who = string | undefined

const answers = new WeakMap<Scenario, OverviewAnswer>()
/** Numbers of Gremien by their company. */
const gremien = new WeakMap<Scenario, Map<string, string>>()

const seen = (scenario: Scenario): OverviewSeen => {
  const answer = answers.get(scenario)
  assert(typeof answer === 'object' && 'greeting' in answer, `no overview: ${JSON.stringify(answer)}`)
  return answer
}
const listOf = (text: string): readonly string[] => (text === '' ? [] : text.split(', '))
const numbersIn = (text: string): Readonly<Record<string, number | string>> =>
  Object.fromEntries(
    listOf(text).map((one) => {
      const [field = '', value = ''] = one.split(' ')
      return [field, field === 'electedAt' ? value : Number(value)]
    }),
  )

Given(
  '{person} manages the Gremium {string} of {string} with {string}',
  async function (this: Scenario, who: Who, type: string, company: string, numbers: string) {
    const { email } = personOf(who ?? this.acting)
    const users = [{ email, role: 'verwalter' }] as const
    const id = await this.app.stage.gremium({ type, company, ...numbersIn(numbers), users })
    gremien.set(this, (gremien.get(this) ?? new Map<string, string>()).set(company, id))
  },
)

When('{person} opens the overview', async function (this: Scenario, who: Who) {
  answers.set(this, await (await this.visit(who)).overview.overview())
})
When(/^(Mara|Jonas) opens (?:her|his) overview$/, async function (this: Scenario, who: string) {
  answers.set(this, await (await this.visit(who)).overview.overview())
})
When(
  /^(Mara|Jonas) opens (?:her|his) overview of "([^"]*)"$/,
  async function (this: Scenario, who: string, company: string) {
    const id = gremien.get(this)?.get(company)
    assert(id, `nobody manages a Gremium of ${company}`)
    answers.set(this, await (await this.visit(who)).overview.overview(id))
  },
)

Then('{person} is led to sign in and back to {string}', function (this: Scenario, _who: Who, address: string) {
  assert.deepEqual(answers.get(this), { signsInFor: address })
})
Then('there is nothing to be seen', function (this: Scenario) {
  assert.equal(answers.get(this), 'nothing')
})
Then('{person} is greeted with {string}', function (this: Scenario, _who: Who, greeting: string) {
  assert.equal(seen(this).greeting, greeting)
})
Then('{person} reads how to begin', function (this: Scenario, _who: Who) {
  assert.equal(seen(this).begins, true)
})
Then('her overview is about {string}', function (this: Scenario, name: string) {
  assert.equal(seen(this).gremium, name)
})
Then('{string} of its seats are taken', function (this: Scenario, taken: string) {
  assert.equal(seen(this).seats, `${taken} Sitzen besetzt.`)
})
Then('its hints are {string}', function (this: Scenario, titles: string) {
  assert.deepEqual(seen(this).hints, listOf(titles))
})
Then('what is under way on her overview is:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(
    seen(this).underWay,
    table.raw().map(([line = '']) => line),
  )
})
Then('nothing is on the wishlist of her overview', function (this: Scenario) {
  assert.deepEqual(seen(this).wishlist, { titles: [], total: 0 })
})
Then('on the wishlist of her overview are {string} of {int}', function (this: Scenario, titles: string, total: number) {
  assert.deepEqual(seen(this).wishlist, { titles: listOf(titles), total })
})

When('{person} says that she has seen all that is new', async function (this: Scenario, who: Who) {
  await (await this.visit(who)).overview.seenNews()
})

const lines = (table: DataTable): readonly string[] => table.raw().map(([line = '']) => line)
const plainly = (all: readonly string[]): readonly string[] => all.map((one) => one.replaceAll('\u00a0', ' '))

Then('new on her overview is:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(plainly(seen(this).news), lines(table))
})
Then('nothing is new on her overview', function (this: Scenario) {
  assert.deepEqual(seen(this).news, [])
})
Then('for her word on the list wait:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(seen(this).list, lines(table))
})
Then('nothing on the list waits for her word', function (this: Scenario) {
  assert.deepEqual(seen(this).list, [])
})
Then('the basics of her Gremium are:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(seen(this).training, lines(table))
})
Then('next in her plan are:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(seen(this).plan, lines(table))
})
Then('she has no plan on her overview', function (this: Scenario) {
  assert.deepEqual(seen(this).plan, [])
})
Then('recommended on her overview are:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(plainly(seen(this).recommended), lines(table))
})
Then('nothing is recommended on her overview', function (this: Scenario) {
  assert.deepEqual(seen(this).recommended, [])
})
