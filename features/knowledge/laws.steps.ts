import assert from 'node:assert/strict'
import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import { lawNorm, lawOf } from '#features/support/law-builder.ts'
import type { Scenario } from '#features/support/world.ts'

Given(
  'the law {string} is published with these norms:',
  async function (this: Scenario, law: string, norms: DataTable) {
    const written = norms.hashes().map(({ norm = '', title = '', text = '' }) => lawNorm(norm, title, text))
    await this.app.stage.law(lawOf(law, written))
  },
)
When('{person} looks at the laws', async function (this: Scenario, who: string | undefined) {
  this.seen.titles = await (await this.visit(who)).laws.laws()
})
When('{person} opens the law {string}', async function (this: Scenario, who: string | undefined, law: string) {
  this.seen.titles = await (await this.visit(who)).laws.contents(law)
})
When(
  '{person} opens the norm {string} of the law {string}',
  async function (this: Scenario, who: string | undefined, number: string, law: string) {
    this.seen.norm = await (await this.visit(who)).laws.norm(law, number)
  },
)
When(
  '{person} looks for {string} in the law {string}',
  async function (this: Scenario, who: string | undefined, words: string, law: string) {
    this.seen.titles = await (await this.visit(who)).laws.find(law, words)
  },
)
Given(
  'the law {string} is published anew with these norms:',
  async function (this: Scenario, law: string, norms: DataTable) {
    const written = norms.hashes().map(({ norm = '', title = '', text = '' }) => lawNorm(norm, title, text))
    await this.app.stage.law({ ...lawOf(law, written), builtAt: '20260101000000' })
  },
)
When(
  '{person} compares the norm {string} of the law {string} with the text before',
  async function (this: Scenario, who: string | undefined, number: string, law: string) {
    this.seen.comparedNorm = await (await this.visit(who)).laws.compared(law, number)
  },
)
Then('it said {string} and says {string}', function (this: Scenario, before: string, after: string) {
  assert.deepEqual(this.seen.comparedNorm, { before, after })
})
Then('what is found is {list}', function (this: Scenario, norms: readonly string[]) {
  assert.deepEqual(this.seen.titles, norms)
})
Then('the norm leads to {list}', function (this: Scenario, addresses: readonly string[]) {
  assert.deepEqual(this.seen.norm?.leadsTo, addresses)
})
Then('the laws are {list}', function (this: Scenario, laws: readonly string[]) {
  assert.deepEqual(this.seen.titles, laws)
})
Then('its contents are {list}', function (this: Scenario, contents: readonly string[]) {
  assert.deepEqual(this.seen.titles, contents)
})
Then('the norm is {string} and says {string}', function (this: Scenario, heading: string, text: string) {
  assert.equal(this.seen.norm?.heading, heading)
  assert(this.seen.norm?.text.includes(text), `it does not say '${text}'`)
})
Then('one leafs from it to {list}', function (this: Scenario, names: readonly string[]) {
  assert.deepEqual(this.seen.norm?.neighbours, names)
})
When(
  '{person} opens the law {string}, which is not there yet',
  async function (this: Scenario, who: string | undefined, law: string) {
    this.seen.missingLaw = await (await this.visit(who)).laws.missing(law)
  },
)
Then('the law that is missing is {string}', function (this: Scenario, law: string) {
  assert.equal(this.seen.missingLaw, law)
})
Then('there is no such norm', function (this: Scenario) {
  assert.equal(this.seen.norm, undefined)
})
