import assert from 'node:assert/strict'
import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import { slugOf } from '#features/support/content-builder.ts'
import { recordOf } from '#features/support/record-builder.ts'
import type { Scenario } from '#features/support/world.ts'
import type { PrimerSeen } from './members-knowledge.driver.ts'

type Who = string | undefined

const listed = new WeakMap<Scenario, readonly string[]>()
const opened = new WeakMap<Scenario, PrimerSeen>()

Given("this members' knowledge:", function (this: Scenario, table: DataTable) {
  for (const { title = '', brief = '', text = '' } of table.hashes())
    this.draft.record(recordOf.primer({ slug: slugOf(title), title, brief, html: `<p>${text}</p>\n` }))
})

When("{person} looks at the members' knowledge", async function (this: Scenario, who: Who) {
  listed.set(this, await (await this.visit(who)).membersKnowledge.titles())
})
When("{person} looks for {string} in the members' knowledge", async function (this: Scenario, who: Who, q: string) {
  listed.set(this, await (await this.visit(who)).membersKnowledge.titles(q))
})
When(
  "{person} opens the text {string} of the members' knowledge",
  async function (this: Scenario, who: Who, slug: string) {
    opened.set(this, await (await this.visit(who)).membersKnowledge.read(slug))
  },
)

Then('these texts are there: {string}', function (this: Scenario, titles: string) {
  assert.deepEqual(listed.get(this), titles === '' ? [] : titles.split(', '))
})
Then('{person} has to sign in to read it', function (this: Scenario, _who: Who) {
  assert.equal(opened.get(this), 'sign in')
})
Then('its text is {string}', function (this: Scenario, text: string) {
  assert.deepEqual(opened.get(this), { text })
})
Then('there is no such text', function (this: Scenario) {
  assert.equal(opened.get(this), 'nothing')
})
