import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { programsOf } from '../support/programs.ts'
import { listed } from '../support/words.ts'

Given(
  'the law {string} at {string} with the norms {string}',
  function (this: Scenario, law: string, slug: string, norms: string) {
    this.lawsWithPages.push({ law, slug, norms: listed(norms) })
  },
)
Given('the law {string} at {string}, which nobody imported', function (this: Scenario, law: string, slug: string) {
  this.lawsWithPages.push({ law, slug })
})
Given('the decision {string}', function (this: Scenario, slug: string) {
  this.rulingsWithPages.push(slug)
})

const link = async (scenario: Scenario, text: string, how: { within?: string; once?: boolean } = {}) => {
  const { citations } = await programsOf(scenario)
  const pages = { laws: scenario.lawsWithPages, rulings: scenario.rulingsWithPages }
  scenario.seen.linked = await citations.link(text, pages, how)
}

When('a program links the text {string}', async function (this: Scenario, text: string) {
  await link(this, text)
})
When(
  'a program links the text {string} of the law {string}',
  async function (this: Scenario, text: string, law: string) {
    await link(this, text, { within: law })
  },
)
When('a program links each target of the paragraph {string} once', async function (this: Scenario, text: string) {
  await link(this, text, { once: true })
})

Then('{string} lead(s) to {string}', function (this: Scenario, words: string, address: string) {
  assert.equal(this.seen.linked?.links.find((each) => each.words === words)?.address, address)
})
Then('the text leads to {string}', function (this: Scenario, addresses: string) {
  assert.deepEqual(
    this.seen.linked?.links.map(({ address }) => address),
    listed(addresses),
  )
})
Then('the text leads nowhere', function (this: Scenario) {
  assert.deepEqual(this.seen.linked?.links, [])
})
Then('it still reads {string}', function (this: Scenario, text: string) {
  assert.equal(this.seen.linked?.text, text)
})
