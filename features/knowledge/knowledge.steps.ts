import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'

type Group = 'br' | 'sbv' | 'jav'

When(
  '{person} looks at the lexicon grid for {string}',
  async function (this: Scenario, who: string | undefined, group: Group) {
    this.seen.lexicon = await (await this.visit(who)).lexicon.grid(group, 1440)
  },
)
When(
  '{person} looks at the lexicon grid for {string} in a window {int} pixels wide',
  async function (this: Scenario, who: string | undefined, group: Group, width: number) {
    this.seen.lexicon = await (await this.visit(who)).lexicon.grid(group, width)
  },
)
When('{person} opens the lexicon for {string}', async function (this: Scenario, who: string | undefined, group: Group) {
  this.seen.titles = await (await this.visit(who)).lexicon.titles(group)
})
When(
  '{person} opens the lexicon entry {string} for {string}',
  async function (this: Scenario, who: string | undefined, slug: string, group: Group) {
    const entry = await (await this.visit(who)).lexicon.entry(group, slug)
    this.seen.opened = entry ? { found: entry } : { missing: true }
  },
)
Then('the entry {string} leads to {string}', function (this: Scenario, title: string, address: string) {
  assert.equal(this.seen.lexicon?.entries.find((entry) => entry.title === title)?.address, address)
})
Then('the entries are {list}', function (this: Scenario, titles: readonly string[]) {
  assert.deepEqual(
    this.seen.lexicon?.entries.map(({ title }) => title),
    titles,
  )
})
Then("the lexicon's page lists {list}", function (this: Scenario, titles: readonly string[]) {
  assert.deepEqual(this.seen.titles, titles)
})
Then('it has {int} columns', function (this: Scenario, columns: number) {
  assert.equal(this.seen.lexicon?.columns, columns)
})
Then('the entry {string} is explained', function (this: Scenario, title: string) {
  assert.deepEqual(this.seen.opened, { found: { title, definition: `Was ${title} ist.` } })
})
